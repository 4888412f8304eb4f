import { expect, it } from 'vitest';
import { lastMove } from './story';
import type { News } from '$lib/wire';

const told = (...events: Record<string, unknown>[]): News =>
  ({
    version: 1,
    at: 0,
    what: 'acted',
    seat: 0,
    events,
    lines: events.map((event) => `line of ${String(event['kind'])}`),
  }) as News;

it('marks the country and the cards of the last move', () => {
  const last = lastMove([
    told({ kind: 'spy_moved', seat: 1, country: 'usa' }),
    told(
      { kind: 'influence_declared', seat: 0, country: 'france', cards: ['france_2_deport'] },
      { kind: 'pawn_advanced', seat: 0, country: 'france', steps: 2 },
    ),
  ]);
  expect([...last.countries]).toEqual(['france']);
  expect(last.cards).toEqual(['france_2_deport']);
  expect(last.spies.size).toBe(0);
  expect(last.lines).toEqual(['line of influence_declared', 'line of pawn_advanced']);
});

it('passes over what goes on by itself', () => {
  const last = lastMove([
    told({ kind: 'spy_moved', seat: 1, country: 'usa' }, { kind: 'turn_began', seat: 0, turn: 4 }),
    told({ kind: 'cards_drawn', seat: 0, count: 2 }),
  ]);
  expect([...last.spies]).toEqual([1]);
  expect(last.lines).toEqual(['line of spy_moved']);
});

it('marks nothing before anything has happened', () => {
  expect(lastMove([]).countries.size).toBe(0);
});
