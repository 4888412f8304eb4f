import { describe, expect, it } from 'vitest';
import { Pieces } from './content';
import { advance, attack, blockTotal, influenceTotal, preparedTotal, stepsLeft } from './preview';
import type { CardContent, CountryId, TrackView, WarContent, WarView } from './types';

const BLUE: CountryId[] = ['usa', 'great_britain', 'france'];
const RED: CountryId[] = ['ussr', 'poland', 'hungary'];
const COUNTRIES = [...BLUE, ...RED];
const each = (value: (country: CountryId) => number): Record<CountryId, number> =>
  Object.fromEntries(COUNTRIES.map((country) => [country, value(country)])) as Record<CountryId, number>;

function card(country: CountryId | null, influence: number): CardContent {
  const isForeign = (place: CountryId): boolean =>
    country !== null && BLUE.includes(country) !== BLUE.includes(place);
  return {
    id: `${country ?? 'mercenary'}_${influence}`,
    country,
    influence,
    values: each((place) => influence - (isForeign(place) ? 1 : 0)),
    blocks: each((place) => (isForeign(place) ? 0 : influence)),
  } as CardContent;
}
const pieces = new Pieces({
  countries: [],
  cards: [...COUNTRIES, null].flatMap((country) => [1, 2, 3, 4].map((influence) => card(country, influence))),
} as unknown as WarContent);

// The worked examples of the rules.
describe('an influence action', () => {
  it('counts 1 less with a card of the other faction', () => {
    expect(influenceTotal(pieces, ['france_2'], 'hungary', 'hungary')).toBe(1);
  });
  it('counts 1 more with the spy and a card of its country', () => {
    expect(influenceTotal(pieces, ['france_2'], 'france', 'france')).toBe(3);
  });
  it('has no 1 more with two cards of the country', () => {
    expect(influenceTotal(pieces, ['france_2', 'france_2'], 'france', 'france')).toBe(4);
    expect(influenceTotal(pieces, ['france_2', 'france_2', 'mercenary_2'], 'france', 'france')).toBe(6);
  });
  it('takes mercenaries at their value', () => {
    expect(influenceTotal(pieces, ['france_2', 'mercenary_1'], 'france', 'poland')).toBe(3);
    expect(influenceTotal(pieces, ['france_2', 'mercenary_2'], 'poland', 'hungary')).toBe(3);
  });
});

describe('a block', () => {
  it('adds up cards of the faction', () => {
    expect(blockTotal(pieces, ['france_3', 'usa_4'], 'great_britain', 'great_britain')).toBe(7);
  });
  it('counts 1 more for each card of the country, with the spy there only', () => {
    expect(blockTotal(pieces, ['poland_3'], 'poland', 'poland')).toBe(4);
    expect(blockTotal(pieces, ['poland_3'], 'poland', 'usa')).toBe(3);
  });
  it('is worth nothing with cards of the other faction', () => {
    expect(blockTotal(pieces, ['poland_3'], 'france', 'usa')).toBe(0);
  });
});

describe('a pawn', () => {
  const track = { steps: 5, pawn: 3 } as TrackView;
  it('goes towards the one who advances it', () => {
    expect(advance(track, 0, 1)).toEqual({ steps: 1, to: 4, secures: false });
    expect(advance(track, 1, 2)).toEqual({ steps: 2, to: -1, secures: false });
  });
  it('stops on the star', () => {
    expect(advance(track, 0, 4)).toEqual({ steps: 2, to: 5, secures: true });
  });
  it('is so many steps from each star', () => {
    expect([stepsLeft(track, 0), stepsLeft(track, 1)]).toEqual([2, 8]);
  });
});

describe('what is laid ready', () => {
  const view = (asks: string, cards: string[]): WarView =>
    ({
      asks,
      prepared: { cards, country: asks === 'add' ? 'france' : null, using: null, named: [] },
      declared: asks === 'block' ? [{ what: 'influence', targets: ['france'], total: 5 }] : [],
      desks: [{ spy: 'france' }, { spy: 'usa' }],
    }) as unknown as WarView;

  it('counts as an influence action by the place of the spy', () => {
    expect(preparedTotal(pieces, view('add', ['france_2']), 0)).toEqual({ total: 3, needed: null });
    expect(preparedTotal(pieces, view('add', ['france_2']), 1)).toEqual({ total: 2, needed: null });
  });
  it('must reach the declared total as a block', () => {
    expect(preparedTotal(pieces, view('block', ['france_2']), 1)).toEqual({ total: 2, needed: 5 });
  });
  it('is nothing else', () => {
    expect(preparedTotal(pieces, view('keep', ['france_2']), 0)).toBeNull();
  });
  it('blocks only what was declared last', () => {
    expect(attack(view('block', []))?.total).toBe(5);
    expect(attack(view('play', []))).toBeNull();
  });
});
