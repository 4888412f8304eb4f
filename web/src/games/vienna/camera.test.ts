import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { HEIGHT, WIDTH } from './layout';

let camera: Camera;
const see = (width: number, height: number): void => {
  camera = new Camera();
  [camera.width, camera.height] = [width, height];
};

describe('the part of the map that is shown', () => {
  beforeEach(() => see(WIDTH / 2, HEIGHT / 2));

  it('is the whole map at first', () => {
    expect(camera.viewBox).toBe(`0 0 ${WIDTH} ${HEIGHT}`);
    expect(camera.isWhole).toBe(true);
    expect(camera.scale).toBe(0.5);
  });

  it('keeps the point that is zoomed at where it is', () => {
    const place = { x: WIDTH * 0.4, y: HEIGHT * 0.6 };
    camera.zoomBy(2, 0.4, 0.6);
    expect(camera.seen(place).x).toBeCloseTo(0.4);
    expect(camera.seen(place).y).toBeCloseTo(0.6);
    expect(camera.scale).toBe(1);
  });

  it('never leaves the map', () => {
    camera.closer();
    camera.pan(-10000, -10000);
    const { x, y, width, height } = camera.box;
    expect(x + width).toBeCloseTo(WIDTH);
    expect(y + height).toBeCloseTo(HEIGHT);
    camera.pan(10000, 10000);
    expect(camera.box.x).toBeCloseTo(0);
    expect(camera.box.y).toBeCloseTo(0);
  });

  it('is never smaller than the whole nor larger than can be used', () => {
    camera.farther();
    expect(camera.isWhole).toBe(true);
    for (let times = 0; times < 20; times++) camera.closer();
    expect(camera.zoom).toBe(5);
    camera.fit();
    expect(camera.viewBox).toBe(`0 0 ${WIDTH} ${HEIGHT}`);
  });

  it('moves only if a place is out of sight', () => {
    camera.closer();
    const before = camera.viewBox;
    camera.show(camera.centre);
    expect(camera.viewBox).toBe(before);
    camera.show({ x: 10, y: 10 });
    expect(camera.box.x).toBeCloseTo(0);
  });
});

describe('on a phone', () => {
  beforeEach(() => see(360, 390));

  it('fills its window', () => {
    camera.fill();
    expect(camera.box.height).toBeCloseTo(HEIGHT);
    expect(camera.box.width).toBeLessThan(WIDTH);
    expect(camera.isWholeHigh).toBe(true);
  });

  it('comes near enough to read what is pointed at', () => {
    camera.fill();
    expect(camera.isReadable).toBe(false);
    camera.show({ x: 700, y: 500 });
    expect(camera.isReadable).toBe(true);
    expect(camera.isWholeHigh).toBe(false);
    expect(camera.seen({ x: 700, y: 500 })).toEqual({ x: 0.5, y: 0.5 });
  });
});
