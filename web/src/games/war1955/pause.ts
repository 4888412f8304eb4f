const LEAST = 1200;
const MEAN = 1800;
const MOST = 12_000;

/**
 * How long a player takes to let something through, in milliseconds: mostly short, sometimes long, as with people.
 *
 * `random` is between 0 and 1. A pause of always the same length would say that nobody thought about it, and so would
 * one that is never long.
 */
export const pauseFor = (random: number): number => Math.min(LEAST - MEAN * Math.log(1 - random), MOST);
