import type { LuckyDraw, Review, ReviewedDecision } from '$lib/wire';

/** A moment at which a game turned: a choice that cost something, or a draw. */
export interface Moment {
  entry: number;
  round: number;
  kind: 'choice' | 'chance';
  /** Who chose, or whom the draw changed most. */
  seat: number;
  /** How much it changed, as a share of the victory. */
  swing: number;
  decision: ReviewedDecision | null;
  lines: string[];
}

const ofDecision = (decision: ReviewedDecision): Moment => ({
  entry: decision.entry,
  round: decision.round,
  kind: 'choice',
  seat: decision.seat,
  swing: decision.loss,
  decision,
  lines: [],
});

function ofDraw({ entry, round, steps, lines }: LuckyDraw): Moment {
  const sizes = steps.map(Math.abs);
  const swing = Math.max(...sizes);
  return { entry, round, kind: 'chance', seat: sizes.indexOf(swing), swing, decision: null, lines };
}

/** The turning points of a reviewed game, in its order. */
export const momentsOf = ({ decisions, draws }: Review): Moment[] =>
  [
    ...decisions.filter(({ grade }) => grade !== 'fine' && grade !== 'forced').map(ofDecision),
    ...draws.map(ofDraw),
  ].toSorted((one, other) => one.entry - other.entry);
