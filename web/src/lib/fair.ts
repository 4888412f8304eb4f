/**
 * Checking a deal by the formulas of docs/fair-deal.md: the seed against the commitment, and every draw against the seed and the
 * deck before it. docs/verify_deal.py checks more: it also compares the draws with the entries and the record, and the
 * bots' numbers with the seed.
 */

/** A request for draws: `pool` is what was left in the deck before, in ascending order. */
export interface Draw {
  entry: number;
  deck: string;
  number: number;
  pool: number[];
  drawn: number[];
}

/** A deal that was sealed before the game; `entropy` is what each seat added, empty where that is nothing. */
export interface SealedDeal {
  commitment: string;
  seed: string;
  entropy: string[];
}

/** A deal that the owner of the table chose. */
export interface ChosenDeal {
  chosen: string;
}

/** What the export of a finished game says about its deal. */
export interface DealtGame {
  table: string;
  deal: SealedDeal | ChosenDeal;
  fork: { table: string; entries: number } | null;
  draws: Draw[];
}

/** What is wrong with a deal; the text of a fault is `deal-wrong-` and its kind. */
export type Fault =
  | { kind: 'seed' }
  | { kind: 'order' | 'pool'; entry: number; deck: string }
  | { kind: 'missing'; entry: number; deck: string; item: number }
  | { kind: 'draw'; entry: number; deck: string; number: number; item: number; dealt: number };

/** How many draws were found to follow from the deal, and what is wrong. */
export interface Finding {
  checked: number;
  faults: Fault[];
}

const encoder = new TextEncoder();
const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** The seal of a seed. */
export const sealOf = async (seed: string): Promise<string> => hex(await sha256(fromHex(seed)));

/** Return what makes the draws of a deal: which of `size` items left, counted from 0, draw `number` of a deck gives. */
export async function dealer(
  table: string,
  deal: SealedDeal | ChosenDeal,
): Promise<(deck: string, number: number, size: number) => Promise<number>> {
  const place = (code: Uint8Array, size: number): number =>
    Number((new DataView(code.buffer).getBigUint64(0) * BigInt(size)) >> 64n);
  if ('chosen' in deal) {
    return async (deck, number, size) =>
      place(await sha256(encoder.encode(`${deal.chosen}/${deck}/${number}`)), size);
  }
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(deal.seed), algorithm, false, ['sign']);
  const prefix = `${table}/${deal.entropy.join('.')}`;
  return async (deck, number, size) => {
    const code = await crypto.subtle.sign('HMAC', key, encoder.encode(`${prefix}/${deck}/${number}`));
    return place(new Uint8Array(code), size);
  };
}

/** Tell whether two decks hold the same, in the same order. */
const equal = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Tell whether everything in a deck was in another one, as often. */
function within(deck: number[], whole: number[]): boolean {
  const left = [...whole];
  return deck.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Check that the seed fits the seal and that every draw follows from the deal. */
export async function checkDeal(game: DealtGame): Promise<Finding> {
  const { deal } = game;
  const faults: Fault[] = [];
  let checked = 0;
  if ('seed' in deal && (await sealOf(deal.seed)) !== deal.commitment) faults.push({ kind: 'seed' });
  const draw = await dealer(game.table, deal);
  const takenOver = game.fork?.entries ?? 0;
  const decks = new Map<string, { whole: number[]; left: number[]; next: number }>();
  for (const { entry, deck, number: first, pool, drawn } of game.draws) {
    let [left, number] = [[...pool], first];
    const known = decks.get(deck) ?? { whole: left, left, next: 0 };
    const isSorted = pool.every((item, index) => index === 0 || (pool[index - 1] ?? 0) <= item);
    if (number !== known.next || !isSorted) faults.push({ kind: 'order', entry, deck });
    // An empty deck is made anew from what was drawn before; nothing else may come into it.
    if (!equal(left, known.left) && (known.left.length || !within(left, known.whole)))
      faults.push({ kind: 'pool', entry, deck });
    for (const item of drawn) {
      if (!left.includes(item)) {
        faults.push({ kind: 'missing', entry, deck, item });
        break;
      }
      if (entry > takenOver) {
        checked += 1;
        const dealt = left[await draw(deck, number, left.length)] ?? NaN;
        if (dealt !== item) faults.push({ kind: 'draw', entry, deck, number, item, dealt });
      }
      left = left.toSpliced(left.indexOf(item), 1);
      number += 1;
    }
    decks.set(deck, { whole: known.whole, left, next: number });
  }
  return { checked, faults };
}
