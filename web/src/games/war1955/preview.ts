import type { Pieces } from './content';
import type { CardId, CountryId, Declared, TrackView, WarView } from './types';

// The server decides what counts; this only reckons ahead what the cards on the table say, to show it before it is done.

/** What cards count together as an influence action (W3.1 to W3.3). */
export function influenceTotal(
  pieces: Pieces,
  cards: readonly CardId[],
  place: CountryId,
  spy: CountryId | null,
): number {
  const faces = cards.map((id) => pieces.card(id));
  const total = faces.reduce((sum, card) => sum + card.values[place], 0);
  const ofPlace = faces.filter((card) => card.country === place).length;
  return total + (ofPlace === 1 && spy === place ? 1 : 0);
}

/** What cards are worth together as a block (W4.2). */
export function blockTotal(
  pieces: Pieces,
  cards: readonly CardId[],
  place: CountryId,
  spy: CountryId | null,
): number {
  return cards
    .map((id) => pieces.card(id))
    .reduce((sum, card) => sum + card.blocks[place] + (card.country === place && spy === place ? 1 : 0), 0);
}

/** Where a pawn would come to stand, counted from the centre towards the one who advances it, and what that brings. */
export interface Advance {
  steps: number;
  to: number;
  secures: boolean;
}

/** What would become of a pawn, and by whose doing. */
export interface Outlook extends Advance {
  seat: number;
}

/** What advancing a pawn would do; steps beyond the star are lost (W8.2). */
export function advance(track: TrackView, seat: number, steps: number): Advance {
  const from = seat === 0 ? track.pawn : -track.pawn;
  const to = Math.min(from + steps, track.steps);
  return { steps: to - from, to, secures: to === track.steps };
}

/** How many steps a pawn is from a seat's star. */
export const stepsLeft = (track: TrackView, seat: number): number =>
  track.steps - (seat === 0 ? track.pawn : -track.pawn);

/** The declared influence action that waits for an answer, if that is what is answered. */
export function attack(view: WarView): Declared | null {
  const last = view.declared.at(-1);
  return last?.what === 'influence' ? last : null;
}

/** What is laid ready counts so much, and must reach so much if it is a block. */
export function preparedTotal(
  pieces: Pieces,
  view: WarView,
  seat: number,
): { total: number; needed: number | null } | null {
  const { cards, country } = view.prepared;
  const spy = view.desks[seat]?.spy ?? null;
  if (view.asks === 'add' && country)
    return { total: influenceTotal(pieces, cards, country, spy), needed: null };
  const blocked = attack(view);
  if (view.asks === 'block' && blocked) {
    const total = blockTotal(pieces, cards, blocked.targets[0] as CountryId, spy);
    return { total, needed: blocked.total };
  }
  return null;
}
