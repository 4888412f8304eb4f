import type { Box, Point } from './layout';

/** How far below the place of a building its name stands. */
export const BELOW = 66;
/** How wide a letter is, on average, in parts of its height. */
const LETTER = 0.53;
const GAP = 3;
/** Some names have more wide letters than others. */
const WIDE = 1.06;

/** Between the lines of a name. */
const BREAK = '\n';

/** Return the lines of a name. */
export const linesOf = (name: string): string[] => name.split(BREAK);

/** Break a name of several words in two lines. */
const broken = (name: string): string => name.replace(/ (?=[^ ]*$)/u, BREAK);

/** How much room a name takes to each side of its middle. */
export const halfOf = (name: string, size: number): number =>
  (Math.max(...linesOf(name).map((line) => line.length)) * LETTER * size) / 2;

/** Break the names that would cover a part of another one in their line. */
export function brokenWhereTight(labels: readonly Label[], size: number): Map<number, string> {
  const found = new Map(labels.map((label) => [label.id, label.name]));
  const sorted = [...labels].sort((one, other) => one.at.x - other.at.x);
  sorted.forEach((one, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (Math.abs(one.at.y - other.at.y) > size) continue;
      const [here, there] = [found.get(one.id) ?? one.name, found.get(other.id) ?? other.name];
      if (other.at.x - one.at.x >= halfOf(here, size) + halfOf(there, size) + GAP) continue;
      const [name, id] = here.includes(' ') ? [here, one.id] : [there, other.id];
      found.set(id, broken(name));
    }
  });
  return found;
}

/**
 * Find the middle of a building's name: below the building, beside the squares that lie in its line, and inside the window.
 *
 * `squares` are the middles of what must not be covered, each `radius` large.
 */
export function labelAt(
  name: string,
  building: Point,
  size: number,
  window: Box,
  squares: readonly Point[] = [],
  radius = 0,
): Point {
  const half = halfOf(name, size);
  const y = building.y + BELOW;
  const more = ((linesOf(name).length - 1) * size) / 2;
  const inLine = squares.filter(
    (square) => Math.abs(square.y - (y + more - size / 3)) < radius + more + size / 3,
  );
  const left = inLine.filter((square) => square.x < building.x).map((square) => square.x + radius + GAP);
  const right = inLine.filter((square) => square.x > building.x).map((square) => square.x - radius - GAP);
  const [from, to] = [Math.max(-Infinity, ...left), Math.min(Infinity, ...right)];
  let { x } = building;
  // With a square at each side it stays in the middle between them.
  if (x - half < from && x + half > to) x = (from + to) / 2;
  else if (x - half < from) x = Math.min(from + half, Math.max(building.x, to - half));
  else if (x + half > to) x = Math.max(to - half, Math.min(building.x, from + half));
  const edge = WIDE * half + GAP;
  x = Math.max(window.x + edge, Math.min(x, window.x + window.width - edge));
  return { x, y };
}

/** A name with its place. */
export interface Label {
  id: number;
  name: string;
  at: Point;
}

/** A corner of a tile: to the right (1) or left (-1), below (1) or above (-1). */
export type Corner = readonly [across: 1 | -1, down: 1 | -1];
const CORNERS: readonly Corner[] = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

/**
 * Find the corner of a tile where its value, `away` from its middle and `radius` large, covers no name: the upper right one
 * if it can be, and the one that covers the least of a name if all do.
 */
export function cornerFor(
  square: Point,
  away: number,
  radius: number,
  labels: readonly Label[],
  size: number,
): Corner {
  const covered = ([across, down]: Corner): number =>
    Math.max(
      0,
      ...labels.map(({ name, at }) => {
        const x = square.x + across * away;
        const y = square.y + down * away;
        const last = at.y + (linesOf(name).length - 1) * size;
        const wide = WIDE * halfOf(name, size) + radius - Math.abs(x - at.x);
        const high = Math.min(y + radius - (at.y - 0.75 * size), last + 0.25 * size - (y - radius));
        return wide > 0 && high > 0 ? Math.min(wide, high) : 0;
      }),
    );
  const least = Math.min(...CORNERS.map(covered));
  return CORNERS.find((corner) => covered(corner) === least) ?? [1, -1];
}

/** Move names in the same line apart, as far as each may go without leaving its building. */
export function apart(labels: readonly Label[], size: number, window: Box): Map<number, Point> {
  const found = new Map(labels.map((label) => [label.id, { ...label.at }]));
  const sorted = [...labels].sort((one, other) => one.at.x - other.at.x);
  sorted.forEach((one, index) => {
    for (const other of sorted.slice(index + 1)) {
      const [here, there] = [found.get(one.id), found.get(other.id)];
      if (!here || !there || Math.abs(here.y - there.y) > size) continue;
      const over = here.x + halfOf(one.name, size) + GAP - (there.x - halfOf(other.name, size));
      if (over <= 0) continue;
      // One that is at the edge stays there, and the other goes all the way.
      const left = Math.min(over / 2, Math.max(0, here.x - halfOf(one.name, size) - GAP - window.x));
      const edge = window.x + window.width - GAP - halfOf(other.name, size);
      const right = Math.min(over - left, Math.max(0, edge - there.x));
      here.x -= over - right;
      there.x += right;
    }
  });
  return found;
}
