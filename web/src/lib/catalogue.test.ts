import { describe, expect, it } from 'vitest';
import { botLadder, usualBot } from './catalogue.svelte';

const BOTS = ['random', 'recruit', 'greedy', 'officer', 'station_chief', 'spymaster'];

describe('the bots one can choose', () => {
  it('are the levels in order of strength, and then the simple ones', () => {
    expect(botLadder(BOTS)).toEqual({
      levels: ['recruit', 'officer', 'station_chief', 'spymaster'],
      simple: ['random', 'greedy'],
    });
  });

  it('are all there, also those nobody has heard of', () => {
    expect(botLadder(['random', 'newcomer'])).toEqual({ levels: ['newcomer'], simple: ['random'] });
  });

  it('begin with the officer, or the strongest where there is none', () => {
    expect(usualBot(BOTS)).toBe('officer');
    expect(usualBot(['random', 'greedy'])).toBe('greedy');
    expect(usualBot([])).toBe('');
  });
});
