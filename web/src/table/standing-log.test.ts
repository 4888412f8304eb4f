import { describe, expect, it } from 'vitest';
import type { News } from '$lib/wire';
import { followedOn, lastSteps, linesOf, standingLog, toldOnce } from './standing-log';

const news = (version: number, what: News['what'], seat: number | null): News => ({
  version,
  at: 0,
  what,
  seat,
  events: [],
  lines: [],
  rules: [],
});
const versions = (log: News[]): number[] => standingLog(log).map((one) => one.version);

describe('what still stands of a log', () => {
  it('is everything while nothing is taken back', () => {
    expect(versions([news(1, 'acted', 0), news(2, 'acted', 1)])).toEqual([1, 2]);
  });

  it('is not a step that was taken back, nor what followed it', () => {
    const log = [news(1, 'acted', 1), news(2, 'acted', 0), news(3, 'acted', 1), news(4, 'undone', 0)];
    expect(versions(log)).toEqual([1, 4]);
  });

  it('keeps what concerns the table', () => {
    const log = [news(1, 'acted', 0), news(2, 'undo_asked', 0), news(3, 'undone', 0)];
    expect(versions(log)).toEqual([2, 3]);
  });

  it('lets one take back step after step', () => {
    const log = [news(1, 'acted', 0), news(2, 'acted', 0), news(3, 'undone', 0), news(4, 'undone', 0)];
    expect(versions(log)).toEqual([3, 4]);
  });

  it('keeps the earlier steps of the one who takes the last one back', () => {
    const log = [news(1, 'acted', 0), news(2, 'acted', 1), news(3, 'acted', 0), news(4, 'undone', 0)];
    expect(versions(log)).toEqual([1, 2, 4]);
  });
});

const told = (...events: News['events']): News => ({
  ...news(1, 'acted', 0),
  events,
  lines: events.map((event) => String(event['kind'])),
  rules: events.map(() => 'W2.3'),
});

describe('what a viewer is told in full', () => {
  const drawn = { kind: 'drawn', seat: 0, count: 2 };
  const seen = { kind: 'seen', seat: 0, cards: [1, 2] };

  it('is not told in short as well', () => {
    const once = toldOnce(told(drawn, seen), { drawn: 'seen' });
    expect([once.events, once.lines, once.rules]).toEqual([[seen], ['seen'], ['W2.3']]);
  });

  it('leaves what happened to others', () => {
    const other = told({ ...drawn, seat: 1 }, seen);
    expect(toldOnce(other, { drawn: 'seen' })).toBe(other);
  });
});

describe('the last steps of seats', () => {
  it('are as many as are wanted', () => {
    const log = [news(1, 'acted', 0), news(2, 'acted', 1), news(3, 'acted', 0), news(4, 'returned', 0)];
    expect(lastSteps(log, [1, 0])).toEqual([3]);
    expect(lastSteps(log, [2, 1])).toEqual([1, 3, 2]);
    expect(lastSteps(log, [])).toEqual([]);
  });
});

describe('the lines of a log', () => {
  const paid = { kind: 'paid', seat: 1 };
  const bought = { kind: 'bought', seat: 1 };

  it('say once what is said again and again, and count it', () => {
    const lines = linesOf(told(paid, paid, paid, bought, paid));
    expect(lines.map(({ text }) => text)).toEqual(['paid (× 3)', 'bought', 'paid']);
    expect(lines.map(({ event }) => event)).toEqual([paid, bought, paid]);
  });
});

describe('what followed from one’s own step', () => {
  it('begins with what another player did', () => {
    const allowed = { kind: 'let_through', seat: 0 };
    const advanced = { kind: 'advanced', seat: 1 };
    const freed = { kind: 'freed' };
    expect(followedOn(told(allowed, freed, advanced, freed), 0).lines).toEqual(['advanced', 'freed']);
    expect(followedOn(told(allowed, freed), 0).lines).toEqual([]);
  });
});
