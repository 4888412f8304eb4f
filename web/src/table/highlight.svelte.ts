import type { Thing } from '../games/things';

/** What is pointed at in the log, to be marked on the board. */
class Highlight {
  private things = $state.raw<readonly Thing[]>([]);
  /** What a coach speaks of, which is marked while nothing else is. */
  meant = $state.raw<readonly Thing[]>([]);
  private readonly shown = $derived(this.things.length ? this.things : this.meant);

  has(kind: string, id: number | string): boolean {
    return this.shown.some((thing) => thing.kind === kind && thing.id === id);
  }

  /** The ids of one kind. */
  of<T extends number | string>(kind: string): Set<T> {
    return new Set(this.shown.filter((thing) => thing.kind === kind).map((thing) => thing.id as T));
  }

  show(things: readonly Thing[]): void {
    this.things = things;
  }

  clear(): void {
    this.things = [];
  }
}

export const highlight = new Highlight();
