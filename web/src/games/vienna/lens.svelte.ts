import type { Attachment } from 'svelte/attachments';
import type { Card, Mission } from './schema';

const HOVER = 400;
export const LONG_PRESS = 380;

export interface Shown {
  card?: Card;
  mission?: Mission;
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

/** Show something enlarged while the pointer rests on it, while it has the focus, and after a long press. */
export function enlargeable(what: Omit<Shown, 'at'>): Attachment<HTMLElement> {
  return (node) => {
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
    on('pointerenter', (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer = setTimeout(show, HOVER);
    });
    on('pointerdown', (event: PointerEvent) => {
      leave();
      if (event.pointerType !== 'mouse') timer = setTimeout(show, LONG_PRESS);
    });
    on('pointerup', halt);
    on('pointercancel', leave);
    on('pointerleave', leave);
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
