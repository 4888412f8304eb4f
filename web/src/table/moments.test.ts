import { expect, test } from 'vitest';
import type { Review, ReviewedDecision } from '$lib/wire';
import { momentsOf } from './moments';

const decision = (entry: number, grade: ReviewedDecision['grade'], loss: number): ReviewedDecision => {
  const choice = { action: 0, text: 'x', data: {} };
  const rest = {
    round: 1,
    seat: 1,
    chance: 0.5,
    error: 0.01,
    points_lost: null,
    points_error: null,
    reasons: [],
    consequences: [],
  };
  return { entry, grade, loss, chosen: choice, best: choice, ...rest };
};

test('moments are the choices that cost something and the draws, in the order of the game', () => {
  const review = {
    decisions: [decision(3, 'forced', 0), decision(9, 'blunder', 0.3), decision(5, 'fine', 0.01)],
    draws: [{ entry: 7, round: 2, steps: [0.1, -0.2, 0.1], lines: ['Anna draws.'] }],
  } as unknown as Review;
  const moments = momentsOf(review);
  expect(moments.map(({ entry, kind, seat, swing }) => [entry, kind, seat, swing])).toEqual([
    [7, 'chance', 1, 0.2],
    [9, 'choice', 1, 0.3],
  ]);
  expect(moments[0]?.lines).toEqual(['Anna draws.']);
  expect(moments[1]?.decision?.grade).toBe('blunder');
});
