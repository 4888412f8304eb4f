import type { Attachment } from 'svelte/attachments';
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

/** How long the longest movement takes, in milliseconds. */
export const LONG = 380;

/** Whether motion is reduced: by the reader's setting, else by the device's. */
export function isStill(): boolean {
  const setting = document.documentElement.dataset['motion'];
  return (
    setting === 'reduced' || (setting !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}

/** How much longer than usual things move, as the reader has set the pace of the table. */
let slowness = 1;
export function setSlowness(factor: number): void {
  slowness = factor;
}

/** How long something moves, in milliseconds; 0 with reduced motion. */
export const lasting = (duration: number = LONG): number => (isStill() ? 0 : duration * slowness);

/** Bring everything that moves to its end at once; what goes on for ever is left alone. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}

/** Turn something over, as a card that is shown. */
export const turn = (_node: Element, { duration = 300 } = {}): TransitionConfig => ({
  duration: lasting(duration),
  easing: cubicOut,
  css: (_at, left) => `transform: perspective(40rem) rotateY(${left * 90}deg); opacity: ${1 - left * left}`,
});

/** Let something appear as if it were put down. */
export const drop = (_node: Element, { duration = 260 } = {}): TransitionConfig => ({
  duration: lasting(duration),
  easing: cubicOut,
  css: (at, left) => `opacity: ${at}; scale: ${1 + left * 0.35}; translate: 0 ${-left * 14}px`,
});

/** Let a figure come down onto its place, which a transform may have given it. */
export const descend = (_node: Element, { duration = LONG } = {}): TransitionConfig => ({
  duration: lasting(duration),
  easing: cubicOut,
  css: (at, left) => `opacity: ${at}; translate: 0 ${-left * 46}px`,
});

/** Let something fade away. */
export const vanish = (_node: Element, { duration = 250 } = {}): TransitionConfig => ({
  duration: lasting(duration),
  css: (at) => `opacity: ${at}`,
});

const [fly, land] = crossfade({
  duration: () => lasting(),
  fallback: (node): TransitionConfig => turn(node),
});

type Key = CrossfadeParams & { key: string };

/** A thing leaves its place; it flies to wherever one with the same key arrives, and is turned over where none does. */
export const leave = (node: Element, params: Key): (() => TransitionConfig) => fly(node, params);
export const arrive = (node: Element, params: Key): (() => TransitionConfig) => land(node, params);

const shown = new WeakMap<Element, number>();

/** Let a number jump when it changes. */
export const jumping = (value: number): Attachment<Element> => {
  return (node) => {
    const before = shown.get(node);
    shown.set(node, value);
    if (before === undefined || before === value || isStill()) return;
    const height = value > before ? 1.45 : 0.7;
    node.animate([{ scale: 1 }, { scale: height, offset: 0.35 }, { scale: 1 }], {
      duration: LONG,
      easing: 'ease-out',
    });
  };
};

let pointed: { x: number; y: number } | null = null;

/** Whether the pointer itself came here: what is drawn anew below a pointer that rests is not pointed at. */
export const hasMoved = ({ clientX, clientY }: PointerEvent): boolean =>
  pointed?.x !== clientX || pointed.y !== clientY;

// Heard last, when everything on the page has compared the event with the one before.
for (const kind of ['pointermove', 'pointerdown'] as const)
  globalThis.addEventListener?.(kind, ({ clientX, clientY }) => (pointed = { x: clientX, y: clientY }));
