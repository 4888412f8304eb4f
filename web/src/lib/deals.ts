/**
 * What this browser saw of the deals of its tables: the seal when it first saw it, and what it added itself. Kept across
 * visits, so that a seal that is changed later is noticed.
 */
export interface SeenDeal {
  table: string;
  seal: string;
  /** When the seal was first seen, in milliseconds since 1970. */
  at: number;
  /** Whether the game had not begun then. */
  isBefore: boolean;
  /** What this browser added, in the order it sat down; always after it had seen the seal. */
  parts: string[];
}

const KEY = 'tradecraft-deals';
const MOST = 200;

/** Where the browser keeps it; a part of `Storage`. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export class SeenDeals {
  constructor(
    private readonly shelf: () => Shelf = () => localStorage,
    private readonly now: () => number = Date.now,
  ) {}

  find(table: string): SeenDeal | null {
    return this.read().find((deal) => deal.table === table) ?? null;
  }

  /** Remember a seal unless one is remembered: the first is the one that counts. */
  see(table: string, seal: string, isBefore: boolean): SeenDeal {
    return this.find(table) ?? this.write({ table, seal, at: this.now(), isBefore, parts: [] });
  }

  /** Remember what this browser adds to a deal whose seal it has seen. */
  add(table: string, part: string): void {
    const seen = this.find(table);
    if (seen) this.write({ ...seen, parts: [...seen.parts, part] });
  }

  private read(): SeenDeal[] {
    try {
      return JSON.parse(this.shelf().getItem(KEY) ?? '[]') as SeenDeal[];
    } catch {
      // A browser may refuse to keep anything.
      return [];
    }
  }

  /** Keep a deal as the newest, and forget the oldest. */
  private write(deal: SeenDeal): SeenDeal {
    const others = this.read().filter((one) => one.table !== deal.table);
    try {
      this.shelf().setItem(KEY, JSON.stringify([...others, deal].slice(-MOST)));
    } catch {
      // Without a memory the deal can be checked all the same, except for what was seen before.
    }
    return deal;
  }
}

export const seenDeals = new SeenDeals();
