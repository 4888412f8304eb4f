import { expect, test } from 'vitest';
import type { PuzzleInfo } from '$lib/wire';
import { nextOf } from './next';
import { NOBODY, after } from './solver';

const made = (number: number, rating: number, theme = 'deny', game = 'chess'): PuzzleInfo => ({
  id: `${game}-a-${number}`,
  game,
  theme,
  theme_name: theme,
  difficulty: 'easy',
  rating,
});
const puzzles = [made(1, 1190), made(2, 1500), made(3, 1210, 'plan'), made(4, 1000, 'deny', 'draughts')];
const all = new URLSearchParams();

test('the next puzzle is the one nearest to the rating that was not tried', () => {
  expect(nextOf(puzzles, NOBODY, 'chess-a-1', all)?.id).toBe('chess-a-3');
  const tried = after(NOBODY, made(3, 1210, 'plan'), true);
  expect(nextOf(puzzles, tried, 'chess-a-1', all)?.id).toBe('draughts-a-4');
});

test('who practises a theme of a game stays with it', () => {
  const wanted = new URLSearchParams({ game: 'chess', theme: 'deny' });
  expect(nextOf(puzzles, NOBODY, 'chess-a-1', wanted)?.id).toBe('chess-a-2');
  expect(nextOf(puzzles.slice(0, 1), NOBODY, 'chess-a-1', wanted)).toBeNull();
});
