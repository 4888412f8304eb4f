import type { Choice, Decision, Refusal } from '$lib/wire';
import { byBuilding, buildingVerb, type Plan } from './choices';
import type { Bribe } from './schema';

/** What the viewer has begun to answer and not chosen yet. It outlives the parts that show it, which come and go with the layout. */
export class Pointing {
  /** The building whose sheet is open. */
  building = $state<number | null>(null);
  /** A square that is looked at outside the map. */
  square = $state<number | null>(null);
  /** A building that is looked at outside the map. */
  looked = $state<number | null>(null);
  /** Why the building cannot be chosen, once that is known. */
  refusal = $state.raw<Refusal | null>(null);
  /** What the building would cost, once that is known. */
  cost = $state.raw<{ bribe: Bribe; count: number } | null>(null);
  /** The cards whose abilities would work, once that is known. */
  working = $state.raw<readonly number[]>([]);
  /** The plan as far as it is made, and the card that was taken up: the next place is for it. */
  plan = $state.raw<Plan>({});
  taken = $state<number | null>(null);
  /** What is picked out of several: a card, a thing to buy, missions, bribes. */
  picked = $state.raw<readonly string[]>([]);

  /** Point at a building. If it is one of those asked for it gets its sheet; else the reason why not is fetched. */
  async pick(
    number: number,
    decision: Decision | null,
    why: ((action: string) => Promise<Refusal | null>) | null,
  ): Promise<void> {
    [this.building, this.refusal, this.cost, this.working] = [number, null, null, []];
    const verb = buildingVerb(decision);
    // Whoever only looks at a building is not told that no agent can be placed there.
    if (!verb || !why || byBuilding(decision).has(number)) return;
    const reason = await why(`${verb} ${number}`);
    if (this.building === number) this.refusal = reason;
  }

  /** Close the sheet. */
  close(): void {
    [this.building, this.square, this.looked] = [null, null, null];
    [this.refusal, this.cost, this.working] = [null, null, []];
  }

  /** Forget everything, because something else is asked. */
  reset(): void {
    this.close();
    [this.plan, this.taken, this.picked] = [{}, null, []];
  }

  /** Pick one thing only, or lay it back. */
  pickOne(id: string): void {
    this.picked = this.picked.includes(id) ? [] : [id];
  }

  /** Pick one thing more, or lay it back. */
  toggle(id: string): void {
    this.picked = this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id];
  }

  /** The option of the building that is pointed at. */
  choice(decision: Decision | null): Choice | null {
    return this.building === null ? null : (byBuilding(decision).get(this.building) ?? null);
  }
}
