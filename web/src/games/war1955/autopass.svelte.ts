import { session } from '$lib/session.svelte';
import type { Choice } from '$lib/wire';
import { canOnlyLetThrough } from './choices';
import { pauseFor } from './pause';
import { SETTING } from './setting';
import type { Table } from './table.svelte';

/** Whether the player wants to let things through automatically when nothing else can be done. */
export const wantsToLetThrough = (): boolean => session.settings.client?.[SETTING] === true;

export async function setLetThrough(wanted: boolean): Promise<void> {
  await session.set({ client: { ...session.settings.client, [SETTING]: wanted } });
}

/**
 * Let things through for a player who wants that, when it is the only option.
 *
 * The server opens a window on public facts alone, so being asked tells the opponent nothing; the time an answer takes
 * must not either. An answer at once would say "I hold nothing", and so would one that always takes the same time, since
 * no person is so regular. It therefore comes after about the time in which a person lets something through, never
 * earlier than a person could, and now and then after a long one. A player who holds an answer is never hurried or answered for.
 * Call it while a component is set up; it ends with that.
 */
export function letThroughAutomatically(table: Table): void {
  const only = $derived.by((): Choice | null => {
    const options = table.decision?.options ?? [];
    return wantsToLetThrough() && canOnlyLetThrough(options) ? (options[0] ?? null) : null;
  });
  // The same window may be told again, for instance after a break of the connection: it is waited for once.
  const occasion = $derived(
    only ? JSON.stringify([table.view.round, table.view.steps, table.view.declared]) : '',
  );
  $effect(() => {
    if (!occasion) return;
    const timer = setTimeout(() => only && table.choose(only), pauseFor(Math.random()));
    return () => clearTimeout(timer);
  });
}
