import type { Attachment } from 'svelte/attachments';
import type { Refusal } from '$lib/wire';
import { onPointed } from '../../ui/pointed';
import type { CardId } from './content';
import type { IconName } from './icons';
import type { Gadget } from './schema';

const HOVER = 650;
export const LONG_PRESS = 380;
const GRACE = 180;

/** A line of an explanation, with the sign it is about. */
export interface Line {
  icon?: IconName;
  text: string;
}

/** What a thing on the table is, in words. */
export interface Words {
  title: string;
  lines: readonly Line[];
  rules: readonly string[];
}

/** What is explained: a card, a gadget, or anything else in words; `refusal` says why it cannot be chosen. */
export interface Subject {
  card?: CardId;
  gadget?: Gadget;
  words?: Words;
  /** Whether it is told over log and chat where there are such, so that the tracks and the hand stay in sight. */
  isAside?: boolean;
  refusal?: Refusal | null;
}

/** A subject where it lies on the screen; one that was asked for by a click stays, and its links can be followed. */
interface Shown extends Subject {
  at: DOMRect;
  isPinned: boolean;
}

/** The thing that is looked at closely; one at a time. */
class Lens {
  shown = $state.raw<Shown | null>(null);
  private closing: ReturnType<typeof setTimeout> | undefined;

  show(subject: Subject, node: Element, isPinned = false): void {
    this.stay();
    this.shown = { ...subject, at: node.getBoundingClientRect(), isPinned };
  }

  /** Keep it open, for instance because the pointer has reached it. */
  stay(): void {
    clearTimeout(this.closing);
  }

  /** Close it after a moment in which the pointer can reach it. */
  closeSoon(): void {
    this.stay();
    this.closing = setTimeout(() => this.close(), GRACE);
  }

  close(): void {
    this.stay();
    this.shown = null;
  }
}

export const lens = new Lens();

/**
 * Explain something while the pointer rests on it, while it has the focus, and after a long press; with `onTap` also when it is
 * clicked or tapped.
 */
export function examinable(subject: () => Subject, onTap = false): Attachment<HTMLElement> {
  return (node) => {
    node.dataset['enlarged'] = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => lens.show(subject(), node);
    const pin = (): void => lens.show(subject(), node, true);
    const wait = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (event.pointerType !== 'mouse') timer = setTimeout(show, LONG_PRESS);
    };
    const leave = (event: Event): void => {
      clearTimeout(timer);
      // A finger leaves with the tap that asked.
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') lens.closeSoon();
    };
    const halt = (): void => clearTimeout(timer);
    const focus = (): void => {
      if (node.matches(':focus-visible')) show();
    };
    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', wait],
      ['pointerup', halt],
      ['pointercancel', halt],
      ['pointerleave', leave],
      ['focus', focus],
      ['blur', leave],
      // A long press would open the browser's own menu.
      ['contextmenu', (event: PointerEvent) => event.pointerType !== 'mouse' && event.preventDefault()],
    ];
    if (onTap) listeners.push(['click', pin]);
    const stop = new AbortController();
    for (const [name, listener] of listeners)
      node.addEventListener(name, listener as EventListener, { signal: stop.signal });
    onPointed(node, () => (timer = setTimeout(show, HOVER)), stop.signal);
    return () => {
      halt();
      stop.abort();
    };
  };
}
