import type { News } from '$lib/wire';

/** What the last move did on the map. */
export interface Recent {
  /** The building somebody went to, and the one he came from if he was on the map. */
  to: number | null;
  from: number | null;
  /** The squares whose tiles were taken since. */
  squares: number[];
}

const MOVES = [
  'agent_placed',
  'feld_placed',
  'nomad_moved',
  'agent_removed',
  'third_man_placed',
  'third_man_wandered',
];

const numberIn = (event: Record<string, unknown>, name: string): number | null => {
  const value = event[name];
  return typeof value === 'number' && value > 0 ? value : null;
};

/** Find the last move on the map, and the tiles that came with it. */
export function recentIn(news: readonly News[]): Recent {
  const recent: Recent = { to: null, from: null, squares: [] };
  for (const event of news.flatMap((one) => one.events)) {
    const kind = event['kind'];
    if (kind === 'agent_placed' || kind === 'feld_placed') recent.squares = [];
    if (typeof kind === 'string' && MOVES.includes(kind)) {
      recent.to = kind === 'agent_removed' ? null : numberIn(event, 'building');
      recent.from = kind === 'agent_removed' ? numberIn(event, 'building') : numberIn(event, 'origin');
    } else if (kind === 'tile_obtained') {
      const square = numberIn(event, 'square');
      if (square !== null) recent.squares = [...recent.squares, square];
    }
  }
  return recent;
}
