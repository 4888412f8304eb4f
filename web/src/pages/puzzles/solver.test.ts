import { expect, test } from 'vitest';
import type { PuzzleInfo } from '$lib/wire';
import { FIRST_RATING, NOBODY, after, isMissed, isSolved, isTried, solvedCount, solverIn } from './solver';

const puzzle: PuzzleInfo = {
  id: 'chess-intro-0001-30',
  game: 'chess',
  theme: 'deny',
  theme_name: 'Get in their way',
  difficulty: 'hard',
  rating: 1400,
};

test('a solved puzzle raises rating and streak and is remembered', () => {
  const now = after(NOBODY, puzzle, true);
  expect(now.rating).toBeGreaterThan(FIRST_RATING);
  expect([now.streak, now.best, solvedCount(now)]).toEqual([1, 1, 1]);
  expect(now.solved).toEqual({ chess: ['intro-0001-30'] });
  expect([isSolved(now, puzzle), isMissed(now, puzzle), isTried(now, puzzle)]).toEqual([true, false, true]);
});

test('a missed puzzle ends the streak and costs less if it is hard', () => {
  const well = after(NOBODY, puzzle, true);
  const hard = after(well, { ...puzzle, id: 'chess-x-1' }, false);
  const easy = after(well, { ...puzzle, id: 'chess-x-1', rating: 900 }, false);
  expect([hard.streak, hard.best]).toEqual([0, 1]);
  expect(well.rating - easy.rating).toBeGreaterThan(well.rating - hard.rating);
  expect(isMissed(hard, { ...puzzle, id: 'chess-x-1' })).toBe(true);
});

test('what was kept by another version counts as nothing', () => {
  expect(solverIn('nonsense')).toEqual(NOBODY);
  expect(solverIn({ rating: 'high' }).rating).toBe(FIRST_RATING);
});
