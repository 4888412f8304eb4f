import { describe, expect, it } from 'vitest';
import { THIRD_MAN, figuresOf, placesOf, spread } from './pawns';
import type { View } from './schema';

const viewOf = (...agents: number[][]): View =>
  ({
    desks: agents.map((buildings, seat) => ({ seat, colour: 'red', agents: buildings })),
  }) as unknown as View;
const keysBy = (view: View, before = figuresOf(viewOf())): Record<string, string> =>
  Object.fromEntries(
    figuresOf(view, before).map((figure) => [`${figure.seat}:${figure.building}`, figure.key]),
  );

describe('figures', () => {
  it('each have a key of their own', () => {
    const keys = Object.values(keysBy(viewOf([1, 2, 3], [1, 2])));
    expect(new Set(keys).size).toBe(5);
  });

  it('keep it when they stay and when they walk', () => {
    const before = figuresOf(viewOf([1, 5, 9]));
    const after = figuresOf(viewOf([1, 7, 9]), before);
    const keyAt = (figures: typeof before, building: number) =>
      figures.find((one) => one.building === building)?.key;
    expect(keyAt(after, 1)).toBe(keyAt(before, 1));
    expect(keyAt(after, 9)).toBe(keyAt(before, 9));
    expect(keyAt(after, 7)).toBe(keyAt(before, 5));
  });

  it('get a new one when they come from the supply', () => {
    const before = figuresOf(viewOf([1, 5]));
    const after = figuresOf(viewOf([1, 3, 5]), before);
    const known = before.map((figure) => figure.key);
    expect(after.filter((figure) => !known.includes(figure.key)).map((figure) => figure.building)).toEqual([
      3,
    ]);
    expect(new Set(after.map((figure) => figure.key)).size).toBe(3);
  });

  it('are never taken for those of another seat', () => {
    const before = figuresOf(viewOf([1], []));
    const [after] = figuresOf(viewOf([], [1]), before);
    expect(after?.key).not.toBe(before[0]?.key);
  });

  it('stand beside each other', () => {
    const buildings = new Map([[1, { x: 100, y: 100 }]]);
    const figures = figuresOf(viewOf([1], [1]));
    const places = placesOf(figures, 1, buildings);
    expect(places.size).toBe(3);
    const across = [...places.values()].map((place) => place.x);
    expect(new Set(across).size).toBe(3);
    expect(places.get(THIRD_MAN)?.x).toBe(Math.max(...across));
  });

  it('have room in front of a building, however many they are', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const places = spread(count);
      expect(places.length).toBe(count);
      expect(Math.max(...places)).toBeLessThanOrEqual(60);
      expect(places.reduce((sum, place) => sum + place, 0)).toBeCloseTo(0);
    }
  });
});
