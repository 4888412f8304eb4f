import type { Result } from '$lib/wire';

/** How a game ended for one who looks back at it. */
export interface Verdict {
  /** The outcome for the viewer; 'other' for one who did not play. */
  outcome: 'won' | 'lost' | 'shared' | 'other';
  /** Who won, by seat. */
  winners: number[];
  /** By how many points; null where points did not decide. */
  margin: number | null;
  /** In which source of points the winner was furthest ahead, and of whom; null where there are none. */
  decisive: { source: string; seat: number; by: number } | null;
}

/** Judge a result from a seat, from the winner's if that is null. */
export function verdictOf(result: Result, viewer: number | null): Verdict {
  const { places, scores, breakdown } = result;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = winners[0] ?? 0;
  const hasWon = viewer !== null && winners.includes(viewer);
  const best = hasWon ? viewer : winner;
  /** The one the winner is compared with: the viewer, or for a winner the next. */
  const others = places.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const next = others.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))[0];
  const behind = viewer !== null && !hasWon ? viewer : next;
  const margin =
    scores && behind !== undefined ? Math.abs((scores[best] ?? 0) - (scores[behind] ?? 0)) : null;

  let decisive: Verdict['decisive'] = null;
  for (const source of Object.keys(breakdown?.[best] ?? {})) {
    if (behind === undefined) break;
    const by = (breakdown?.[best]?.[source] ?? 0) - (breakdown?.[behind]?.[source] ?? 0);
    if (by > (decisive?.by ?? 0)) decisive = { source, seat: best, by };
  }
  const outcome = viewer === null ? 'other' : !hasWon ? 'lost' : winners.length > 1 ? 'shared' : 'won';
  return { outcome, winners, margin: margin || null, decisive };
}
