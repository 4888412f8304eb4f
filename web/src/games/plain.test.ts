import { describe, expect, it } from 'vitest';
import { shapeOf, wordOf } from './plain';

describe('a value without a drawing', () => {
  it('is a word, and nothing is a dash', () => {
    expect([3, 'dark_red', true, false, null, '', [], [1, null]].map(wordOf)).toEqual([
      '3',
      'dark red',
      '✓',
      '–',
      '–',
      '–',
      '–',
      '1, –',
    ]);
    expect(wordOf({ a: 1 })).toBeNull();
  });

  it('is a table where several things are alike', () => {
    const desks = [
      { seat: 0, hand: ['ace'] },
      { seat: 1, hand: [] },
    ];
    expect(shapeOf(desks)).toEqual({
      kind: 'table',
      columns: ['seat', 'hand'],
      rows: [
        [0, ['ace']],
        [1, []],
      ],
    });
  });

  it('is a list where they differ', () => {
    const items = [{ a: 1 }, { b: 2 }];
    expect(shapeOf(items)).toEqual({ kind: 'list', items });
  });

  it('has its plain parts first', () => {
    expect(shapeOf({ cards: { left: 4 }, round: 2 })).toEqual({
      kind: 'parts',
      words: [['round', '2']],
      others: [['cards', { left: 4 }]],
    });
  });
});
