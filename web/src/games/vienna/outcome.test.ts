import { describe, expect, it } from 'vitest';
import type { Outlook } from '$lib/wire';
import { leftBy, outcomeOf, rewardOf } from './outcome';

const outlook = (events: Record<string, unknown>[]): Outlook => ({
  type: 'outlook',
  id: '1',
  events,
  lines: events.map((event) => String(event['kind'])),
  assumed: [],
  is_final: false,
});

describe('what a building brings', () => {
  const events = [
    { kind: 'agent_placed', seat: 0, building: 18, origin: 0, bribe: 'tobacco', cost: 2 },
    { kind: 'tile_obtained', seat: 0, square: 7, info: 'flask', points: 3 },
    { kind: 'points_scored', seat: 0, points: 2, card: 13 },
    { kind: 'token_advanced', seat: 1, info: 'flask', space: 3, points: 5 },
    { kind: 'crest_passed', seat: 1 },
  ];

  it('are the points of the viewer, from squares, cards and tokens', () => {
    expect(outcomeOf(outlook(events), 0)?.points).toBe(5);
    expect(outcomeOf(outlook(events), 1)?.points).toBe(5);
    expect(outcomeOf(outlook(events), null)?.points).toBe(0);
  });

  it('has the price that is really paid', () => {
    expect(outcomeOf(outlook(events), 0)?.cost).toEqual({ bribe: 'tobacco', count: 2 });
    expect(outcomeOf(outlook(events.slice(1)), 0)?.cost).toBeNull();
  });

  it('says in words only what the sheet does not say already', () => {
    expect(outcomeOf(outlook(events), 0)?.lines).toEqual(['points_scored', 'token_advanced']);
  });

  it('names the cards of the viewer that work', () => {
    expect(outcomeOf(outlook(events), 0)?.cards).toEqual([13]);
    expect(outcomeOf(outlook(events), 1)?.cards).toEqual([]);
  });

  it('tells what is no longer surrounded without the agent that is moved', () => {
    const moved = events.map((event) => (event.kind === 'agent_placed' ? { ...event, origin: 5 } : event));
    const outcome = outcomeOf(outlook(moved), 0);
    expect(leftBy(outcome, { id: 9, buildings: [5, 18] })).toEqual([5]);
    // Somebody else stands there as well.
    expect(leftBy(outcome, { id: 7, buildings: [5, 18] })).toEqual([]);
    expect(leftBy(outcome, { id: 9, buildings: [6, 18] })).toEqual([]);
    expect(leftBy(outcomeOf(outlook(events), 0), { id: 9, buildings: [5, 18] })).toEqual([]);
    expect(leftBy(null, { id: 9, buildings: [5, 18] })).toEqual([]);
  });

  it('is not known before the server has answered', () => {
    expect(outcomeOf(null, 0)).toBeNull();
  });
});

describe('what missions bring', () => {
  const events = [
    { kind: 'mission_resolved', seat: 0, mission: 'A-01', points: 3 },
    { kind: 'mission_resolved', seat: 0, mission: 'A-02', points: 2 },
    { kind: 'shillings_gained', seat: 0, count: 4 },
    { kind: 'token_advanced', seat: 0, info: 'flask', space: 3, points: 1 },
    { kind: 'shillings_gained', seat: 1, count: 2 },
  ];

  it('are the points and shillings of the viewer, without what comes afterwards', () => {
    expect(rewardOf(outlook(events), 0)).toEqual({ points: 5, shillings: 4 });
    expect(rewardOf(outlook(events), 1)).toEqual({ points: 0, shillings: 2 });
    expect(rewardOf(null, 0)).toEqual({ points: 0, shillings: 0 });
  });
});
