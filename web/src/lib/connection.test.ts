import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Done, ServerMessage } from './wire';

vi.mock('./texts.svelte', () => ({ t: (key: string) => key }));

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { id: string; type: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no connection was opened');
  return socket;
};
const COMMAND = { type: 'leave', table: 't' } as const;

describe('the connection', () => {
  let connection: typeof import('./connection.svelte').connection;

  beforeEach(async () => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('window', { addEventListener: vi.fn() });
    vi.stubGlobal('location', { protocol: 'https:', host: 'table' });
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.resetModules();
    ({ connection } = await import('./connection.svelte'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('keeps its promise when the server has answered', async () => {
    const done = connection.send<Done>(COMMAND, 'one');
    last().open();
    expect(last().sent.map((command) => command.id)).toEqual(['one']);
    last().tell({ type: 'done', id: 'one', version: 3 });
    expect((await done).version).toBe(3);
  });

  it('fails with the reason of a refusal', async () => {
    const done = connection.send<Done>(COMMAND, 'one');
    last().open();
    last().tell({
      type: 'refused',
      id: 'one',
      refusal: { code: 'no', rule: '', params: {}, message: 'No.' },
    });
    await expect(done).rejects.toMatchObject({ refusal: { code: 'no' } });
  });

  it('sends again under the same id what was not answered before a break', () => {
    void connection.send<Done>(COMMAND, 'one');
    const first = last();
    first.open();
    first.onclose({ code: 1006 });
    expect(connection.state).toBe('offline');
    vi.advanceTimersByTime(1_000);
    expect(last()).not.toBe(first);
    last().open();
    expect(connection.state).toBe('online');
    expect(last().sent.map((command) => command.id)).toEqual(['one']);
  });

  it('does not send again what was answered', async () => {
    const done = connection.send<Done>(COMMAND, 'one');
    last().open();
    last().tell({ type: 'done', id: 'one', version: null });
    await done;
    last().onclose({ code: 1006 });
    vi.advanceTimersByTime(1_000);
    last().open();
    expect(last().sent).toEqual([]);
  });

  it('waits longer and longer while the server is away', () => {
    connection.open();
    for (let breaks = 0; breaks < 3; breaks += 1) {
      last().onclose({ code: 1006 });
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(250 * 2 ** breaks - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(750 * 2 ** breaks);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });

  it('stays closed for whoever is signed out', () => {
    const told = vi.fn();
    connection.onSignedOut = told;
    connection.open();
    last().open();
    last().onclose({ code: 4401 });
    vi.advanceTimersByTime(60_000);
    expect(connection.state).toBe('closed');
    expect(told).toHaveBeenCalledOnce();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('takes a connection without answers for dead', () => {
    void connection.send<Done>(COMMAND, 'one');
    last().open();
    vi.advanceTimersByTime(20_000);
    expect(connection.state).toBe('offline');
  });

  it('tells listeners everything until they have enough', () => {
    const heard: ServerMessage[] = [];
    const stop = connection.listen((message) => heard.push(message));
    connection.open();
    last().open();
    last().tell({ type: 'notice', table_id: 't' });
    stop();
    last().tell({ type: 'notice', table_id: 't' });
    expect(heard).toHaveLength(1);
  });
});
