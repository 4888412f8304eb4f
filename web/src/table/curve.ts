import type { Frame } from '$lib/wire';
import type { Standing, View } from '../games/game';

/** How the players stood after each round: a row of points for each seat, all of the same length. */
export interface Curve {
  /** What is counted: points, or the steps that each is ahead. */
  unit: 'points' | 'steps';
  rounds: number[];
  /** The last of the points are those of the final scoring, after the last round. */
  isScored: boolean;
  seats: number[][];
}

/** A mark of a scale. */
export interface Mark {
  at: number;
  label: string;
}

/** A row of the table that says what a curve shows: a value for each seat. */
export interface Row {
  label: string;
  values: string[];
}

/** Where a step and a value lie in the picture, and where it begins and ends. */
export interface Scale {
  x: (step: number) => number;
  y: (value: number) => number;
  top: number;
  bottom: number;
}

/**
 * Read the curve from the steps of a game, to what each seat had in the end if that is known; null if nothing is counted
 * in the game or there is only one round.
 */
export function curveOf(
  frames: readonly Frame[],
  standing: (view: View, consequences: Record<string, unknown>) => Standing,
  scores: readonly number[] | null = null,
): Curve | null {
  const standings = new Map<number, number[]>();
  let unit: Curve['unit'] = 'points';
  for (const frame of frames) {
    const view = frame.view as (View & { round?: number }) | null;
    if (view?.round === undefined) continue;
    const counted = standing(view, frame.consequences ?? {});
    const values = counted.steps ?? counted.scores;
    if (!values?.length) continue;
    unit = counted.steps ? 'steps' : 'points';
    standings.set(view.round, values);
  }
  const rounds = [...standings.keys()].sort((one, other) => one - other);
  if (rounds.length < 2) return null;
  const players = standings.get(rounds[0] ?? 0)?.length ?? 0;
  const isScored = unit === 'points' && scores?.length === players;
  const seats = Array.from({ length: players }, (_, seat) => [
    ...rounds.map((round) => standings.get(round)?.[seat] ?? 0),
    ...(isScored ? [scores[seat] ?? 0] : []),
  ]);
  return { unit, rounds, isScored, seats };
}

/** Move heights apart that are closer to each other than a distance, from the top down. */
export function apart(heights: readonly number[], distance: number): number[] {
  const found = [...heights];
  let least = -Infinity;
  for (const index of [...heights.keys()].sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))) {
    found[index] = Math.max(found[index] ?? 0, least);
    least = (found[index] ?? 0) + distance;
  }
  return found;
}

/** The marks of a scale that begins at 0. */
export function marksUpTo(most: number): Mark[] {
  const step = stepOf(most);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
    at: index * step,
    label: String(index * step),
  }));
}

/** Choose a round step so that a scale up to `most` has at most about `count` marks. */
export function stepOf(most: number, count = 5): number {
  const least = Math.max(1, most / count);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= least) ?? least;
}
