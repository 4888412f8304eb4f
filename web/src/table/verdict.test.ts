import { describe, expect, it } from 'vitest';
import type { Result } from '$lib/wire';
import { verdictOf } from './verdict';

const result: Result = {
  reason: 'rounds',
  places: [3, 1, 2],
  scores: [40, 52, 45],
  breakdown: [
    { squares: 20, tokens: 20 },
    { squares: 18, tokens: 34 },
    { squares: 30, tokens: 15 },
  ],
};

describe('the verdict on a game', () => {
  it('tells a loser by how much, and where the winner was ahead of them', () => {
    expect(verdictOf(result, 0)).toEqual({
      outcome: 'lost',
      winners: [1],
      margin: 12,
      decisive: { source: 'tokens', seat: 1, by: 14 },
    });
  });

  it('compares a winner with the second', () => {
    const verdict = verdictOf(result, 1);
    expect([verdict.outcome, verdict.margin, verdict.decisive?.by]).toEqual(['won', 7, 19]);
  });

  it('tells others who won', () => {
    const verdict = verdictOf(result, null);
    expect([verdict.outcome, verdict.winners, verdict.margin]).toEqual(['other', [1], 7]);
  });

  it('knows a shared victory', () => {
    const verdict = verdictOf({ ...result, places: [1, 1, 3], scores: [52, 52, 45] }, 0);
    expect([verdict.outcome, verdict.winners]).toEqual(['shared', [0, 1]]);
  });

  it('names no points where points did not decide', () => {
    const bare = { reason: 'resigned', places: [2, 1], scores: null, breakdown: null };
    expect(verdictOf(bare, 0)).toEqual({ outcome: 'lost', winners: [1], margin: null, decisive: null });
    expect(verdictOf({ ...bare, scores: [3, 3] }, 0).margin).toBeNull();
  });
});
