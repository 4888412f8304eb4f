import { describe, expect, it } from 'vitest';
import { placeFor } from './placing';

const screen = { width: 1000, height: 600 };
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 50 });

describe('the place of something that belongs to a box', () => {
  it('is below it, in its middle', () => {
    expect(placeFor(box(400, 100), 200, 80, false, screen)).toEqual({ left: 350, top: 154 });
  });

  it('stays on the screen', () => {
    expect(placeFor(box(0, 100), 200, 80, false, screen).left).toBe(8);
    expect(placeFor(box(900, 100), 200, 80, false, screen).left).toBe(792);
  });

  it('is beside it where there is no room below, or where something else is', () => {
    expect(placeFor(box(400, 540), 200, 80, false, screen)).toEqual({ left: 504, top: 512 });
    expect(placeFor(box(400, 100), 200, 80, true, screen)).toEqual({ left: 504, top: 100 });
    expect(placeFor(box(850, 100), 200, 80, true, screen)).toEqual({ left: 646, top: 100 });
  });
});
