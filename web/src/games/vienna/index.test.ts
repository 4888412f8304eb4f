import { describe, expect, it } from 'vitest';
import { clientOf } from '../game';

const { moment, standing, things } = clientOf('vienna');

describe('what an event speaks of', () => {
  it('is where an agent went and where he came from', () => {
    const event = { kind: 'agent_placed', seat: 1, building: 2, origin: 29, bribe: 'wine', cost: 2 };
    expect(things(event)).toEqual([
      { kind: 'building', id: 2 },
      { kind: 'building', id: 29 },
    ]);
  });

  it('is a space of the roof only where the investigator moves', () => {
    expect(things({ kind: 'investigator_moved', space: 'C' })).toEqual([{ kind: 'space', id: 'C' }]);
    expect(things({ kind: 'token_advanced', info: 'flask', space: 3 })).toEqual([
      { kind: 'info', id: 'flask' },
    ]);
  });
});

describe('a seat', () => {
  it('has the points and the colour of its desk, in the order of the turns', () => {
    const desks = [
      { score: 3, colour: 'red' },
      { score: 8, colour: 'blue' },
    ];
    expect(standing({ desks, crest: 1, players: 2 }, {})).toEqual({
      scores: [3, 8],
      colours: ['red', 'blue'],
      order: [1, 0],
    });
  });
});

describe('when it is', () => {
  it('is the setup before the first round, then the round and its phase', () => {
    expect(moment({ round: 0, stage: 'between_turns', over: false }, null)).toEqual({
      title: { key: 'vienna-setup' },
      short: { key: 'vienna-setup' },
    });
    expect(moment({ round: 1, stage: 'I', over: false }, null)?.phase).toEqual({ key: 'vienna-phase-I' });
  });
});
