import { describe, expect, it } from 'vitest';
import type { Frame } from '$lib/wire';
import { curveOf, stepOf } from './curve';

const frame = (view: unknown): Frame => ({
  entry: null,
  seat: null,
  text: null,
  events: [],
  lines: [],
  view,
});
const points = (round: number, ...scores: number[]): Frame =>
  frame({ round, desks: scores.map((score) => ({ score })) });

describe('the curve of a game', () => {
  it('shows how the players stood at the end of each round', () => {
    expect(curveOf([points(0, 0, 0), points(1, 0, 2), points(1, 3, 2), points(2, 3, 9)])).toEqual({
      unit: 'points',
      rounds: [0, 1, 2],
      seats: [
        [0, 3, 3],
        [0, 2, 9],
      ],
    });
  });

  it('counts the steps of the pawns where there are tracks', () => {
    const at = (round: number, ...pawns: number[]): Frame =>
      frame({ round, desks: [{ score: 0 }, { score: 1 }], tracks: pawns.map((pawn) => ({ pawn })) });
    expect(curveOf([at(0, 0, 0, 0), at(1, 2, -1, 3)])?.seats).toEqual([
      [0, 5],
      [0, 1],
    ]);
  });

  it('is missing where a game ended in its first round', () => {
    expect(curveOf([points(1, 0, 0), points(1, 4, 0)])).toBeNull();
    expect(curveOf([frame(null)])).toBeNull();
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
