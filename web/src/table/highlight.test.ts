import { describe, expect, it } from 'vitest';
import { thingsIn } from './highlight.svelte';

describe('what an event speaks of', () => {
  it('is where somebody went and where he came from', () => {
    const event = { kind: 'agent_placed', seat: 1, building: 2, origin: 29, bribe: 'wine', cost: 2 };
    expect(thingsIn(event)).toEqual([
      { kind: 'building', id: 2 },
      { kind: 'building', id: 29 },
    ]);
  });

  it('is nothing where the event says that there is none', () => {
    expect(thingsIn({ kind: 'agent_placed', building: 2, origin: 0 })).toEqual([{ kind: 'building', id: 2 }]);
  });

  it('is each of several cards', () => {
    expect(thingsIn({ kind: 'cards_discarded', seat: 0, cards: ['usa_3', 'poland_4'] })).toEqual([
      { kind: 'card', id: 'usa_3' },
      { kind: 'card', id: 'poland_4' },
    ]);
  });

  it('is a space of the roof only where the investigator moves', () => {
    expect(thingsIn({ kind: 'investigator_moved', space: 'C' })).toEqual([{ kind: 'space', id: 'C' }]);
    expect(thingsIn({ kind: 'token_advanced', info: 'flask', space: 3 })).toEqual([
      { kind: 'info', id: 'flask' },
    ]);
  });
});
