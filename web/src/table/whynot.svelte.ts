import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Refusal } from '$lib/wire';
import { announcer } from '../ui/announcer.svelte';

/** How long there is to reach the answer's link. */
const GRACE = 300;

export type Ask = () => Promise<Refusal | null>;

interface Tip {
  refusal: Refusal;
  /** What cannot be chosen, and where it lies on the screen. */
  node: Element;
  at: DOMRect;
}

/** Why the thing pointed at cannot be chosen now; one answer at a time. */
class Tips {
  shown = $state.raw<Tip | null>(null);
  private wanted: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask, and show the answer unless something else was asked meanwhile. */
  async show(node: Element, ask: Ask, isSpoken = true): Promise<void> {
    this.stay();
    this.wanted = node;
    const refusal = await ask();
    if (this.wanted !== node || !node.isConnected) return;
    this.shown = refusal && { refusal, node, at: node.getBoundingClientRect() };
    if (refusal && isSpoken) announcer.say(refusal.message);
  }

  /** Keep what is shown, for instance because the pointer has reached it. */
  stay(): void {
    clearTimeout(this.timer);
  }

  leave(): void {
    this.stay();
    this.timer = setTimeout(() => this.close(), GRACE);
  }

  /** Close what is shown or asked for about something. */
  forget(node: Element): void {
    if (this.wanted === node) this.close();
  }

  close(): void {
    this.stay();
    this.wanted = null;
    this.shown = null;
  }
}

export const tips = new Tips();

/**
 * Say why something cannot be chosen when it is clicked or tapped: whoever only looks is not told off. With null, or with null for an answer, it can be chosen, and nothing is said; `isAnswered` if a click is answered
 * elsewhere.
 */
export function whyNot(ask: Ask | null, isAnswered = false): Attachment<Element> {
  return (node) => {
    if (!ask) return undefined;
    const stop = new AbortController();
    const on = (name: string, listener: (event: never) => void): void =>
      node.addEventListener(name, listener as EventListener, { signal: stop.signal });
    /** A click by keyboard moves the focus on to the link. */
    const answer = async (event: MouseEvent): Promise<void> => {
      await tips.show(node, ask);
      await tick();
      if (event.detail === 0) document.querySelector<HTMLElement>('[data-why-tip] a')?.focus();
    };
    on('pointerleave', () => tips.leave());
    on('blur', () => tips.leave());
    on('click', (event: MouseEvent) => (isAnswered ? tips.close() : void answer(event)));
    on('keydown', (event: KeyboardEvent) => event.key === 'Escape' && tips.close());
    return () => {
      stop.abort();
      tips.forget(node);
    };
  };
}
