import { describe, expect, it } from 'vitest';
import type { Choice, Decision } from '$lib/wire';
import * as choices from './choices';

let number = 0;
const choice = (data: Record<string, unknown>): Choice => ({
  action: number++,
  text: Object.values(data).join(' '),
  data,
});
const asked = (kind: string, ...options: Record<string, unknown>[]): Decision =>
  ({ kind, question: '', options: options.map(choice) }) as Decision;

const place = asked(
  'place',
  { do: 'place', building: 7 },
  { do: 'place', building: 12 },
  { do: 'take', bribe: 'wine' },
  { do: 'take', bribe: 'coffee' },
  { do: 'money' },
);
const source = asked('source', { do: 'supply' }, { do: 'from', building: 3 }, { do: 'feld' });

describe('options by what they point at', () => {
  it('are found by building, whatever the verb', () => {
    expect([...choices.byBuilding(place).keys()]).toEqual([7, 12]);
    expect(choices.buildingVerb(place)).toBe('place');
    expect(choices.buildingVerb(source)).toBe('from');
    expect(choices.byBuilding(source).get(3)?.text).toBe('from 3');
  });

  it('are none where nothing is asked', () => {
    expect(choices.byBuilding(null).size).toBe(0);
    expect(choices.buildingVerb(null)).toBeNull();
    expect(choices.asides(null)).toEqual([]);
  });

  it('are found by bribe, each verb for itself', () => {
    expect(choices.bribeVerb(place)).toBe('take');
    expect([...choices.byBribe(place).keys()]).toEqual(['wine', 'coffee']);
  });

  it('stand beside the map if they name no building', () => {
    expect(choices.asides(source).map(choices.verbOf)).toEqual(['supply', 'feld']);
    expect(choices.asides(place)).toEqual([]);
    expect(choices.single(place, 'money')?.text).toBe('money');
    expect(choices.single(place, 'stop')).toBeNull();
  });

  it('tell the building of a choice', () => {
    expect(choices.buildingOf(place.options[1] ?? null)).toBe(12);
    expect(choices.buildingOf(place.options[4] ?? null)).toBeNull();
    expect(choices.buildingOf(null)).toBeNull();
  });
});

describe('assignments', () => {
  const orders = [
    [17, 44, 81],
    [17, 81, 44],
    [44, 17, 81],
    [44, 81, 17],
    [81, 17, 44],
    [81, 44, 17],
  ];
  const assign = asked('assign', ...orders.map(([I, II, IV]) => ({ do: 'assign', I, II, IV })));

  it('narrow down as the plan grows', () => {
    expect(choices.assignments(assign).length).toBe(6);
    expect(choices.assignments(assign, { II: 44 }).map((one) => one.data['I'])).toEqual([17, 81]);
  });

  it('are one when the plan is complete', () => {
    expect(choices.assignmentOf(assign, { I: 44, II: 81, IV: 17 })).toBe(assign.options[3]);
    expect(choices.assignmentOf(assign, { I: 44 })).toBeNull();
    expect(choices.assignmentOf(assign, { I: 44, II: 44, IV: 17 })).toBeNull();
  });
});

describe('choices of several things at once', () => {
  const mission = asked(
    'mission',
    { do: 'accept', mission: 'A-07' },
    { do: 'resolve', missions: ['S-01'] },
    { do: 'resolve', missions: ['S-01', 'A-16'] },
    { do: 'no_mission' },
  );

  it('are found in whatever order the things are picked', () => {
    expect(choices.resolving(mission, ['A-16', 'S-01'])).toBe(mission.options[2]);
    expect(choices.resolving(mission, ['A-16'])).toBeNull();
    expect(choices.resolvable(mission)).toEqual(['S-01', 'A-16']);
  });
});

describe('the label of a choice', () => {
  it('is the notation where there is nothing better', () => {
    expect(choices.labelOf(choice({ do: 'money' }))).toBe('money');
    expect(choices.labelOf({ ...choice({ do: 'money' }), label: 'Take 2 shillings' })).toBe(
      'Take 2 shillings',
    );
  });
});
