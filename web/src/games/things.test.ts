import { describe, expect, it } from 'vitest';
import { thingsNamed } from './things';

const KINDS = { house: 'house', origin: 'house', cards: 'card' };

describe('the things an event names', () => {
  it('are of the kinds that its fields stand for', () => {
    expect(thingsNamed({ kind: 'moved', seat: 1, house: 2, origin: 29, cost: 2 }, KINDS)).toEqual([
      { kind: 'house', id: 2 },
      { kind: 'house', id: 29 },
    ]);
  });

  it('are none where the event says that there is none', () => {
    expect(thingsNamed({ kind: 'moved', house: 2, origin: 0 }, KINDS)).toEqual([{ kind: 'house', id: 2 }]);
  });

  it('are each of several', () => {
    expect(thingsNamed({ kind: 'discarded', cards: ['ace', 'king'] }, KINDS)).toEqual([
      { kind: 'card', id: 'ace' },
      { kind: 'card', id: 'king' },
    ]);
  });
});
