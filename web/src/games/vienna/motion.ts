import { prefersReducedMotion } from 'svelte/motion';

/** How long something may take to move, in milliseconds: no time at all for those who want nothing to move. */
export const lasting = (duration: number): number =>
  prefersReducedMotion.current || document.documentElement.dataset['motion'] === 'reduced' ? 0 : duration;
