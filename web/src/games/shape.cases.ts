import { describe, expect, it } from 'vitest';
import { shapeOf, type Limits, type Shape } from './shape';

const WINDOWS: Record<Shape, [number, number][]> = {
  desk: [
    [1920, 1080],
    [1440, 900],
    [1366, 768],
    [1366, 650],
    [1180, 820],
    [1024, 768],
  ],
  tablet: [
    [820, 1180],
    [768, 1024],
  ],
  phone: [
    [390, 844],
    [360, 740],
  ],
  flat: [
    [844, 390],
    [740, 360],
    [683, 384],
  ],
};
const CASES = Object.entries(WINDOWS).flatMap(([shape, sizes]) =>
  sizes.map(([width, height]) => ({ width, height, shape })),
);
/** The height of the header above the table. */
const HEADER = 54;

/** Test which layout a game has in the usual windows. */
export function testLayouts(limits: Limits): void {
  describe('the layout', () => {
    it.each(CASES)('of a window of $width by $height is for a $shape', ({ width, height, shape }) => {
      expect(shapeOf(width, height - HEADER, limits)).toBe(shape);
    });
  });
}
