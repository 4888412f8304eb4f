import { describe, expect, it } from 'vitest';
import { rankIn, rankOf, ranked } from './ranks';

const choice = (action: number) => ({
  action,
  text: `place ${action}`,
  data: { building: action },
  label: '',
});
const advised = [choice(7), choice(3), choice(5)];

describe('advised options on the board', () => {
  it('are counted from the best', () => {
    expect(advised.map((one) => rankIn(advised, one))).toEqual([1, 2, 3]);
  });

  it('leave the others unmarked', () => {
    expect(rankIn(advised, choice(4))).toBe(0);
    expect(rankIn(advised, null)).toBe(0);
    expect(rankIn([], choice(7))).toBe(0);
    expect(ranked(0)).toEqual({});
  });

  it('mark a thing of several options with the best of them', () => {
    expect(rankOf(advised, (one) => Number(one.data['building']) < 6)).toBe(2);
  });
});
