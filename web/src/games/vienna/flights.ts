import type { News } from '$lib/wire';
import type { Events, Info } from './schema';

/** A tile on its way from a square to the desk of the one who took it. */
export interface Flight {
  key: string;
  square: number;
  seat: number;
  info: Info;
}

/** The tiles that were taken after a version of the log. */
export function flightsIn(news: readonly News[], since: number): Flight[] {
  return news
    .filter(({ version }) => version > since)
    .flatMap(({ version, events }) =>
      events.flatMap((event, index) => {
        if (event['kind'] !== 'tile_obtained') return [];
        const { square, seat, info } = event as unknown as Events['tile_obtained'];
        return [{ key: `${version}.${index}`, square, seat, info }];
      }),
    );
}
