import type { Fault, Finding } from '$lib/fair';
import type { SeenDeal } from '$lib/deals';
import type { DealInfo } from '$lib/wire';

/** The checks of a deal, in the order in which they become possible. */
export const CHECKS = ['seal', 'part', 'seed', 'draws'] as const;
export type Check = (typeof CHECKS)[number];
/** How a check came out: `unknown` if this browser cannot tell, `later` if the game has to be over first. */
export type Outcome = 'good' | 'bad' | 'unknown' | 'later';

export interface Judgement {
  verdict: 'sealed' | 'verified' | 'fits' | 'failed' | 'chosen';
  checks: Record<Check, Outcome>;
  faults: Fault[];
}

/** What this browser added to the seats of its player: the last that it added, as it may have sat down several times. */
export const ownParts = (seats: readonly number[], seen: SeenDeal | null): string[] =>
  seats.length ? (seen?.parts.slice(-seats.length) ?? []) : [];

function sealOutcome({ commitment }: DealInfo, seen: SeenDeal | null): Outcome {
  if (!seen) return 'unknown';
  if (seen.seal !== commitment) return 'bad';
  return seen.isBefore ? 'good' : 'unknown';
}

function partOutcome({ entropy }: DealInfo, seats: readonly number[], seen: SeenDeal | null): Outcome {
  const own = ownParts(seats, seen).sort();
  if (!own.length) return 'unknown';
  if (!entropy) return 'later';
  const dealt = seats.map((seat) => entropy[seat] ?? '').sort();
  return dealt.length === own.length && dealt.every((part, index) => part === own[index]) ? 'good' : 'bad';
}

function verdictOn(
  deal: DealInfo,
  checks: Record<Check, Outcome>,
  seats: readonly number[],
): Judgement['verdict'] {
  const outcomes = Object.values(checks);
  if (outcomes.includes('bad')) return 'failed';
  if (outcomes.includes('later')) return 'sealed';
  if (deal.chosen !== null) return 'chosen';
  // A spectator adds nothing, so there is nothing of theirs to be missing.
  const isComplete = checks.seal === 'good' && (checks.part === 'good' || !seats.length);
  return isComplete ? 'verified' : 'fits';
}

/**
 * Judge a deal by what this browser saw before, for the seats of its player; `finding` is what was found once the game
 * was over.
 */
export function judge(
  deal: DealInfo,
  seats: readonly number[],
  seen: SeenDeal | null,
  finding: Finding | null,
): Judgement {
  const faults = finding?.faults ?? [];
  const isSealed = deal.chosen === null;
  const found = (isGood: boolean): Outcome => (finding ? (isGood ? 'good' : 'bad') : 'later');
  const checks: Judgement['checks'] = {
    seal: isSealed ? sealOutcome(deal, seen) : 'unknown',
    part: isSealed ? partOutcome(deal, seats, seen) : 'unknown',
    seed: isSealed ? found(!faults.some((fault) => fault.kind === 'seed')) : 'unknown',
    draws: found(!faults.some((fault) => fault.kind !== 'seed')),
  };
  return { verdict: verdictOn(deal, checks, seats), checks, faults };
}
