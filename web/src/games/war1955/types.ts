export type Faction = 'blue' | 'red';
export type CountryId = 'usa' | 'great_britain' | 'france' | 'ussr' | 'poland' | 'hungary';
export type GadgetId = 'improved_resources' | 'advanced_transport';
/** The face of a card, such as `france_2_military_transport`; several cards may have the same. */
export type CardId = string;

/** Something declared that waits for answers; each one stands against the one before it in the list. */
export interface Declared {
  what: 'influence' | 'special' | 'counter';
  seat: number;
  cards: CardId[];
  targets: string[];
  total: number | null;
}

/** A track; the pawn is counted from the centre towards seat 0. */
export interface TrackView {
  country: CountryId;
  faction: Faction;
  steps: number;
  pawn: number;
  secured: number | null;
  blockaded_until: number | null;
}

export interface DeskView {
  seat: number;
  score: number;
  faction: Faction | null;
  home: CountryId | null;
  spy: CountryId | null;
  detained_until: number | null;
  open_until: number | null;
  gadgets: Record<GadgetId, CardId | null>;
  hand_size: number;
  hand: CardId[] | null;
  known: CardId[];
  shown: CardId[];
}

/** What somebody knows of a game, as the engine writes it. */
export interface WarView {
  seat: number | null;
  options: Record<string, string>;
  round: number;
  turns_left: number | null;
  end_reason: string | null;
  over: boolean;
  first: number | null;
  active: number | null;
  stage: 'opening' | 'plays' | 'fill_up' | 'spy_move' | 'finished';
  steps: number;
  transported: boolean;
  extra_cards: number;
  asks: string | null;
  deciders: number[];
  prepared: { cards: CardId[]; country: CountryId | null; using: CardId | null; named: CountryId[] };
  declared: Declared[];
  tracks: TrackView[];
  cards: { pile: number; shuffles: number; discard: CardId[]; unseen: CardId[] };
  desks: DeskView[];
}

export type Verb =
  | 'home'
  | 'influence'
  | 'special'
  | 'advanced_transport'
  | 'pass'
  | 'add'
  | 'target'
  | 'gadget'
  | 'declare'
  | 'block'
  | 'counter'
  | 'let_through'
  | 'keep'
  | 'move'
  | 'stay';

/** The parts of an option of this game. */
export interface Deed {
  do: Verb;
  card?: CardId;
  country?: CountryId;
  gadget?: GadgetId;
}

export interface CountryContent {
  id: CountryId;
  faction: Faction;
  name: string;
  the: string;
  in: string;
  to: string;
  of: string;
  steps: { normal: number; short: number };
}

/** Something with a name and a text that explains it, and the rules about it. */
export interface Explained {
  name: string;
  effect: string;
  rules: string[];
}

/** A card; `values` and `blocks` are what it adds in each country before the spy's bonus. */
export interface CardContent extends Explained {
  id: CardId;
  country: CountryId | null;
  faction: Faction | null;
  influence: number;
  action: string | null;
  copies: number;
  short: string;
  values: Record<CountryId, number>;
  blocks: Record<CountryId, number>;
}

/** What the pieces of the game are and say, in one language. */
export interface WarContent {
  pack: string;
  factions: Record<Faction, string>;
  countries: CountryContent[];
  specials: Record<string, Explained>;
  gadgets: Record<GadgetId, Explained>;
  cards: CardContent[];
}
