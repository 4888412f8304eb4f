import { describe, expect, it } from 'vitest';
import { kept } from './kept';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('what is kept', () => {
  const before = { turn: 3, desks: [{ hand: [1, 2] }, { hand: null }], decision: { options: ['a'] } };

  it('is the whole if nothing has changed', () => {
    expect(kept(before, copy(before))).toBe(before);
  });

  it('is every part that has not changed', () => {
    const now = kept(before, { ...copy(before), turn: 4, desks: [{ hand: [1, 2] }, { hand: [5] }] });
    expect(now).toEqual({ ...before, turn: 4, desks: [{ hand: [1, 2] }, { hand: [5] }] });
    expect(now).not.toBe(before);
    expect(now.desks[0]).toBe(before.desks[0]);
    expect(now.desks[1]).not.toBe(before.desks[1]);
    expect(now.decision).toBe(before.decision);
  });

  it('is nothing of what has become longer, shorter or something else', () => {
    expect(kept([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(kept({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(kept([], {})).toEqual({});
    expect(kept(null, { a: 1 })).toEqual({ a: 1 });
    expect(kept({ a: 1 }, null)).toBeNull();
  });
});
