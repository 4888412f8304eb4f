import { get } from './api';
import { connection } from './connection.svelte';
import { isPocket } from './home';
import type { ServerMessage, TableLine, TablePage, Update } from './wire';

/** How long news are gathered before the list is asked for again. */
const GATHERED_MS = 300;

/** A list of tables, as far as it was asked for. */
export class TableLines {
  lines = $state.raw<TableLine[]>([]);
  next = $state<string | null>(null);
  phase = $state<'loading' | 'ready' | 'failed'>('loading');
  /** Whether more than the first part is shown. */
  private isLong = false;
  private asked = 0;

  constructor(private readonly source: string) {}

  /** Ask for the first part anew, or for the part after what is shown. */
  async load(after = ''): Promise<void> {
    const number = (this.asked += 1);
    try {
      const path = `${this.source}${this.source.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`;
      const page = await get<TablePage>(path);
      // What was asked for later counts, whichever comes first.
      if (number !== this.asked) return;
      const isFresh = (id: string): boolean => page.tables.some((line) => line.id === id);
      const others = after || this.isLong ? this.lines.filter(({ id }) => !isFresh(id)) : [];
      this.lines = after ? [...others, ...page.tables] : [...page.tables, ...others];
      if (after || !this.isLong) this.next = page.next;
      this.isLong ||= Boolean(after);
      this.phase = 'ready';
    } catch {
      if (number === this.asked) this.phase = 'failed';
    }
  }

  /** Forget everything. */
  clear(): void {
    this.asked += 1;
    this.lines = [];
    this.next = null;
    this.isLong = false;
    this.phase = 'loading';
  }
}

/** The reader's own tables, always as they are now: the server tells of every change at any of them. */
class Mine extends TableLines {
  /** At each table that is watched here, the reader's seats that are asked, and those that a bot plays. */
  private readonly deciding = new Map<string, number[]>();
  private readonly standIns = new Map<string, (string | null)[]>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super('/api/tables/mine');
  }

  /** The tables where it is the reader's turn. */
  readonly turns = $derived(this.lines.filter((line) => line.your_turn));

  /** Follow the tables of whoever is signed in until what is returned is called. */
  follow(): () => void {
    const ends = [connection.listen((message) => this.hear(message))];
    if (!isPocket) {
      // What was told while there was no connection is asked for.
      ends.push(connection.whenOnline(() => void this.load()));
      connection.open();
    }
    return () => {
      for (const end of ends) end();
      clearTimeout(this.timer);
      this.deciding.clear();
      this.standIns.clear();
      this.clear();
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'notice') {
      this.change(message.table_id, { status: message.status, your_turn: message.your_turn });
      this.renewSoon();
    } else if (message.type === 'update' && message.seat !== null) {
      this.see(message, message.seat);
    }
  }

  /** Take what is told at a table that is watched, where there are no notices. */
  private see({ table_id: id, decision, table }: Update, seat: number): void {
    if (table) {
      const bots = table.seats.map(({ bot }) => bot);
      this.standIns.set(id, bots);
    }
    const others = (this.deciding.get(id) ?? []).filter((one) => one !== seat);
    const asked = decision && !this.standIns.get(id)?.[seat] ? [...others, seat] : others;
    this.deciding.set(id, asked);
    this.change(id, { ...(table && { status: table.status }), your_turn: asked.length > 0 });
    if (table) this.renewSoon();
  }

  private change(id: string, news: Partial<TableLine>): void {
    this.lines = this.lines.map((line) => (line.id === id ? { ...line, ...news } : line));
  }

  private renewSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.load();
    }, GATHERED_MS);
  }
}

export const mine = new Mine();
