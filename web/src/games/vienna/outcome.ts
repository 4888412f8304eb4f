import type { Outlook } from '$lib/wire';
import type { AnyEvent, Bribe, EventKind, Square } from './schema';

/** What an option brings a seat, as far as it is certain. */
export interface Outcome {
  points: number;
  /** What is paid for the agent, if one is placed. */
  cost: { bribe: Bribe; count: number } | null;
  /** The building that an agent is taken from; 0 if it is none. */
  origin: number;
  /** The squares whose tile the seat obtains. */
  squares: number[];
  /** The seat's cards whose abilities work. */
  cards: number[];
  /** The rest in words: what is not said elsewhere on the sheet of a building. */
  lines: string[];
}

/** What the sheet of a building says already, such as the price on its button, and what comes in any case. */
const SAID: readonly EventKind[] = [
  'agent_placed',
  'feld_placed',
  'tile_obtained',
  'info_shown',
  'cards_discarded',
  'cards_drawn',
  'crest_passed',
  'round_began',
];

/** Read what a seat gets out of what the server says would happen; null before it has said so. */
export function outcomeOf(outlook: Outlook | null, seat: number | null): Outcome | null {
  if (!outlook) return null;
  const events = outlook.events as unknown as AnyEvent[];
  const placed = events.find(({ kind }) => kind === 'agent_placed' || kind === 'feld_placed');
  return {
    points: events
      .filter((event) => event.seat === seat)
      .reduce((sum, event) => sum + (event.points ?? 0), 0),
    cost: placed?.bribe === undefined ? null : { bribe: placed.bribe, count: placed.cost ?? 0 },
    origin: placed?.origin ?? 0,
    squares: events.flatMap((event) =>
      event.kind === 'tile_obtained' && event.seat === seat ? (event.square ?? []) : [],
    ),
    cards: events.flatMap((event) => (event.seat === seat && event.card ? [event.card] : [])),
    lines: outlook.lines.filter((_, index) => {
      const kind = events[index]?.kind;
      return !kind || !SAID.includes(kind);
    }),
  };
}

/** The buildings around a square that will lack an agent, if the one taken from there is what surrounds it now. */
export const leftBy = (outcome: Outcome | null, square: Pick<Square, 'id' | 'buildings'>): number[] =>
  outcome && square.buildings.includes(outcome.origin) && !outcome.squares.includes(square.id)
    ? [outcome.origin]
    : [];

/** What accepting or resolving missions brings a seat. */
export function rewardOf(
  outlook: Outlook | null,
  seat: number | null,
): { points: number; shillings: number } {
  const own = ((outlook?.events ?? []) as unknown as AnyEvent[]).filter((event) => event.seat === seat);
  const sum = (kind: EventKind, part: 'points' | 'count'): number =>
    own
      .filter((event) => event.kind === kind)
      .reduce((total, event) => total + ((event as { points?: number; count?: number })[part] ?? 0), 0);
  return { points: sum('mission_resolved', 'points'), shillings: sum('shillings_gained', 'count') };
}
