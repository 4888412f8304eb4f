import type { Limits, Shape } from '../shape';

export const LIMITS: Limits = { flat: { height: 480, width: Infinity }, desk: 900 };

/** From this width on the desks of all players may stand open at the right. */
const DESKS = 1560;
/** What the map has to have of the window, what stands beside it then and below it, and the header. */
const MAP = 0.455;
const BESIDE = 858;
const BELOW = 62;
const HEADER = 52;

/** Whether there is room for a third column: the map keeps its part of the window beside it. */
export function hasDesks(shape: Shape, width: number, height: number): boolean {
  if (shape !== 'desk' || width < DESKS) return false;
  const map = (width - BESIDE) * (height - BELOW);
  return map >= MAP * width * (height + HEADER);
}
