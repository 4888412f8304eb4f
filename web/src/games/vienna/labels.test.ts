import { describe, expect, it } from 'vitest';
import { BELOW, apart, brokenWhereTight, cornerFor, halfOf, labelAt, linesOf } from './labels';

const window = { x: 0, y: 0, width: 1000, height: 1000 };
const NAME = 'Polizeidirektion';
const SIZE = 18;
const half = halfOf(NAME, SIZE);

describe('the name of a building', () => {
  it('stands below its middle', () => {
    expect(labelAt(NAME, { x: 500, y: 500 }, SIZE, window)).toEqual({ x: 500, y: 500 + BELOW });
  });

  it('stays inside the window', () => {
    expect(labelAt(NAME, { x: 20, y: 500 }, SIZE, window).x).toBeGreaterThanOrEqual(half);
    expect(labelAt(NAME, { x: 990, y: 500 }, SIZE, window).x).toBeLessThanOrEqual(1000 - half);
  });

  it('gives way to a square in its line', () => {
    const left = { x: 440, y: 500 + BELOW };
    const moved = labelAt(NAME, { x: 500, y: 500 }, SIZE, window, [left], 26);
    expect(moved.x - half).toBeGreaterThanOrEqual(left.x + 26);
    const right = { x: 560, y: 500 + BELOW };
    expect(labelAt(NAME, { x: 500, y: 500 }, SIZE, window, [right], 26).x + half).toBeLessThanOrEqual(
      right.x - 26,
    );
  });

  it('does not mind squares above and below it', () => {
    const above = { x: 450, y: 500 };
    expect(labelAt(NAME, { x: 500, y: 500 }, SIZE, window, [above], 26).x).toBe(500);
  });
});

describe('two names', () => {
  const at = (id: number, x: number, y: number) => ({ id, name: NAME, at: { x, y } });

  it('do not cover each other in one line', () => {
    const found = apart([at(1, 100, 50), at(2, 150, 52)], SIZE, window);
    expect((found.get(2)?.x ?? 0) - (found.get(1)?.x ?? 0)).toBeGreaterThanOrEqual(2 * half);
  });

  it('stay inside the window', () => {
    const found = apart([at(1, 850, 50), at(2, 997 - half, 52)], SIZE, window);
    expect(found.get(2)?.x).toBeCloseTo(997 - half);
    expect(found.get(1)?.x).toBeLessThanOrEqual(997 - 3 * half);
  });

  it('stay where they are in two lines', () => {
    const found = apart([at(1, 100, 50), at(2, 150, 90)], SIZE, window);
    expect([found.get(1)?.x, found.get(2)?.x]).toEqual([100, 150]);
  });
});

describe('a name of several words', () => {
  const names = (distance: number): string[] => {
    const one = { id: 1, name: 'Palais Schwarzenberg', at: { x: 100, y: 50 } };
    const other = { id: 2, name: 'Salesianerinnenkirche', at: { x: 100 + distance, y: 52 } };
    return [...brokenWhereTight([one, other], SIZE).values()];
  };

  it('is broken where it would cover the next one', () => {
    const [first = '', second] = names(150);
    expect(linesOf(first)).toEqual(['Palais', 'Schwarzenberg']);
    expect(second).toBe('Salesianerinnenkirche');
  });

  it('stays in one line where there is room', () => {
    expect(names(400)).toEqual(['Palais Schwarzenberg', 'Salesianerinnenkirche']);
  });

  it('gives way to squares beside its second line', () => {
    const square = { x: 440, y: 500 + BELOW + SIZE + 20 };
    const place = (name: string): number => labelAt(name, { x: 500, y: 500 }, SIZE, window, [square], 26).x;
    expect(place('Palais Schwarzenberg')).toBe(500);
    expect(place('Palais\nSchwarzenberg')).toBeGreaterThan(500);
  });
});

describe('the value of a tile', () => {
  const at = (x: number, y: number) => [{ id: 1, name: NAME, at: { x, y } }];

  it('stands at the upper right where no name is', () => {
    expect(cornerFor({ x: 500, y: 500 }, 17, 14, at(500, 600), SIZE)).toEqual([1, -1]);
  });

  it('gives way to a name above it', () => {
    expect(cornerFor({ x: 500, y: 500 }, 17, 14, at(500, 480), SIZE)).toEqual([1, 1]);
  });

  it('gives way to a name beside it', () => {
    expect(cornerFor({ x: 500, y: 500 }, 17, 14, at(520 + half, 500), SIZE)).toEqual([-1, 1]);
  });

  it('gives way to each line of a name', () => {
    const broken = [{ id: 1, name: 'Palais\nSchwarzenberg', at: { x: 500, y: 480 - SIZE } }];
    expect(cornerFor({ x: 500, y: 500 }, 17, 14, broken, SIZE)).toEqual([1, 1]);
  });
});
