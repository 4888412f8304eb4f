import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

const LONG = 380;

/** Whether the reader has asked for a table on which nothing moves. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  (document.documentElement.dataset['motion'] !== 'full' &&
    matchMedia('(prefers-reduced-motion: reduce)').matches);

/** How long something moves, in milliseconds. */
export const duration = (most: number = LONG): number => (isStill() ? 0 : most);

const [fly, land] = crossfade({
  duration: () => duration(),
  fallback: (node): TransitionConfig => fade(node, { duration: duration(160) }),
});

type Key = CrossfadeParams & { key: string };

/** A card or a spy leaves its place; it flies to wherever one with the same key lands. */
export const leave = (node: Element, params: Key): (() => TransitionConfig) => fly(node, params);
export const arrive = (node: Element, params: Key): (() => TransitionConfig) => land(node, params);
