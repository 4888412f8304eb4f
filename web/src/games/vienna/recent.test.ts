import { describe, expect, it } from 'vitest';
import type { News } from '$lib/wire';
import { recentIn } from './recent';

const told = (...events: Record<string, unknown>[]): News[] =>
  [{ version: 1, at: 0, what: 'acted', seat: 0, lines: [], events }] as unknown as News[];

describe('the last move', () => {
  it('is where an agent went and what he took', () => {
    const news = told(
      { kind: 'agent_placed', seat: 0, building: 7, origin: 0, bribe: 'wine', cost: 2 },
      { kind: 'tile_obtained', seat: 0, square: 6, info: 'slide', points: 2 },
    );
    expect(recentIn(news)).toEqual({ to: 7, from: null, squares: [6] });
  });

  it('tells where he came from', () => {
    expect(recentIn(told({ kind: 'agent_placed', building: 7, origin: 12 }))).toEqual({
      to: 7,
      from: 12,
      squares: [],
    });
    expect(recentIn(told({ kind: 'agent_removed', building: 7 }))).toEqual({
      to: null,
      from: 7,
      squares: [],
    });
  });

  it('forgets the one before', () => {
    const news = told(
      { kind: 'agent_placed', building: 7, origin: 0 },
      { kind: 'tile_obtained', square: 6 },
      { kind: 'agent_placed', building: 8, origin: 0 },
    );
    expect(recentIn(news)).toEqual({ to: 8, from: null, squares: [] });
  });

  it('is nothing at the beginning', () => {
    expect(recentIn([])).toEqual({ to: null, from: null, squares: [] });
  });
});
