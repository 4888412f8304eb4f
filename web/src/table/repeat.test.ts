import { describe, expect, it, vi } from 'vitest';
import type { Frame, Update } from '$lib/wire';

vi.mock('$lib/api', () => ({}));
vi.mock('$lib/texts.svelte', () => ({}));
const { sightsOf } = await import('./repeat');

const frame = (seat: number | null, view: string): Frame => ({
  entry: null,
  seat,
  text: null,
  events: [{ kind: 'moved' }],
  lines: [view],
  rules: [''],
  view,
});
const newest = {
  update: { seat: 0, view: 'now', decision: { kind: 'a', options: [] } } as unknown as Update,
  log: [],
};

describe('what is shown again after a reload', () => {
  it('begins with the own last step and ends with the newest', () => {
    const frames = [
      frame(0, 'mine'),
      frame(1, 'a'),
      frame(0, 'mine again'),
      frame(1, 'b'),
      frame(null, 'now'),
    ];
    const sights = sightsOf(frames, newest, 0);
    expect(sights.map((sight) => sight.update.view)).toEqual(['mine again', 'b', 'now']);
    expect(sights.at(-1)).toBe(newest);
    expect(sights[1]?.update.decision).toBeNull();
    expect(sights[1]?.log.map((news) => news.lines[0])).toEqual(['mine again', 'b']);
  });

  it('is everything for somebody who has done nothing yet', () => {
    expect(sightsOf([frame(1, 'a'), frame(1, 'b'), frame(1, 'now')], newest, 0)).toHaveLength(3);
  });
});
