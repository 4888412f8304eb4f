import type { Choice } from '$lib/wire';
import type { CardId } from './content';
import type {
  AnyAction,
  CardContent,
  Country,
  Declared,
  Gadget,
  OptionConsequences,
  Verb,
  View,
} from './schema';

/** The parts of an option; the server writes them, so their shape is known. */
export const partsOf = (option: Choice): AnyAction => option.data as unknown as AnyAction;

/** What the server says follows from an option of a verb; nothing if it is of another. */
export function consequencesOf<V extends keyof OptionConsequences>(
  option: Choice,
  verb: V,
): OptionConsequences[V] | undefined {
  return partsOf(option).do === verb ? (option.consequences as unknown as OptionConsequences[V]) : undefined;
}

/** The declared influence action that waits for an answer, if that is what is answered. */
export function attack(view: View): Declared | null {
  const last = view.declared.at(-1);
  return last?.what === 'influence' ? last : null;
}

/** The options that use a card, by what is done with it. */
export type CardMenu = Partial<Record<Verb, Choice[]>>;

/** The options of a decision, ordered by what one points at for them. */
export interface Choices {
  cards: Map<CardId, CardMenu>;
  /** Options that name nothing but a country. */
  countries: Map<Country, Choice>;
  gadgets: Map<Gadget, Choice>;
  /** Options that name nothing: declare, let through, pass, stay. */
  plain: Choice[];
}

/** Order the flat list of options. */
export function group(options: readonly Choice[]): Choices {
  const choices: Choices = { cards: new Map(), countries: new Map(), gadgets: new Map(), plain: [] };
  for (const option of options) {
    const parts = partsOf(option);
    if (parts.card !== undefined) {
      const menu = choices.cards.get(parts.card) ?? {};
      (menu[parts.do] ??= []).push(option);
      choices.cards.set(parts.card, menu);
    } else if (parts.country !== undefined) choices.countries.set(parts.country, option);
    else if (parts.gadget !== undefined) choices.gadgets.set(parts.gadget, option);
    else choices.plain.push(option);
  }
  return choices;
}

/** The options one points at on the board: those of the selected card that name a country, or those without a card. */
export function targets(choices: Choices, selected: CardId | null): Map<Country, Choice> {
  if (selected === null) return choices.countries;
  const found = new Map<Country, Choice>();
  for (const option of choices.cards.get(selected)?.influence ?? []) {
    const { country } = partsOf(option);
    if (country !== undefined) found.set(country, option);
  }
  return found;
}

/** What can be done with a card apart from using it in a country. */
export function otherUses(menu: CardMenu): Choice[] {
  return Object.entries(menu).flatMap(([verb, options]) => (verb === 'influence' ? [] : options));
}

// Cards that are laid ready or kept: nothing is announced by it, so that pointing at the card is enough.
const AT_ONCE: readonly Verb[] = ['add', 'keep'];

/** The option that a card stands for by itself; null if it must be said what is done with it. */
export function onlyUse(menu: CardMenu): Choice | null {
  const verbs = Object.keys(menu) as Verb[];
  const [verb] = verbs;
  if (verbs.length !== 1 || verb === undefined || !AT_ONCE.includes(verb)) return null;
  return menu[verb]?.[0] ?? null;
}

/** The option that a card dropped outside the tracks stands for, if there is but one. */
export function droppedOnStage(menu: CardMenu): Choice | null {
  const uses = otherUses(menu);
  return uses.length === 1 ? (uses[0] ?? null) : null;
}

/** Something to ask about, in notation: a use of a card that is not offered. */
export interface Question {
  use: 'influence' | 'special' | 'answer';
  action: string;
}

/** What to ask about the uses of a card that are not offered; nothing where no card is asked for. */
export function questionsAbout(view: View, card: CardContent, menu: CardMenu): Question[] {
  const { id } = card;
  if (view.asks === 'play') {
    const questions: Question[] = [];
    // The country whose card it is stands for all; a mercenary goes anywhere.
    if (!menu.influence)
      questions.push({ use: 'influence', action: `influence ${id} ${card.country ?? 'usa'}` });
    if (card.action && !menu.special) questions.push({ use: 'special', action: `special ${id}` });
    return questions;
  }
  if (Object.keys(menu).length) return [];
  switch (view.asks) {
    case 'add':
    case 'block':
      return [{ use: 'answer', action: `add ${id}` }];
    case 'answer':
      return [{ use: 'answer', action: `${attack(view) ? 'block' : 'counter'} ${id}` }];
    case 'keep':
      return [{ use: 'answer', action: `keep ${id}` }];
    default:
      return [];
  }
}

/** The action, in notation, to ask about when a country cannot be chosen. */
export function questionAboutCountry(view: View, selected: CardId | null, country: Country): string | null {
  if (selected !== null && view.asks === 'play') return `influence ${selected} ${country}`;
  switch (view.asks) {
    case 'home':
    case 'move':
      return `${view.asks} ${country}`;
    case 'target':
    case 'pawn':
    case 'destination':
      return `target ${country}`;
    default:
      return null;
  }
}

/** Whether letting it through is all that can be done. */
export function canOnlyLetThrough(options: readonly Choice[]): boolean {
  const [only] = options;
  return options.length === 1 && only !== undefined && partsOf(only).do === 'let_through';
}

/** For each card of a hand, whether it is among some cards; of equal cards only as many as there are. */
export function marked(hand: readonly CardId[], some: readonly CardId[]): boolean[] {
  const left = [...some];
  return hand.map((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
