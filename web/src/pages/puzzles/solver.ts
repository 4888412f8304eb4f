import { session } from '$lib/session.svelte';
import { t } from '$lib/texts.svelte';
import type { PuzzleInfo } from '$lib/wire';

/** What is kept of a solver with the person's settings: short, since settings are small. */
export interface Solver {
  rating: number;
  /** How many puzzles in a row were solved, and the most ever. */
  streak: number;
  best: number;
  /** By game, the rest of the ids of the puzzles that were solved, and of those that were missed. */
  solved: Record<string, string[]>;
  missed: Record<string, string[]>;
}

export const FIRST_RATING = 1200;
const SCALE = 400;
/** How far a try moves the rating: further at first. */
const STEPS = { first: 48, later: 24, from: 20 };

export const NOBODY: Solver = { rating: FIRST_RATING, streak: 0, best: 0, solved: {}, missed: {} };

const shortOf = (puzzle: PuzzleInfo): string => puzzle.id.slice(puzzle.game.length + 1);
const count = (by: Record<string, string[]>): number =>
  Object.values(by).reduce((sum, one) => sum + one.length, 0);

/** Read what was kept; whatever is not as it should be counts as nothing. */
export function solverIn(kept: unknown): Solver {
  if (typeof kept !== 'object' || kept === null) return NOBODY;
  const { rating, streak, best, solved, missed } = kept as Partial<Solver>;
  return {
    rating: typeof rating === 'number' ? rating : FIRST_RATING,
    streak: typeof streak === 'number' ? streak : 0,
    best: typeof best === 'number' ? best : 0,
    solved: solved ?? {},
    missed: missed ?? {},
  };
}

export const solver = (): Solver => solverIn(session.settings.client?.['puzzles']);
export const isSolved = (by: Solver, puzzle: PuzzleInfo): boolean =>
  by.solved[puzzle.game]?.includes(shortOf(puzzle)) ?? false;
export const isMissed = (by: Solver, puzzle: PuzzleInfo): boolean =>
  by.missed[puzzle.game]?.includes(shortOf(puzzle)) ?? false;
export const isTried = (by: Solver, puzzle: PuzzleInfo): boolean =>
  isSolved(by, puzzle) || isMissed(by, puzzle);
export const solvedCount = (by: Solver): number => count(by.solved);

/** Return the solver after a first try, by Elo's formula: a hard puzzle is worth more. */
export function after(by: Solver, puzzle: PuzzleInfo, isRight: boolean): Solver {
  const tries = count(by.solved) + count(by.missed);
  const expected = 1 / (1 + 10 ** ((puzzle.rating - by.rating) / SCALE));
  const step = tries < STEPS.from ? STEPS.first : STEPS.later;
  const streak = isRight ? by.streak + 1 : 0;
  const added = (ids: Record<string, string[]>): Record<string, string[]> => ({
    ...ids,
    [puzzle.game]: [...(ids[puzzle.game] ?? []), shortOf(puzzle)],
  });
  return {
    rating: Math.round(by.rating + step * (Number(isRight) - expected)),
    streak,
    best: Math.max(by.best, streak),
    solved: isRight ? added(by.solved) : by.solved,
    missed: isRight ? by.missed : added(by.missed),
  };
}

/** Keep a first try, as a guest if nobody is signed in; return how the rating changed, null if it was no first try. */
export async function keepTry(
  puzzle: PuzzleInfo,
  isRight: boolean,
): Promise<{ before: number; after: number } | null> {
  const before = solver();
  if (isTried(before, puzzle)) return null;
  const now = after(before, puzzle, isRight);
  try {
    await session.ensure(t('home-guest'));
    await session.set({ client: { ...session.settings.client, puzzles: now } });
  } catch {
    // The verdict stands; only the rating is not kept.
    return null;
  }
  return { before: before.rating, after: now.rating };
}
