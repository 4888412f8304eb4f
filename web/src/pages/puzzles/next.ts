import type { PuzzleInfo } from '$lib/wire';
import { isTried, type Solver } from './solver';

/** The puzzle that comes after another: of those wanted and not tried, the one nearest to the solver's rating. */
export function nextOf(
  puzzles: readonly PuzzleInfo[],
  by: Solver,
  last: string,
  wanted: URLSearchParams,
): PuzzleInfo | null {
  const fits = puzzles.filter(
    (one) =>
      one.id !== last &&
      !isTried(by, one) &&
      (!wanted.has('game') || one.game === wanted.get('game')) &&
      (!wanted.has('theme') || one.theme === wanted.get('theme')),
  );
  const far = (one: PuzzleInfo): number => Math.abs(one.rating - by.rating);
  return fits.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
