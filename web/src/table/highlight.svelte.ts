import type { Thing } from '../games/things';

/** What is pointed at in the log, to be marked on the board. */
class Highlight {
  things = $state.raw<readonly Thing[]>([]);

  has(kind: string, id: number | string): boolean {
    return this.things.some((thing) => thing.kind === kind && thing.id === id);
  }

  /** The ids of one kind. */
  of<T extends number | string>(kind: string): Set<T> {
    return new Set(this.things.filter((thing) => thing.kind === kind).map((thing) => thing.id as T));
  }

  show(things: readonly Thing[]): void {
    this.things = things;
  }

  clear(): void {
    this.things = [];
  }
}

export const highlight = new Highlight();
