import type { Building, Content, Geometry, Point, Square } from './schema';

export type { Point };

export interface Box extends Point {
  width: number;
  height: number;
}

/** What a building needs round its place: flag and seal above it, its name below, half a long name at each side. */
const AROUND = { left: 93, right: 92, top: 95, bottom: 93 };

/** Where everything on the map is. The content has rows and columns, and says how they lie on a drawing. */
export class Layout {
  readonly width: number;
  readonly height: number;
  /** The part of the map that has to be in sight: all buildings with their names. */
  readonly city: Box;

  constructor(private readonly geometry: Geometry) {
    const { size, origin, pitch, shifts } = geometry;
    [this.width, this.height] = [size.x, size.y];
    const [rows, cols] = [shifts.length, shifts[0]?.length ?? 1];
    this.city = {
      x: origin.x - AROUND.left,
      y: origin.y - AROUND.top,
      width: (cols - 1) * pitch.x + AROUND.left + AROUND.right,
      height: (rows - 1) * pitch.y + AROUND.top + AROUND.bottom,
    };
  }

  /** How far a crossing of the grid is moved: streets of a grown city are not straight. */
  private shift(row: number, col: number): readonly [number, number] {
    const { shifts } = this.geometry;
    const inside = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);
    const line = shifts[inside(row, shifts.length)] ?? [];
    const [x = 0, y = 0] = line[inside(col, line.length)] ?? [];
    return [x, y];
  }

  /** The place of a point of the grid, whose crossings have whole numbers from 0 on. */
  at(gridX: number, gridY: number): Point {
    const { origin, pitch } = this.geometry;
    const col = Math.floor(gridX);
    const row = Math.floor(gridY);
    const right = gridX - col;
    const down = gridY - row;
    const mix = (axis: 0 | 1): number => {
      const upper = this.shift(row, col)[axis] * (1 - right) + this.shift(row, col + 1)[axis] * right;
      const lower = this.shift(row + 1, col)[axis] * (1 - right) + this.shift(row + 1, col + 1)[axis] * right;
      return upper * (1 - down) + lower * down;
    };
    return { x: origin.x + gridX * pitch.x + mix(0), y: origin.y + gridY * pitch.y + mix(1) };
  }

  placeOf(building: Building): Point {
    return this.at(building.col - 1, building.row - 1);
  }

  /** The place of a square: as the content has it, but one that joins three buildings not too near to one of them. */
  placeOfSquare(square: Square): Point {
    const pulled = (axis: 'x' | 'y'): number => {
      const value = square[axis];
      const { pull } = this.geometry;
      return square.value === 3 ? value + (Math.floor(value) + 0.5 - value) * pull[axis] : value;
    };
    return this.at(pulled('x'), pulled('y'));
  }

  /** The roads of a square, in the order of its buildings. */
  roadsOf(square: Square, places: ReadonlyMap<number, Point>): { building: number; path: string }[] {
    const from = this.placeOfSquare(square);
    return square.buildings.flatMap((building, index) => {
      const to = places.get(building);
      const bend = square.value === 2 ? 0.05 : index % 2 ? 0.07 : -0.07;
      return to ? [{ building, path: road(from, to, bend) }] : [];
    });
  }
}

/** What is printed, and where it lies on the map. */
export type Printed = Content & { layout: Layout };

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
