/** The things a line of the log can speak of; each board marks those it shows. */
export type ThingKind = 'building' | 'square' | 'card' | 'country' | 'info' | 'mission' | 'space';

export interface Thing {
  kind: ThingKind;
  id: number | string;
}

type Value = unknown;

/** Under which name an event of either game speaks of what. */
const NAMES: Record<string, ThingKind> = {
  building: 'building',
  origin: 'building',
  square: 'square',
  card: 'card',
  cards: 'card',
  replaced: 'card',
  country: 'country',
  targets: 'country',
  info: 'info',
  mission: 'mission',
};

/** Find the things that an event speaks of. */
export function thingsIn(event: Record<string, Value>): Thing[] {
  const found: Thing[] = [];
  for (const [name, value] of Object.entries(event)) {
    const kind = name === 'space' && event['kind'] === 'investigator_moved' ? 'space' : NAMES[name];
    if (!kind) continue;
    for (const id of Array.isArray(value) ? (value as Value[]) : [value]) {
      // Where there is none, an event says 0.
      if ((typeof id === 'number' && id > 0) || (typeof id === 'string' && id)) found.push({ kind, id });
    }
  }
  return found;
}

/** What is pointed at in the log, to be marked on the board. */
class Highlight {
  things = $state.raw<readonly Thing[]>([]);

  has(kind: ThingKind, id: number | string): boolean {
    return this.things.some((thing) => thing.kind === kind && thing.id === id);
  }

  /** The ids of one kind. */
  of<T extends number | string>(kind: ThingKind): Set<T> {
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
