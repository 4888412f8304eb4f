import type { Building, Square } from './schema';

/** Where everything on the map is. The content has rows and columns; here they become a city. */

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 1320;
export const HEIGHT = 1100;
const LEFT = 128;
const TOP = 160;
const PITCH_X = 213;
const PITCH_Y = 203;

/** How far each crossing of the grid is moved, by row and column: streets of a grown city are not straight. */
const SHIFTS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [4, 14],
    [-6, -8],
    [4, 6],
    [-4, -2],
    [-8, 0],
    [16, 22],
  ],
  [
    [-8, -4],
    [6, 8],
    [-6, -10],
    [8, 10],
    [-6, 4],
    [-2, 8],
  ],
  [
    [4, 2],
    [-10, -8],
    [2, 8],
    [-8, -4],
    [4, 6],
    [6, -6],
  ],
  [
    [-4, 6],
    [4, -6],
    [-6, 2],
    [6, -8],
    [-4, 2],
    [4, 6],
  ],
  [
    [6, -6],
    [-6, 8],
    [6, -4],
    [-6, 6],
    [8, -2],
    [-6, 4],
  ],
];

/** How far a square that touches three buildings is drawn into the middle between them; names need room below blocks. */
const PULL = { x: 0.18, y: 0.75 };

const shift = (row: number, col: number): readonly [number, number] => {
  const inside = (value: number, last: number): number => Math.min(Math.max(value, 0), last);
  return SHIFTS[inside(row, SHIFTS.length - 1)]?.[inside(col, 5)] ?? [0, 0];
};

/** The place of a point of the grid, whose crossings have whole numbers from 0 on. */
export function at(gridX: number, gridY: number): Point {
  const col = Math.floor(gridX);
  const row = Math.floor(gridY);
  const right = gridX - col;
  const down = gridY - row;
  const mix = (axis: 0 | 1): number => {
    const upper = shift(row, col)[axis] * (1 - right) + shift(row, col + 1)[axis] * right;
    const lower = shift(row + 1, col)[axis] * (1 - right) + shift(row + 1, col + 1)[axis] * right;
    return upper * (1 - down) + lower * down;
  };
  return { x: LEFT + gridX * PITCH_X + mix(0), y: TOP + gridY * PITCH_Y + mix(1) };
}

export const placeOf = (building: Building): Point => at(building.col - 1, building.row - 1);

/** The place of a square: as the content has it, but not too near to a building. */
export function placeOfSquare(square: Square): Point {
  const pulled = (axis: 'x' | 'y'): number => {
    const value = square[axis];
    return square.value === 3 ? value + (Math.floor(value) + 0.5 - value) * PULL[axis] : value;
  };
  return at(pulled('x'), pulled('y'));
}

const round = (value: number): number => Math.round(value * 10) / 10;
export const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A road from a square to a building: bent a little, to one side or the other. */
export function road(from: Point, to: Point, bend: number): string {
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
  };
  return `M${pair(from)}Q${pair(middle)} ${pair(to)}`;
}

/** The roads of a square, in the order of its buildings. */
export function roadsOf(
  square: Square,
  places: ReadonlyMap<number, Point>,
): { building: number; path: string }[] {
  const from = placeOfSquare(square);
  return square.buildings.flatMap((building, index) => {
    const to = places.get(building);
    const bend = square.value === 2 ? 0.05 : index % 2 ? 0.07 : -0.07;
    return to ? [{ building, path: road(from, to, bend) }] : [];
  });
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${pair(first)}`;
  for (let index = 0; index + 1 < points.length; index++) {
    const before = points[Math.max(index - 1, 0)] ?? first;
    const from = points[index] ?? first;
    const to = points[index + 1] ?? first;
    const after = points[Math.min(index + 2, points.length - 1)] ?? first;
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${pair(one)} ${pair(two)} ${pair(to)}`;
  }
  return path;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much a step aside weighs against one in the direction asked for. */
const ASIDE = 2;

/** The nearest place in a direction, or null if there is none. */
export function nextPlace(
  places: ReadonlyMap<number, Point>,
  from: number,
  direction: Direction,
): number | null {
  const here = places.get(from);
  if (!here) return null;
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const isLevel = direction === 'left' || direction === 'right';
  let best: number | null = null;
  let least = Infinity;
  for (const [id, place] of places) {
    const ahead = sign * (isLevel ? place.x - here.x : place.y - here.y);
    const aside = Math.abs(isLevel ? place.y - here.y : place.x - here.x);
    const distance = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= ahead && distance < least) [best, least] = [id, distance];
  }
  return best;
}
