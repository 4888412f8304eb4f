import { describe, expect, it } from 'vitest';
import { clientOf } from '../game';

const { standing, things } = clientOf('war1955');

describe('the standing in a view', () => {
  it('has the steps that each seat is ahead, as the server says', () => {
    const desks = [
      { score: 0, faction: null },
      { score: 1, faction: 'red' },
    ];
    expect(standing({ desks }, { ahead: [5, 1] })).toEqual({
      scores: [0, 1],
      steps: [5, 1],
      colours: ['', 'red'],
    });
    expect(standing({ desks }, {}).steps).toBeUndefined();
  });
});

describe('what an event speaks of', () => {
  it('is each of several cards', () => {
    expect(things({ kind: 'cards_discarded', seat: 0, cards: ['usa_3', 'poland_4'] })).toEqual([
      { kind: 'card', id: 'usa_3' },
      { kind: 'card', id: 'poland_4' },
    ]);
  });
});
