import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage, TableLine, TablePage } from './wire';

const heard: ((message: ServerMessage) => void)[] = [];
const pages: Record<string, TablePage> = {};
const get = vi.fn((path: string) => Promise.resolve(pages[path.split('after=')[1] ?? '']));
vi.mock('./api', () => ({ get }));
vi.mock('./connection.svelte', () => ({
  connection: {
    open: () => undefined,
    listen: (listener: (message: ServerMessage) => void) => {
      heard.push(listener);
      return () => heard.splice(0);
    },
    whenOnline: () => () => undefined,
  },
}));

const line = (id: string, your_turn = false): TableLine =>
  ({ id, status: 'playing', your_turn, seats: [] }) as unknown as TableLine;
const tell = (message: object): void => {
  for (const listener of heard) listener(message as ServerMessage);
};
const update = (
  seat: number,
  decision: object | null,
  bot: string | null | undefined = undefined,
): object => ({
  type: 'update',
  table_id: 'one',
  seat,
  decision,
  table: bot === undefined ? null : { status: 'playing', seats: [{ bot }, { bot }] },
});

describe('my tables', () => {
  let mine: typeof import('./mine.svelte').mine;
  let end: () => void;
  const turns = (): string[] => mine.turns.map(({ id }) => id);

  beforeEach(async () => {
    vi.useFakeTimers();
    get.mockClear();
    pages[''] = { tables: [line('one'), line('two', true)], next: '5.two' };
    pages['5.two'] = { tables: [line('two', true), line('three')], next: null };
    vi.resetModules();
    ({ mine } = await import('./mine.svelte'));
    end = mine.follow();
    await mine.load();
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('takes a notice at once and then asks once for all that is new', async () => {
    expect(turns()).toEqual(['two']);
    pages[''] = { tables: [line('new', true), line('one', true)], next: null };
    tell({ type: 'notice', table_id: 'one', status: 'playing', your_turn: true });
    tell({ type: 'notice', table_id: 'new', status: 'playing', your_turn: true });
    expect(turns()).toEqual(['one', 'two']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(turns()).toEqual(['new', 'one']);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('knows from what is told at a table whether one of my seats is asked', () => {
    tell(update(0, {}));
    tell(update(1, null));
    expect(turns()).toEqual(['one', 'two']);
    tell(update(0, null));
    expect(turns()).toEqual(['two']);
  });

  it('does not count a seat that a stand-in plays', () => {
    tell(update(0, {}, 'greedy'));
    expect(turns()).toEqual(['two']);
    tell(update(0, {}, null));
    expect(turns()).toEqual(['one', 'two']);
  });

  it('shows every table once when more of the list is asked for, and keeps it when the first part comes anew', async () => {
    const shown = (): string[] => mine.lines.map(({ id }) => id);
    await mine.load('5.two');
    expect(shown()).toEqual(['one', 'two', 'three']);
    await mine.load();
    expect(shown()).toEqual(['one', 'two', 'three']);
    expect(mine.next).toBeNull();
  });

  it('is forgotten when somebody else signs in', () => {
    end();
    expect(mine.lines).toEqual([]);
  });
});
