import { newId, post, randomHex } from './api';
import { isPocket } from './home';
import { router } from './router.svelte';
import { seenDeals } from './deals';
import type { ForkTable, Join, MadeTable, NewTable } from './wire';

const PART_BYTES = 32;

/** Make what this browser adds to the deal of a table, and remember it. */
export function newPart(table: string): string {
  const part = randomHex(PART_BYTES);
  seenDeals.add(table, part);
  return part;
}

/**
 * Take seats at a table that was just made, and go there; players who share a device have names of their own.
 *
 * The server has told its seal by then, and only now learns what this browser adds to the deal.
 */
async function enter(
  { table, commitment }: MadeTable,
  seats: number,
  page = (id: string): string => `/tables/${id}`,
  names: readonly string[] = [],
): Promise<void> {
  seenDeals.see(table, commitment, true);
  for (let count = 0; count < seats; count += 1) {
    const command: Join = { type: 'join', id: newId(), table, entropy: newPart(table) };
    const name = isPocket ? names[count] : '';
    await post(`/api/commands${name ? `?${new URLSearchParams({ name }).toString()}` : ''}`, command);
  }
  router.go(page(table));
}

/** Make a table, take the own seats there, and go to it, or to another page that shows it. */
export async function openTable(
  path: string,
  plan: NewTable | ForkTable,
  page?: (id: string) => string,
  names?: readonly string[],
): Promise<void> {
  const made = await post<MadeTable>(path, { ...plan, id: newId(), sit_down: false });
  await enter(made, plan.seats.filter((seat) => seat.type === 'mine').length, page, names);
}

/** Make the rematch of a table where this player holds seats with these names, take them, and go to it. */
export async function openRematch(table: string, names: readonly string[]): Promise<void> {
  const made = await post<MadeTable>(`/api/tables/${table}/rematch?sit_down=false`);
  await enter(made, names.length, undefined, names);
}
