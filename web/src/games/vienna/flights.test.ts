import { describe, expect, it } from 'vitest';
import type { News } from '$lib/wire';
import { flightsIn } from './flights';

const news = (version: number, ...events: Record<string, unknown>[]): News => ({
  version,
  at: 0,
  what: 'acted',
  seat: 0,
  events,
  lines: [],
  rules: [],
});
const taken = { kind: 'tile_obtained', seat: 1, square: 7, info: 'flask', points: 3 };

describe('tiles in flight', () => {
  it('are those that were taken since', () => {
    const log = [news(1, taken), news(2, { kind: 'agent_placed', seat: 1, building: 3 }, taken)];
    expect(flightsIn(log, 1)).toEqual([{ key: '2.1', square: 7, seat: 1, info: 'flask' }]);
    expect(flightsIn(log, 2)).toEqual([]);
  });
});
