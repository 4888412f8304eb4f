import type { Attachment } from 'svelte/attachments';
import { onPointed } from '../../ui/pointed';
import type { Card, Mission } from './schema';

const HOVER = 400;
export const LONG_PRESS = 380;

export interface Shown {
  card?: Card;
  mission?: Mission;
  /** What a sign, a track or a space means. */
  words?: { title: string; text: string };
  /** Where on the screen lies what is shown. */
  at: DOMRect;
}

/** What is looked at closely. */
class Lens {
  shown = $state.raw<Shown | null>(null);

  close(): void {
    this.shown = null;
  }
}

export const lens = new Lens();

/** Show something enlarged, or in words, while the pointer rests on it, while it has the focus, and after a long press. */
export function enlargeable(what: Omit<Shown, 'at'> | null): Attachment<HTMLElement> {
  return (node) => {
    if (!what) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: Shown | null = null;
    node.dataset['enlarged'] = '';
    const stop = new AbortController();
    const on = (name: string, listener: (event: never) => void): void =>
      node.addEventListener(name, listener as EventListener, { signal: stop.signal });
    const show = (): void => {
      lens.shown = shown = { ...what, at: node.getBoundingClientRect() };
    };
    const halt = (): void => clearTimeout(timer);
    // The focus is also lost while the page is being drawn anew, when nothing that is drawn may change.
    const leave = (): void => {
      halt();
      const last = shown;
      shown = null;
      queueMicrotask(() => {
        if (last !== null && lens.shown === last) lens.close();
      });
    };
    onPointed(node, () => (timer = setTimeout(show, HOVER)), stop.signal);
    on('pointerdown', (event: PointerEvent) => {
      leave();
      if (event.pointerType !== 'mouse') timer = setTimeout(show, LONG_PRESS);
    });
    // What a tap does not choose, it explains, until the next tap.
    let isTapped = false;
    on('pointerup', (event: PointerEvent) => {
      halt();
      if (event.pointerType === 'mouse' || !what.words || node.matches('.can')) return;
      show();
      isTapped = true;
      const close = (): void => leave();
      window.addEventListener('pointerdown', close, { once: true, capture: true, signal: stop.signal });
    });
    on('pointercancel', leave);
    on('pointerleave', () => {
      // A finger leaves as soon as it is lifted.
      if (!isTapped) leave();
      isTapped = false;
    });
    on('focus', () => node.matches(':focus-visible') && show());
    on('blur', leave);
    on('keydown', (event: KeyboardEvent) => event.key === 'Escape' && lens.close());
    // A long press would open the browser's own menu.
    on('contextmenu', (event: PointerEvent) => event.pointerType !== 'mouse' && event.preventDefault());
    return () => {
      leave();
      stop.abort();
    };
  };
}

/** Say what something means: while the pointer rests on it, while it has the focus, and when it is touched. */
export const explained = (title: string, text: string): Attachment<HTMLElement> =>
  enlargeable({ words: { title, text } });
