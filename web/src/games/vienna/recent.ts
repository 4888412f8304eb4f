import type { News } from '$lib/wire';
import type { AnyEvent, EventKind } from './schema';

/** What the last move did on the map. */
export interface Recent {
  /** The building an agent went to, and the one he came from if he was on the map. */
  to: number | null;
  from: number | null;
  /** The squares whose tiles were taken since. */
  squares: number[];
}

const MOVES: readonly EventKind[] = [
  'agent_placed',
  'feld_placed',
  'nomad_moved',
  'agent_removed',
  'third_man_placed',
  'third_man_wandered',
];

/** Find the last move on the map, and the tiles that came with it. */
export function recentIn(news: readonly News[]): Recent {
  const recent: Recent = { to: null, from: null, squares: [] };
  for (const event of news.flatMap((one) => one.events as unknown as AnyEvent[])) {
    const { kind, building = null, square } = event;
    if (kind === 'agent_placed' || kind === 'feld_placed') recent.squares = [];
    if (MOVES.includes(kind)) {
      recent.to = kind === 'agent_removed' ? null : building;
      // An origin of 0 is the supply.
      recent.from = kind === 'agent_removed' ? building : event.origin || null;
    } else if (kind === 'tile_obtained' && square !== undefined) recent.squares = [...recent.squares, square];
  }
  return recent;
}
