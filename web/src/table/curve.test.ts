import { describe, expect, it } from 'vitest';
import type { Frame } from '$lib/wire';
import type { Standing, View } from '../games/game';
import { apart, curveOf, stepOf } from './curve';

const frame = (view: unknown): Frame => ({
  entry: null,
  seat: null,
  text: null,
  events: [],
  lines: [],
  rules: [],
  view,
});
const points = (round: number, ...scores: number[]): Frame => frame({ round, scores });
const standing = (view: View): Standing => view as Standing;

describe('the curve of a game', () => {
  it('shows how the players stood at the end of each round', () => {
    expect(curveOf([points(0, 0, 0), points(1, 0, 2), points(1, 3, 2), points(2, 3, 9)], standing)).toEqual({
      unit: 'points',
      rounds: [0, 1, 2],
      isScored: false,
      seats: [
        [0, 3, 3],
        [0, 2, 9],
      ],
    });
  });

  it('ends in the final scores', () => {
    const curve = curveOf([points(0, 0, 0), points(1, 3, 2)], standing, [11, 20]);
    expect(curve?.rounds).toEqual([0, 1]);
    expect(curve?.isScored).toBe(true);
    expect(curve?.seats).toEqual([
      [0, 3, 11],
      [0, 2, 20],
    ]);
  });

  it('counts steps rather than points where a game has them', () => {
    const at = (round: number, ...steps: number[]): Frame => frame({ round, scores: [0, 1], steps });
    const curve = curveOf([at(0, 0, 0), at(1, 5, 1)], standing, [2, 1]);
    expect(curve?.unit).toBe('steps');
    expect(curve?.seats).toEqual([
      [0, 5],
      [0, 1],
    ]);
  });

  it('is missing where a game ended in its first round', () => {
    expect(curveOf([points(1, 0, 0), points(1, 4, 0)], standing)).toBeNull();
    expect(curveOf([frame(null)], standing)).toBeNull();
  });

  it('is missing where nothing is counted', () => {
    expect(curveOf([frame({ round: 1 }), frame({ round: 2 })], standing)).toBeNull();
  });
});

describe('labels at the ends of lines', () => {
  it('keep their distance and their order', () => {
    expect(apart([50, 10, 12, 90], 14)).toEqual([50, 10, 24, 90]);
    expect(apart([20, 20, 20], 5)).toEqual([20, 25, 30]);
  });
});

describe('the steps of a scale', () => {
  it.each([
    [4, 1],
    [9, 2],
    [23, 5],
    [60, 20],
    [130, 50],
  ])('for up to %i are %i', (most, step) => {
    expect(stepOf(most)).toBe(step);
  });
});
