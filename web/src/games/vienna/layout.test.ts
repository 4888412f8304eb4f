import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Layout, nextPlace, smooth, type Point } from './layout';
import type { Building, Geometry, Square } from './schema';

const read = (name: string): unknown => {
  const path = `../../../../src/tradecraft/games/vienna/content/vienna-1/${name}.json`;
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf-8'));
};
const board = read('board') as { buildings: Building[]; squares: Omit<Square, 'value'>[] };
const layout = new Layout(read('geometry') as Geometry);
const squares: Square[] = board.squares.map((square) => ({ ...square, value: square.buildings.length }));
const places = new Map(board.buildings.map((building) => [building.id, layout.placeOf(building)]));

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

describe('the map', () => {
  it('has room for every building', () => {
    for (const place of places.values()) {
      expect(place.x).toBeGreaterThan(90);
      expect(place.x).toBeLessThan(layout.width - 90);
      expect(place.y).toBeGreaterThan(90);
      expect(place.y).toBeLessThan(layout.height - 60);
    }
  });

  it('shows all buildings when the city is in sight', () => {
    const { x, y, width, height } = layout.city;
    expect([width, height]).toEqual([1250, 1000]);
    for (const place of places.values()) {
      expect(place.x - 70).toBeGreaterThan(x);
      expect(place.x + 70).toBeLessThan(x + width);
      expect(place.y - 62).toBeGreaterThan(y);
      expect(place.y + 72).toBeLessThan(y + height);
    }
  });

  it('keeps squares apart from each other', () => {
    for (const one of squares) {
      for (const other of squares) {
        if (one.id < other.id)
          expect(distance(layout.placeOfSquare(one), layout.placeOfSquare(other))).toBeGreaterThan(50);
      }
    }
  });

  it('keeps squares off the blocks of buildings', () => {
    for (const square of squares) {
      const { x, y } = layout.placeOfSquare(square);
      for (const place of places.values()) {
        const isInside = Math.abs(place.x - x) < 62 + 16 && Math.abs(place.y - y) < 48 + 16;
        expect(isInside, `square ${square.id}`).toBe(false);
      }
    }
  });

  it('has a road from each square to each of its buildings', () => {
    const roads = squares.flatMap((square) => layout.roadsOf(square, places));
    expect(roads.length).toBe(squares.reduce((sum, square) => sum + square.value, 0));
    expect(roads.every((one) => one.path.startsWith('M'))).toBe(true);
  });
});

describe('arrow keys', () => {
  it('lead to the building on that side', () => {
    expect(nextPlace(places, 8, 'right')).toBe(9);
    expect(nextPlace(places, 8, 'left')).toBe(7);
    expect(nextPlace(places, 8, 'up')).toBe(2);
    expect(nextPlace(places, 8, 'down')).toBe(14);
  });

  it('stop at the edge of the city', () => {
    expect(nextPlace(places, 1, 'left')).toBeNull();
    expect(nextPlace(places, 30, 'down')).toBeNull();
    expect(nextPlace(places, 99, 'down')).toBeNull();
  });

  it('reach every building from any other', () => {
    const reached = new Set([1]);
    for (const id of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nextPlace(places, id, direction);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(30);
  });
});

describe('a smooth line', () => {
  it('goes through its points', () => {
    const line = smooth([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ]);
    expect(line.startsWith('M0 0C')).toBe(true);
    expect(line).toContain(' 10 0C');
    expect(line.endsWith(' 10 10')).toBe(true);
    expect(smooth([])).toBe('');
  });
});
