import type { Point } from './layout';
import type { Colour, View } from './schema';

/** A figure on the map. Its key stays when it walks to another building, so that it can be seen walking. */
export interface Figure {
  key: string;
  seat: number;
  colour: Colour;
  building: number;
  isFeld: boolean;
}

const key = (seat: number, number: number): string => `${seat}-${number}`;

/** The figures of a view, the agents of a seat in the order of their buildings. */
function standing(view: View): Omit<Figure, 'key'>[] {
  return view.desks.flatMap((desk) =>
    desk.agents.map((building) => ({
      seat: desk.seat,
      colour: desk.colour,
      building,
      isFeld: desk.feld?.building === building,
    })),
  );
}

/**
 * The figures of a view with keys. A figure where one of its kind stood before keeps its key; of the rest, one that left
 * and one that came are the same figure; the others are new.
 */
export function figuresOf(view: View, before: readonly Figure[] = []): Figure[] {
  const free = new Set(before);
  const take = (fits: (old: Figure) => boolean): string | undefined => {
    for (const old of free) {
      if (fits(old)) {
        free.delete(old);
        return old.key;
      }
    }
    return undefined;
  };
  const now = standing(view);
  const keys = now.map((figure) =>
    take(
      (old) => old.seat === figure.seat && old.building === figure.building && old.isFeld === figure.isFeld,
    ),
  );
  now.forEach((figure, index) => {
    keys[index] ??= take((old) => old.seat === figure.seat && old.isFeld === figure.isFeld);
  });
  const used = new Set(before.map((old) => old.key));
  let number = 0;
  return now.map((figure, index) => {
    let own = keys[index];
    while (own === undefined || (keys[index] === undefined && used.has(own)))
      own = key(figure.seat, number++);
    used.add(own);
    return { ...figure, key: own };
  });
}

/** How wide the figures in front of a building may stand. */
const ROOM = 150;
const APART = 32;

/** How far each of so many figures, drawn so many times larger, stands from the middle of their building. */
export function spread(count: number, size = 1): number[] {
  const step = count > 1 ? Math.min(APART * size, (ROOM - APART) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
}

/** Where the feet of the figures in front of a building are. */
export const FEET = 52;

/** Where each figure stands: beside the others in front of its building, the third man last. */
export function placesOf(
  figures: readonly Figure[],
  thirdMan: number | null,
  buildings: ReadonlyMap<number, Point>,
  size = 1,
): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const [building, place] of buildings) {
    const keys = figures.filter((figure) => figure.building === building).map((figure) => figure.key);
    if (thirdMan === building) keys.push(THIRD_MAN);
    const offsets = spread(keys.length, size);
    keys.forEach((one, index) => places.set(one, { x: place.x + (offsets[index] ?? 0), y: place.y + FEET }));
  }
  return places;
}

export const THIRD_MAN = 'third_man';
