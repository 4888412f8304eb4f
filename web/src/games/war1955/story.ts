import type { News } from '$lib/wire';
import type { CardId } from './content';
import type { AnyEvent, Country, EventKind } from './schema';

/** What the last move touched, to be marked on the table. */
export interface LastMove {
  countries: Set<Country>;
  /** The seats whose spies moved. */
  spies: Set<number>;
  cards: CardId[];
  lines: string[];
}

const ABOUT_A_COUNTRY: readonly EventKind[] = [
  'influence_declared',
  'influence_blocked',
  'pawn_advanced',
  'country_secured',
  'country_freed',
  'spy_moved',
  'blockade_laid',
  'blockade_lifted',
  'home_chosen',
];
// What merely goes on by itself is not a move.
const BY_ITSELF: readonly EventKind[] = [
  'cards_drawn',
  'cards_seen',
  'turn_began',
  'pile_shuffled',
  'hand_hidden',
  'spy_released',
];
const eventsOf = (told: News): AnyEvent[] => told.events as unknown as AnyEvent[];

const saysSomething = (told: News): boolean =>
  eventsOf(told).some((event) => !BY_ITSELF.includes(event.kind));

/** Find what the last move touched; empty if nothing has happened yet. */
export function lastMove(news: readonly News[]): LastMove {
  const found: LastMove = { countries: new Set(), spies: new Set(), cards: [], lines: [] };
  const last = news.findLast(saysSomething);
  if (!last) return found;
  eventsOf(last).forEach((event, index) => {
    const { kind } = event;
    if (event.country && ABOUT_A_COUNTRY.includes(kind)) found.countries.add(event.country);
    if (kind === 'spy_moved' && event.seat !== undefined) found.spies.add(event.seat);
    if (kind.endsWith('_declared') || kind.endsWith('_blocked') || kind === 'cards_discarded') {
      found.cards.push(...(event.cards ?? (event.card ? [event.card] : [])));
    }
    const line = last.lines[index];
    if (line && !BY_ITSELF.includes(kind)) found.lines.push(line);
  });
  return found;
}
