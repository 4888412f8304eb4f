import { get } from './api';
import type { TableLine, TablePage } from './wire';

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
