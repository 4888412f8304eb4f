import { describe, expect, it } from 'vitest';
import { drawerBeside, placeFor } from './placing';

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

describe('the place of the list', () => {
  const at = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });

  it('is below a question at the side', () => {
    const place = drawerBeside(at(840, 1360, 60, 120), undefined, 52, 1366);
    expect(place).toEqual({ top: 120, left: 840, right: 0 });
  });

  it('is the whole width below a question that has it', () => {
    expect(drawerBeside(at(18, 380, 370, 430), undefined, 48, 390)).toEqual({ top: 430, left: 0, right: 0 });
  });

  it('is over the panel at the side where the question is in the middle', () => {
    const place = drawerBeside(at(380, 680, 70, 520), at(1055, 1358, 143, 530), 52, 1366);
    expect(place).toEqual({ top: 52, left: 1055, right: 0 });
    expect(drawerBeside(at(300, 530, 110, 660), at(10, 810, 930, 1170), 54, 820).left).toBe(520);
  });
});
