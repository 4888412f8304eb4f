import { describe, expect, it } from 'vitest';
import { SeenDeals, type Shelf } from './deals';

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe('what the browser saw of a deal', () => {
  it('is still known after the page was loaded again', () => {
    const place = shelf();
    const before = new SeenDeals(
      () => place,
      () => 7,
    );
    before.see('t1', 'aa', true);
    before.add('t1', 'c0ffee');
    expect(new SeenDeals(() => place).find('t1')).toEqual({
      table: 't1',
      seal: 'aa',
      at: 7,
      isBefore: true,
      parts: ['c0ffee'],
    });
  });

  it('is the first seal, whatever the server shows later', () => {
    const place = shelf();
    const deals = new SeenDeals(() => place);
    deals.see('t1', 'aa', true);
    expect(deals.see('t1', 'bb', false)).toMatchObject({ seal: 'aa', isBefore: true });
  });

  it('is nothing added where no seal was seen first', () => {
    const place = shelf();
    const deals = new SeenDeals(() => place);
    deals.add('t1', 'c0ffee');
    expect(deals.find('t1')).toBeNull();
  });

  it('is forgotten for the oldest tables only', () => {
    const place = shelf();
    const deals = new SeenDeals(() => place);
    for (let number = 0; number < 300; number += 1) deals.see(`t${number}`, 'aa', true);
    expect(deals.find('t299')).not.toBeNull();
    expect(deals.find('t0')).toBeNull();
  });

  it('is lost without harm where the browser keeps nothing', () => {
    const deals = new SeenDeals(() => {
      throw new Error('denied');
    });
    expect(deals.see('t1', 'aa', true)).toMatchObject({ seal: 'aa' });
    expect(deals.find('t1')).toBeNull();
  });
});
