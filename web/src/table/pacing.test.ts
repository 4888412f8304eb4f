import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { News, Update } from '$lib/wire';
import { LONGEST_TURN, MOVEMENT, Pacing, REST, type Sight } from './pacing.svelte';

const STEP = MOVEMENT + REST;
const ME = 0;

/** Sights that follow each other: whose step each is, null for something without events. */
function sights(...seats: (number | null)[]): Sight[] {
  const log: News[] = [];
  return seats.map((seat, index) => {
    const version = index + 1;
    const events = seat === null ? [] : [{ kind: 'moved' }];
    log.push({ version, at: 0, what: 'acted', seat, events, lines: [], rules: [] });
    const update = { type: 'update', seat: ME, version } as unknown as Update;
    return { update, log: [...log] };
  });
}

const versionOf = (pacing: Pacing): number | undefined => pacing.shown?.update.version;

describe('the pace of what is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function begun(...seats: (number | null)[]): { pacing: Pacing; told: number[] } {
    const told: number[] = [];
    const pacing = new Pacing(
      (sight) => told.push(sight.update.version),
      () => Date.now(),
    );
    for (const sight of sights(...seats)) pacing.take(sight);
    return { pacing, told };
  }

  it('shows the first thing at once', () => {
    const { pacing } = begun(1);
    expect(versionOf(pacing)).toBe(1);
    expect(pacing.isPast).toBe(false);
  });

  it('shows one step at a time', () => {
    const { pacing, told } = begun(ME, 1, 2);
    expect(versionOf(pacing)).toBe(1);
    expect(pacing.isPast).toBe(true);
    vi.advanceTimersByTime(STEP);
    expect(versionOf(pacing)).toBe(2);
    vi.advanceTimersByTime(STEP - 1);
    expect(versionOf(pacing)).toBe(2);
    vi.advanceTimersByTime(1);
    expect(versionOf(pacing)).toBe(3);
    expect(pacing.isPast).toBe(false);
    expect(told).toEqual([1, 2, 3]);
  });

  it('takes longer for a step in which more happens', () => {
    const { pacing } = begun(ME);
    vi.advanceTimersByTime(STEP);
    const [, second, third] = sights(ME, 1, 2);
    if (!second || !third) throw new Error('there are three sights');
    second.log[1]?.events.push({ kind: 'moved' }, { kind: 'moved' });
    pacing.take(second);
    pacing.take(third);
    vi.advanceTimersByTime(MOVEMENT + 3 * REST - 1);
    expect(versionOf(pacing)).toBe(2);
    vi.advanceTimersByTime(1);
    expect(versionOf(pacing)).toBe(3);
  });

  it('does not hold back what comes when there is nothing else to see', () => {
    const { pacing } = begun(1);
    vi.advanceTimersByTime(STEP);
    const next = sights(1, 2)[1];
    if (next) pacing.take(next);
    expect(versionOf(pacing)).toBe(2);
  });

  it('spends no time on what has no events', () => {
    const { pacing } = begun(ME, 1, null);
    expect(versionOf(pacing)).toBe(1);
    vi.advanceTimersByTime(STEP);
    expect(versionOf(pacing)).toBe(3);
    expect(pacing.isPast).toBe(false);
  });

  it('does not hold back a question for an update without events, as the first after a page is loaded', () => {
    const { pacing } = begun(1, null);
    expect(versionOf(pacing)).toBe(2);
    expect(pacing.isPast).toBe(false);
    const next = sights(1, null, 1)[2];
    if (next) pacing.take(next);
    expect(pacing.isPast).toBe(true);
  });

  it('is slower or faster as one likes', () => {
    const { pacing } = begun(ME);
    vi.advanceTimersByTime(STEP);
    pacing.pace = 'slow';
    for (const sight of sights(ME, 1, 2).slice(1)) pacing.take(sight);
    vi.advanceTimersByTime(STEP);
    expect(versionOf(pacing)).toBe(2);
    vi.advanceTimersByTime(STEP);
    expect(versionOf(pacing)).toBe(3);
  });

  it('shows everything at once where nothing is to be played', () => {
    const { pacing } = begun(ME, 1);
    pacing.pace = 'instant';
    for (const sight of sights(ME, 1, 2, 3).slice(2)) pacing.take(sight);
    expect(versionOf(pacing)).toBe(4);
    expect(pacing.isPast).toBe(false);
  });

  it('jumps to now when a clock runs against the player', () => {
    const { pacing } = begun(ME, 1, 2);
    const last = sights(ME, 1, 2, 1).at(-1);
    if (last) pacing.take(last, true);
    expect(versionOf(pacing)).toBe(4);
    vi.advanceTimersByTime(10 * STEP);
    expect(versionOf(pacing)).toBe(4);
  });

  it('takes no longer for a turn than a turn may take', () => {
    const steps = 30;
    const { pacing, told } = begun(ME, ...Array<number>(steps).fill(1), 2);
    vi.advanceTimersByTime(STEP + LONGEST_TURN);
    expect(versionOf(pacing)).toBe(steps + 2);
    expect(told).toHaveLength(steps + 2);
  });

  it('is skipped to the newest', () => {
    const { pacing, told } = begun(ME, 1, 2, 1);
    pacing.skip();
    expect(versionOf(pacing)).toBe(4);
    expect(pacing.isPast).toBe(false);
    vi.advanceTimersByTime(10 * STEP);
    expect(told).toEqual([1, 4]);
  });

  it('goes step by step, and on by itself', () => {
    const { pacing } = begun(ME, 1, 2, 1, 2);
    pacing.step();
    expect(versionOf(pacing)).toBe(2);
    vi.advanceTimersByTime(10 * STEP);
    expect(versionOf(pacing)).toBe(2);
    pacing.step();
    expect(versionOf(pacing)).toBe(3);
    pacing.resume();
    vi.advanceTimersByTime(2 * STEP);
    expect(versionOf(pacing)).toBe(5);
    expect(pacing.isHalted).toBe(false);
  });

  it('shows again what happened since the own last step', () => {
    const { pacing, told } = begun(1, ME, 1, 2);
    pacing.skip();
    told.length = 0;
    expect(pacing.canRepeat).toBe(true);
    pacing.again();
    expect(versionOf(pacing)).toBe(2);
    vi.advanceTimersByTime(10 * STEP);
    expect(told).toEqual([3, 4]);
    expect(pacing.isPast).toBe(false);
  });

  it('has nothing to repeat after an own step', () => {
    const { pacing } = begun(1, 2, ME);
    pacing.skip();
    expect(pacing.canRepeat).toBe(false);
  });

  it('looks from another seat at once', () => {
    const { pacing } = begun(ME, 1, 2);
    const [other] = sights(1);
    if (other) pacing.take({ ...other, update: { ...other.update, seat: 1, version: 9 } });
    expect(versionOf(pacing)).toBe(9);
    expect(pacing.isPast).toBe(false);
  });
});
