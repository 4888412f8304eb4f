import { describe, expect, it } from 'vitest';
import golden from '../../../tests/golden/deal.json?raw';
import { checkDeal, dealer, sealOf, type DealtGame, type Draw, type SealedDeal } from './fair';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SEAL = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

interface SealedGame extends DealtGame {
  deal: SealedDeal;
}
/** A real finished game, which docs/verify_deal.py finds fair as well. */
const game = (): SealedGame => JSON.parse(golden) as SealedGame;
const drawsOf = ({ draws }: DealtGame, deck: string): Draw[] => draws.filter((draw) => draw.deck === deck);

describe('the formulas of the documentation', () => {
  it('give its seal', async () => {
    expect(await sealOf(SEED)).toBe(SEAL);
  });

  it('give its draws', async () => {
    const draw = await dealer('Tisch-7', { commitment: SEAL, seed: SEED, entropy: ['c0ffee', '', '00ff'] });
    const places = await Promise.all([0, 1, 2, 3, 4].map((number) => draw('cards', number, 110 - number)));
    expect(places).toEqual([73, 0, 50, 60, 43]);
  });
});

describe('a fair game', () => {
  it('is confirmed draw by draw', async () => {
    expect(await checkDeal(game())).toEqual({ checked: 157, faults: [] });
  });

  it('has no draws of its own where another table made them', async () => {
    const later = game().draws.filter(({ entry }) => entry > 20);
    const { checked, faults } = await checkDeal({ ...game(), fork: { table: 'u', entries: 20 } });
    expect(checked).toBe(later.reduce((sum, { drawn }) => sum + drawn.length, 0));
    expect(faults).toEqual([]);
  });

  it('can have a deal that its owner chose', async () => {
    // SHA-256 of "monday/first/0" begins with eb, more than half of the way: the second of two.
    const draws = [{ entry: 1, deck: 'first', number: 0, pool: [0, 1], drawn: [1] }];
    const deal = { chosen: 'monday' };
    expect(await checkDeal({ table: 't', deal, fork: null, draws })).toEqual({ checked: 1, faults: [] });
    const other = [{ ...draws[0], drawn: [0] } as Draw];
    expect((await checkDeal({ table: 't', deal, fork: null, draws: other })).faults).toHaveLength(1);
  });
});

describe('a game that was tampered with', () => {
  const PLANTED: [string, string, (game: SealedGame) => void][] = [
    [
      'two draws swapped',
      'draw',
      ({ draws }) => draws.find(({ drawn }) => new Set(drawn).size > 1)?.drawn.reverse(),
    ],
    ['another seed', 'seed', ({ deal }) => (deal.seed = '00'.repeat(32))],
    ['another seal', 'seed', ({ deal }) => (deal.commitment = '0'.repeat(64))],
    ['another contribution', 'draw', ({ deal }) => (deal.entropy[0] = 'c0ffef')],
    ['a contribution that nobody made', 'draw', ({ deal }) => (deal.entropy[1] = '01')],
    [
      'a card hidden',
      'pool',
      (found) => {
        const draw = drawsOf(found, 'cards')[2];
        if (draw) draw.pool = draw.pool.filter((item) => draw.drawn.includes(item));
      },
    ],
    [
      'a card added when the deck is shuffled',
      'pool',
      (found) => {
        const draws = drawsOf(found, 'cards');
        draws.find(({ pool }, at) => at && pool.length > (draws[at - 1]?.pool.length ?? 0))?.pool.push(9999);
      },
    ],
    ['a card that is not there', 'missing', ({ draws }) => draws.at(-1)?.drawn.splice(0, 1, 9999)],
    ['a draw left out', 'order', (found) => drawsOf(found, 'cards')[1]?.drawn.pop()],
  ];

  it.each(PLANTED)('is found out: %s', async (_, kind, plant) => {
    const found = game();
    plant(found);
    expect((await checkDeal(found)).faults.map((fault) => fault.kind)).toContain(kind);
  });
});

describe('a game that goes on from another one', () => {
  it('does not answer for the last draw that it took over', async () => {
    const draws = [
      { entry: 1, deck: 'first', number: 0, pool: [0, 1], drawn: [0] },
      { entry: 2, deck: 'first', number: 1, pool: [1], drawn: [1] },
    ];
    const deal = { chosen: 'monday' };
    const whole = { table: 't', deal, draws };
    expect((await checkDeal({ ...whole, fork: null })).faults).toHaveLength(1);
    const fork = { table: 'u', entries: 1 };
    expect(await checkDeal({ ...whole, fork })).toEqual({ checked: 1, faults: [] });
  });
});
