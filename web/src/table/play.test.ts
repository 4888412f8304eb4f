import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, News, Said, ServerMessage, TableInfo, Update } from '$lib/wire';

const wire = vi.hoisted(() => ({
  listeners: new Set<(message: unknown) => void>(),
  sent: [] as Record<string, unknown>[],
  answers: new Map<string, unknown>(),
  settings: {} as Record<string, unknown>,
  isTouch: false,
}));
vi.mock('$lib/connection.svelte', () => ({
  connection: {
    state: 'online',
    open: () => undefined,
    listen: (listener: (message: unknown) => void) => {
      wire.listeners.add(listener);
      return () => wire.listeners.delete(listener);
    },
    whenOnline: () => () => undefined,
    send: (wish: Record<string, unknown>) => {
      wire.sent.push(wish);
      return Promise.resolve(wire.answers.get(String(wish['type'])) ?? { type: 'done', version: 0 });
    },
  },
}));
vi.mock('$lib/session.svelte', () => ({
  session: {
    myself: { id: 'me' },
    get settings() {
      return wire.settings;
    },
  },
}));
vi.mock('$lib/texts.svelte', () => ({ t: (key: string) => key, texts: { language: 'en' } }));
vi.mock('$lib/catalogue.svelte', () => ({ seatNames: () => ['Anna', 'Boris'] }));
vi.mock('$lib/tables', () => ({ newPart: () => '' }));
vi.mock('$lib/api', () => ({
  Refused: class extends Error {},
  get: () => Promise.resolve({ chat: [], invite: null, updates: [] }),
}));
vi.mock('../games/game', () => ({ clientOf: () => ({ standing: () => ({}), fuller: {} }) }));
vi.mock('../ui/motion', () => ({ isStill: () => false }));
vi.mock('./deal.svelte', () => ({
  DealCheck: class {
    see(): void {
      // Nothing is checked here.
    }
  },
}));
vi.mock('./sounds', () => ({ sounds: { step: () => undefined } }));
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('matchMedia', () => ({ matches: wire.isTouch }));
const { Play } = await import('./play.svelte');

const OPTION: Choice = { action: 7, text: 'place 7', data: {} };
const person = (bot: string | null = null) => ({ kind: 'person', person: 'x', bot, resigned: false });

function info(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't',
    status: 'playing',
    game: 'chess',
    clock: { type: 'none' },
    seats: [person(), { kind: 'bot', person: null, bot: 'random', resigned: false }],
    undo: null,
    ...more,
  } as unknown as TableInfo;
}
const acted = (version: number, seat: number): News => ({
  version,
  at: 0,
  what: 'acted',
  seat,
  events: [{ kind: 'moved' }],
  lines: [`step ${version}`],
  rules: [''],
});
function update(version: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    table_id: 't',
    seat: 0,
    version,
    view: { at: version, deciders: [1] },
    decision: null,
    clocks: null,
    can_undo: false,
    news: [],
    table: info(),
    ...more,
  };
}
const tell = (message: ServerMessage): void => {
  for (const listener of wire.listeners) listener(message);
};
const asks = { kind: 'place', options: [OPTION] };

describe('a table', () => {
  let play: InstanceType<typeof Play>;
  beforeEach(() => {
    wire.listeners.clear();
    wire.sent = [];
    wire.answers.clear();
    wire.settings = { client: { pace: 'instant' } };
    wire.isTouch = false;
    play = new Play('t');
    play.open();
  });
  const sentTypes = (): unknown[] => wire.sent.map((wish) => wish['type']);

  it('shows the newest update', () => {
    tell(update(1));
    tell(update(2));
    expect(play.view).toEqual({ at: 2, deciders: [1] });
    expect(play.asked).toEqual([1]);
  });

  it('ignores an update that is older than the one it has', () => {
    tell(update(5, { news: [acted(5, 1)] }));
    tell(update(4, { decision: asks, news: [acted(4, 1)] }));
    expect(play.update?.version).toBe(5);
    expect(play.view).toEqual({ at: 5, deciders: [1] });
    expect(play.decision).toBeNull();
    expect(play.news.map((news) => news.version)).toEqual([5]);
  });

  it('ignores what is said about other tables', () => {
    tell(update(1));
    tell(update(9, { table_id: 'other' }));
    expect(play.update?.version).toBe(1);
  });

  it('knows nothing twice', () => {
    tell(update(1, { news: [acted(1, 1)] }));
    tell(update(2, { news: [acted(1, 1), acted(2, 1)] }));
    expect(play.news.map((news) => news.version)).toEqual([1, 2]);
  });

  it('keeps an answer that was begun while the question stays the same', () => {
    tell(update(1, { decision: asks }));
    const before = play.decision;
    play.selected = OPTION;
    tell(update(2, { decision: structuredClone(asks) }));
    expect(play.decision).toBe(before);
    expect(play.selected).toBe(OPTION);
    tell(update(3, { decision: { kind: 'place', options: [{ ...OPTION, action: 8 }] } }));
    expect(play.selected).toBeNull();
  });

  it('can be answered at once while what others did is still being played', async () => {
    wire.settings = { client: { pace: 'normal' } };
    tell(update(1, { news: [acted(1, 0)] }));
    tell(update(2, { news: [acted(2, 1)] }));
    tell(update(3, { news: [acted(3, 1)], decision: asks }));
    expect(play.view).toMatchObject({ at: 1 });
    expect(play.pacing.isPast).toBe(true);
    expect(play.decision).toEqual(asks);
    await play.act(OPTION);
    expect(wire.sent.at(-1)).toMatchObject({ type: 'act', version: 3, action: 7 });
    expect(play.view).toMatchObject({ at: 3 });
    expect(play.pacing.isPast).toBe(false);
  });

  it('shows at once how things stand when a clock runs against the player', () => {
    wire.settings = { client: { pace: 'normal' } };
    const table = info({ clock: { type: 'live', bank: 60 } });
    const clocks = [
      { left: 5_000, deadline: 9_000 },
      { left: 5_000, deadline: null },
    ];
    tell(update(1, { table, news: [acted(1, 0)] }));
    tell(update(2, { table, news: [acted(2, 1)], clocks, decision: asks }));
    expect(play.view).toMatchObject({ at: 2 });
  });

  it('is pending until what was chosen is stored and shown', async () => {
    wire.answers.set('act', { type: 'done', version: 2 });
    tell(update(1, { decision: asks }));
    const acting = play.act(OPTION);
    expect(play.pending).toBe(OPTION);
    expect(play.decision).toBeNull();
    await acting;
    expect(play.pending).toBe(OPTION);
    tell(update(2));
    expect(play.pending).toBeNull();
  });

  it('tells what others did since the own last step', () => {
    tell(update(3, { news: [acted(1, 1), acted(2, 0), acted(3, 1)] }));
    expect(play.since.map((news) => news.version)).toEqual([3]);
  });

  it('tells what came through the own last step as well', () => {
    const events = [0, 1].map((seat) => ({ kind: 'moved', seat }));
    const through = { ...acted(2, 0), events, lines: ['let through', 'advanced'] };
    tell(update(3, { news: [acted(1, 1), through, acted(3, 1)] }));
    expect(play.since.flatMap((news) => news.lines)).toEqual(['advanced', 'step 3']);
  });

  it('forgets a step that was taken back', () => {
    const undone: News = { ...acted(4, 0), what: 'undone', events: [], lines: [] };
    tell(update(4, { news: [acted(1, 1), acted(2, 0), acted(3, 1), undone] }));
    expect(play.news.map((news) => news.version)).toEqual([1, 4]);
    expect(play.undoing).toBe('nothing');
  });

  it('takes back at once against bots, and asks people', () => {
    tell(update(1, { news: [acted(1, 0)] }));
    expect(play.undoing).toBe('with-answers');
    tell(update(2, { table: info({ seats: [person(), person()] as TableInfo['seats'] }) }));
    expect(play.undoing).toBe('ask');
    expect(play.judges).toEqual([1]);
    tell(update(3, { can_undo: true }));
    expect(play.undoing).toBe('free');
    tell(update(4, { table: info({ undo: { seat: 0, waiting_for: [1] } }) }));
    expect(play.undoing).toBe('asked');
    tell(update(5, { table: info({ undo: { seat: 1, waiting_for: [0] } }) }));
    expect(play.undoing).toBe('other');
  });

  it('says that in a rated game what was answered stays', () => {
    tell(update(1, { news: [acted(1, 0)], can_undo: true, table: info({ rated: true }) }));
    expect(play.undoing).toBe('free');
    tell(update(2, { news: [acted(2, 1)], table: info({ rated: true }) }));
    expect(play.undoing).toBe('final');
  });

  it('fills a free seat with a bot and takes it off again', async () => {
    await play.addBot(1, 'recruit');
    await play.removeBot(1);
    expect(wire.sent.slice(-2)).toEqual([
      { type: 'add_bot', table: 't', seat: 1, bot: 'recruit' },
      { type: 'remove_bot', table: 't', seat: 1 },
    ]);
  });

  it('asks once more on touch before what cannot be taken back', async () => {
    wire.isTouch = true;
    wire.answers.set('preview', { type: 'outlook', is_final: true, assumed: [], lines: [], events: [] });
    tell(update(1, { decision: asks }));
    play.choose(OPTION);
    await vi.waitFor(() => expect(play.selected).toBe(OPTION));
    expect(sentTypes()).not.toContain('act');
    play.choose(OPTION);
    await vi.waitFor(() => expect(sentTypes()).toContain('act'));
  });

  it('asks nothing on touch before what can be taken back, nor of a pointer', async () => {
    wire.isTouch = true;
    wire.answers.set('preview', { type: 'outlook', is_final: false, assumed: [], lines: [], events: [] });
    tell(update(1, { decision: asks }));
    play.choose(OPTION);
    await vi.waitFor(() => expect(sentTypes()).toContain('act'));
    wire.sent = [];
    wire.isTouch = false;
    tell(update(2, { decision: { ...asks, kind: 'other' } }));
    play.choose(OPTION);
    expect(sentTypes()).toEqual(['act']);
  });

  it('shows a line of the chat once though it is told twice', () => {
    const said: Said = {
      type: 'said',
      table_id: 't',
      number: 1,
      person: 'x',
      name: 'Anna',
      at: 0,
      text: 'Hello',
      phrase: '',
    };
    tell(said);
    tell({ ...said });
    tell({ ...said, number: 2 });
    expect(play.chat.map((line) => line.number)).toEqual([1, 2]);
  });

  it('shows no hint for a question that is no longer asked', async () => {
    wire.answers.set('hint', { type: 'advice', ranking: [{ choice: OPTION }] });
    tell(update(1, { decision: asks }));
    const thinking = play.hint();
    tell(update(2, { decision: { kind: 'other', options: [OPTION] } }));
    await thinking;
    expect(play.advised).toEqual([]);
    await play.hint();
    expect(play.advised).toEqual([OPTION]);
  });
});
