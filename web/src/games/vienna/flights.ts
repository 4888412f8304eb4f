import type { News } from '$lib/wire';
import { INFOS, type Info } from './types';

/** A tile on its way from a square to the desk of the one who took it. */
export interface Flight {
  key: string;
  square: number;
  seat: number;
  info: Info;
}

const isInfo = (value: unknown): value is Info => INFOS.some((info) => info === value);

/** The tiles that were taken after a version of the log. */
export function flightsIn(news: readonly News[], since: number): Flight[] {
  return news
    .filter(({ version }) => version > since)
    .flatMap(({ version, events }) =>
      events.flatMap(({ kind, square, seat, info }, index) =>
        kind === 'tile_obtained' && typeof square === 'number' && typeof seat === 'number' && isInfo(info)
          ? [{ key: `${version}.${index}`, square, seat, info }]
          : [],
      ),
    );
}
