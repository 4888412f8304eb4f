import type { Choice, Decision } from '$lib/wire';
import type { Actions, AnyAction, Bribe, Info, Item, Verb } from './schema';

export type { Verb };

/** The places of the plan. */
export const PLACES = ['I', 'II', 'IV'] as const;
export type Place = (typeof PLACES)[number];

/** The verbs that are answered by pointing at a building. */
export const BUILDING_VERBS = ['place', 'from', 'third_man', 'nomad', 'remove'] as const;
export type BuildingVerb = (typeof BUILDING_VERBS)[number];

/** The verbs that are answered by pointing at a bribe. */
export const BRIBE_VERBS = ['take', 'bribe', 'pay'] as const;
export type BribeVerb = (typeof BRIBE_VERBS)[number];

/** The verbs that stand beside those of the map: an agent who is not on it, or nobody moves. */
export const ASIDE_VERBS: readonly Verb[] = ['supply', 'feld', 'stay'];

/** The parts of a choice; the server writes them, so their shape is known. */
export const actionOf = (choice: Choice): AnyAction => choice.data as unknown as AnyAction;

export const verbOf = (choice: Choice): Verb => actionOf(choice).do;

/** Read a choice as one of a verb; undefined if it is another. */
export function partsOf<V extends Verb>(choice: Choice, verb: V): Actions[V] | undefined {
  return verbOf(choice) === verb ? (choice.data as unknown as Actions[V]) : undefined;
}

/** What a choice is called, in the reader's language where the server has said so. */
export const labelOf = (choice: Choice & { label?: string }): string => choice.label ?? choice.text;

export const isSame = (one: Choice | null, other: Choice | null): boolean =>
  one !== null && one.action === other?.action;

export const optionsOf = (decision: Decision | null): Choice[] => decision?.options ?? [];

/** The options of a verb. */
export const withVerb = (decision: Decision | null, ...verbs: Verb[]): Choice[] =>
  optionsOf(decision).filter((choice) => verbs.includes(verbOf(choice)));

/** The one option of a verb that takes nothing more, if it is there. */
export const single = (decision: Decision | null, verb: Verb): Choice | null =>
  withVerb(decision, verb)[0] ?? null;

/** Sort options of a verb by one of its parts: `by(decision, 'take', 'bribe').get('wine')`. */
export function by<V extends Verb, K extends keyof Actions[V]>(
  decision: Decision | null,
  verb: V,
  part: K,
): Map<Actions[V][K], Choice> {
  const found = new Map<Actions[V][K], Choice>();
  for (const choice of optionsOf(decision)) {
    const parts = partsOf(choice, verb);
    if (parts) found.set(parts[part], choice);
  }
  return found;
}

/** The building a choice points at, if it does. */
export function buildingOf(choice: Choice | null): number | null {
  return (choice && actionOf(choice).building) ?? null;
}

/** The verb that pointing at a building has now, if any; a decision never mixes two of them. */
export const buildingVerb = (decision: Decision | null): BuildingVerb | null =>
  BUILDING_VERBS.find((verb) => withVerb(decision, verb).length > 0) ?? null;

/** What can be chosen by pointing at a building. */
export function byBuilding(decision: Decision | null): Map<number, Choice> {
  const verb = buildingVerb(decision);
  return verb ? by(decision, verb, 'building') : new Map();
}

/** The options beside the map: an agent from the supply, a Feld agent who waits, or nobody. */
export const asides = (decision: Decision | null): Choice[] => withVerb(decision, ...ASIDE_VERBS);

/** The verb that pointing at a bribe has now, if any; a decision never mixes two of them. */
export const bribeVerb = (decision: Decision | null): BribeVerb | null =>
  BRIBE_VERBS.find((verb) => withVerb(decision, verb).length) ?? null;

/** The options to take several different bribes, with the bribes of each. */
export const different = (decision: Decision | null): { choice: Choice; bribes: Bribe[] }[] =>
  withVerb(decision, 'different').map((choice) => ({
    choice,
    bribes: partsOf(choice, 'different')?.bribes ?? [],
  }));

/** The option to take exactly these bribes, or null. */
export const differentOf = (decision: Decision | null, bribes: readonly string[]): Choice | null =>
  different(decision).find((one) => sameSet<string>(one.bribes, bribes))?.choice ?? null;

/** The first number in a text, such as the amount in "Take 2 wine"; 1 if there is none. */
export const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 1);

/** The options that name one bribe: to take two of it, to take one, or to pay with it. */
export function byBribe(decision: Decision | null): Map<Bribe, Choice> {
  const verb = bribeVerb(decision);
  return verb ? by(decision, verb, 'bribe') : new Map();
}
export const byInfo = (decision: Decision | null): Map<Info, Choice> => by(decision, 'advance', 'info');
export const byItem = (decision: Decision | null): Map<Item, Choice> => by(decision, 'buy', 'item');
export const byAcceptedMission = (decision: Decision | null): Map<string, Choice> =>
  by(decision, 'accept', 'mission');
/** The options to replace a card, by the card in its drawer. */
export const byDrawerCard = (decision: Decision | null): Map<number, Choice> =>
  by(decision, 'replace', 'card');
export const byBox = (decision: Decision | null): Map<number, Choice> => by(decision, 'box', 'shillings');

/** A plan as far as it is made: the cards for actions I, II and IV. */
export type Plan = Partial<Record<Place, number>>;

/** The assignments a plan that is not complete can still become. */
export function assignments(decision: Decision | null, plan: Plan = {}): Choice[] {
  return optionsOf(decision).filter((choice) => {
    const parts = partsOf(choice, 'assign');
    return parts && PLACES.every((place) => plan[place] === undefined || plan[place] === parts[place]);
  });
}

/** The assignment a complete plan is, or null. */
export function assignmentOf(decision: Decision | null, plan: Plan): Choice | null {
  const found = assignments(decision, plan);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const sameSet = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((thing) => other.includes(thing));

/** The option to resolve exactly these missions, or null. */
export const resolving = (decision: Decision | null, missions: readonly string[]): Choice | null =>
  withVerb(decision, 'resolve').find((choice) =>
    sameSet(partsOf(choice, 'resolve')?.missions ?? [], missions),
  ) ?? null;

/** The missions that some option resolves. */
export function resolvable(decision: Decision | null): string[] {
  return [
    ...new Set(withVerb(decision, 'resolve').flatMap((choice) => partsOf(choice, 'resolve')?.missions ?? [])),
  ];
}
