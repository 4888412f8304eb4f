import { describe, expect, it } from 'vitest';
import type { News } from '$lib/wire';
import { standingLog } from './standing-log';

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
