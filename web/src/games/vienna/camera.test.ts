import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { Layout } from './layout';
import type { Geometry } from './schema';

const file = new URL(
  '../../../../src/tradecraft/games/vienna/content/vienna-1/geometry.json',
  import.meta.url,
);
const layout = new Layout(JSON.parse(readFileSync(file, 'utf-8')) as Geometry);
const { city } = layout;
let camera: Camera;
const see = (width: number, height: number): void => {
  camera = new Camera(layout);
  [camera.width, camera.height] = [width, height];
};

describe('the part of the map that is shown', () => {
  beforeEach(() => see(city.width / 2, city.height / 2));

  it('is the whole city at first', () => {
    expect(camera.viewBox).toBe(`${city.x} ${city.y} ${city.width} ${city.height}`);
    expect(camera.isWhole).toBe(true);
    expect(camera.scale).toBe(0.5);
  });

  it('keeps the point that is zoomed at where it is', () => {
    const place = { x: city.x + city.width * 0.4, y: city.y + city.height * 0.6 };
    camera.zoomBy(2, 0.4, 0.6);
    expect(camera.seen(place).x).toBeCloseTo(0.4);
    expect(camera.seen(place).y).toBeCloseTo(0.6);
    expect(camera.scale).toBe(1);
  });

  it('never leaves the city', () => {
    camera.closer();
    camera.pan(-10000, -10000);
    const { x, y, width, height } = camera.box;
    expect(x + width).toBeCloseTo(city.x + city.width);
    expect(y + height).toBeCloseTo(city.y + city.height);
    camera.pan(10000, 10000);
    expect(camera.box.x).toBeCloseTo(city.x);
    expect(camera.box.y).toBeCloseTo(city.y);
  });

  it('is never smaller than the whole nor larger than can be used', () => {
    camera.farther();
    expect(camera.isWhole).toBe(true);
    for (let times = 0; times < 20; times++) camera.closer();
    expect(camera.zoom).toBe(5);
    camera.fit();
    expect(camera.viewBox).toBe(`${city.x} ${city.y} ${city.width} ${city.height}`);
  });

  it('moves only if a place is out of sight', () => {
    camera.closer();
    const before = camera.viewBox;
    camera.show(camera.centre);
    expect(camera.viewBox).toBe(before);
    camera.show({ x: 10, y: 10 });
    expect(camera.box.x).toBeCloseTo(city.x);
  });
});

describe('on a phone', () => {
  beforeEach(() => see(390, 316));

  it('shows the whole city, without the names', () => {
    const { x, width } = camera.box;
    expect(x).toBeCloseTo(city.x);
    expect(width).toBeCloseTo(city.width);
    expect(camera.isReadable).toBe(false);
  });

  it('comes near enough to read with a double tap, and goes back with another', () => {
    camera.toggle(0.5, 0.5);
    expect(camera.isReadable).toBe(true);
    camera.toggle(0.5, 0.5);
    expect(camera.isWhole).toBe(true);
  });
});
