// Made by scripts/make_game_types.py from the game's schema. Do not edit.

export const COUNTRIES = ["usa", "great_britain", "france", "ussr", "poland", "hungary"] as const;
export type Country = (typeof COUNTRIES)[number];

export const END_REASONS = ["three_countries", "home_lost", "time_limit", "draw"] as const;
export type EndReason = (typeof END_REASONS)[number];

export const FACTIONS = ["blue", "red"] as const;
export type Faction = (typeof FACTIONS)[number];

export const GADGETS = ["improved_resources", "advanced_transport"] as const;
export type Gadget = (typeof GADGETS)[number];

export const SPECIAL_IDS = ["blockade", "coordinated_assault", "coordinated_attack", "deport", "detain", "gadget_research", "gadget_buster", "military_transport", "paid_informant", "pilfer_account", "rebel_forces", "revolution", "safe_house", "supply_drop", "strategic_resupply"] as const;
export type Special = (typeof SPECIAL_IDS)[number];

export const TARGETS = ["usa", "great_britain", "france", "ussr", "poland", "hungary", "improved_resources", "advanced_transport"] as const;
export type Target = (typeof TARGETS)[number];

export const SIDES = ["normal", "short"] as const;
export type Side = (typeof SIDES)[number];

export const STAGES = ["opening", "plays", "fill_up", "spy_move", "finished"] as const;
export type Stage = (typeof STAGES)[number];

export const ASKS = ["nothing", "home", "play", "add", "target", "pawn", "gadget", "destination", "answer", "block", "keep", "move"] as const;
export type Ask = (typeof ASKS)[number];

export const DECLARATIONS = ["influence", "special", "counter"] as const;
export type Declaration = (typeof DECLARATIONS)[number];

export const WAYS = ["step", "military_transport", "advanced_transport", "deport"] as const;
export type Way = (typeof WAYS)[number];

/** The options of the table. */
export interface Options {
  side: Side;
  time_limit: "on" | "off";
  attack_counters_assault: "off" | "on";
  first_player: string;
}

/** What the seat that decides has laid ready and not declared yet; empty for all other viewers. */
export interface Prepared {
  cards: string[];
  country: Country | null;
  using: string | null;
  named: Country[];
}

/** Something declared that waits for answers; each one stands against the one before it in the list. */
export interface Declared {
  what: Declaration;
  seat: number;
  cards: string[];
  targets: Target[];
  total: number | null;
}

/** A track: `steps` lead from the centre to either star, and the pawn is counted towards seat 0. */
export interface Track {
  country: Country;
  faction: Faction;
  steps: number;
  pawn: number;
  secured: number | null;
  blockaded_until: number | null;
}

/** The draw pile and the discard pile; `unseen` are all cards whose place the viewer cannot tell. */
export interface Piles {
  deck: "first" | "cards" | null;
  drawn: number;
  to_draw: number;
  pile: number;
  shuffles: number;
  discard: string[];
  unseen: string[];
}

/**
 * A player with gadgets and hand, which is null if the viewer may not see it.
 *
 * `known` is the part of the hand that the viewer knows all the same, or of the viewer's hand what the opponent knows;
 * `shown` is the public part.
 */
export interface Desk {
  seat: number;
  score: number;
  faction: Faction | null;
  home: Country | null;
  spy: Country | null;
  detained_until: number | null;
  open_until: number | null;
  gadgets: Record<Gadget, string | null>;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  shown: string[];
}

/** What a viewer knows of a match. */
export interface View {
  game: "war1955";
  seat: number | null;
  players: number;
  options: Options;
  round: number;
  turns_left: number | null;
  end_reason: EndReason | null;
  over: boolean;
  first: number | null;
  active: number | null;
  stage: Stage;
  steps: number;
  transported: boolean;
  extra_cards: number;
  asks: Ask | null;
  deciders: number[];
  prepared: Prepared;
  declared: Declared[];
  tracks: Track[];
  cards: Piles;
  desks: Desk[];
}

/** A country: its name bare and after prepositions, and the steps to a star on each side. */
export interface CountryContent {
  id: Country;
  faction: Faction;
  name: string;
  the: string;
  in: string;
  to: string;
  of: string;
  steps: Record<Side, number>;
}

/** Something with a name, a text that explains it, and the rules about it. */
export interface Explained {
  name: string;
  effect: string;
  rules: string[];
}

/** The rules about the uses that every card has. */
export interface UseRules {
  influence: string[];
  block: string[];
}

/** A card; `values` and `blocks` are what it adds in each country before the spy's bonus. */
export interface CardContent {
  name: string;
  effect: string;
  rules: string[];
  id: string;
  country: Country | null;
  faction: Faction | null;
  influence: number;
  action: Special | null;
  copies: number;
  short: string;
  values: Record<Country, number>;
  blocks: Record<Country, number>;
}

/** What the pieces of the game are and say, in one language. */
export interface Content {
  pack: string;
  countries_to_win: number;
  factions: Record<Faction, string>;
  countries: CountryContent[];
  specials: Record<Special, Explained>;
  gadgets: Record<Gadget, Explained>;
  uses: UseRules;
  cards: CardContent[];
}

/**
 * What advancing a pawn would do.
 *
 * `steps` is how far it would go, `to` where it would stand, counted towards the seat that advances it.
 */
export interface Advance {
  steps: number;
  to: number;
  secures: boolean;
}

/** What is laid ready: what it counts, how much a block needs, and what an influence action would do. */
export interface PreparedTotal {
  total: number;
  needed: number | null;
  suffices: boolean;
  advance: Advance | null;
}

/**
 * What follows from a view.
 *
 * `plays` are the play steps of the turn. `to_go` says how many steps each pawn is from the stars of both seats,
 * `ahead` how many steps the pawns on each seat's side are past their centres together.
 * `declared` has what each declared action would do, null for those that move no pawn by their total.
 */
export interface PositionConsequences {
  plays: number;
  to_go: Record<Country, number[]>;
  ahead: number[];
  declared: (Advance | null)[];
  prepared: PreparedTotal | null;
}

/** What a card would count as an influence action, and what that would do. */
export interface InfluenceConsequences {
  steps: number;
  to: number;
  secures: boolean;
  total: number;
}

/** What a card would be worth as a block, and how much is needed. */
export interface BlockConsequences {
  total: number;
  needed: number;
}

/** Whose gadget is meant. */
export interface GadgetConsequences {
  seat: number;
}

/** The options by their verbs. */
export interface Actions {
  home: { do: "home"; country: Country };
  influence: { do: "influence"; card: string; country: Country };
  special: { do: "special"; card: string };
  advanced_transport: { do: "advanced_transport"; card: string };
  pass: { do: "pass" };
  add: { do: "add"; card: string };
  target: { do: "target"; country: Country };
  gadget: { do: "gadget"; gadget: Gadget };
  declare: { do: "declare" };
  block: { do: "block"; card: string };
  counter: { do: "counter"; card: string };
  let_through: { do: "let_through" };
  keep: { do: "keep"; card: string };
  move: { do: "move"; country: Country };
  stay: { do: "stay" };
}
export type Verb = keyof Actions;
export type Action = Actions[Verb];

/** One of the actions, with every field that some of them have. */
export interface AnyAction {
  do: Verb;
  country?: Country;
  card?: string;
  gadget?: Gadget;
}

/** The events by kind. */
export interface Events {
  first_player: { kind: "first_player"; seat: number };
  cards_drawn: { kind: "cards_drawn"; seat: number; count: number };
  cards_seen: { kind: "cards_seen"; seat: number; cards: string[] };
  pile_shuffled: { kind: "pile_shuffled"; count: number; times: number };
  end_announced: { kind: "end_announced"; turns: number };
  home_chosen: { kind: "home_chosen"; seat: number; country: Country; faction: Faction };
  turn_began: { kind: "turn_began"; seat: number; turn: number };
  step_passed: { kind: "step_passed"; seat: number };
  influence_declared: { kind: "influence_declared"; seat: number; country: Country; cards: string[]; total: number };
  influence_blocked: { kind: "influence_blocked"; seat: number; country: Country; cards: string[]; total: number };
  special_declared: { kind: "special_declared"; seat: number; card: string; action: Special; targets: Target[] };
  counter_declared: { kind: "counter_declared"; seat: number; card: string; against: string };
  let_through: { kind: "let_through"; seat: number };
  countered: { kind: "countered"; seat: number; card: string };
  no_effect: { kind: "no_effect"; seat: number; card: string };
  pawn_advanced: { kind: "pawn_advanced"; seat: number; country: Country; steps: number };
  country_secured: { kind: "country_secured"; seat: number; country: Country };
  country_freed: { kind: "country_freed"; seat: number; country: Country };
  spy_moved: { kind: "spy_moved"; seat: number; country: Country; way: Way };
  spy_detained: { kind: "spy_detained"; seat: number; until: number };
  spy_released: { kind: "spy_released"; seat: number };
  blockade_laid: { kind: "blockade_laid"; country: Country; until: number };
  blockade_lifted: { kind: "blockade_lifted"; country: Country };
  gadget_gained: { kind: "gadget_gained"; seat: number; gadget: Gadget; card: string };
  gadget_lost: { kind: "gadget_lost"; seat: number; gadget: Gadget; card: string };
  hand_shown: { kind: "hand_shown"; seat: number; cards: string[]; until: number };
  hand_hidden: { kind: "hand_hidden"; seat: number };
  cards_discarded: { kind: "cards_discarded"; seat: number; cards: string[] };
  cards_ordered: { kind: "cards_ordered"; seat: number; count: number };
  game_ended: { kind: "game_ended"; reason: EndReason };
}
export type EventKind = keyof Events;
export type Event = Events[EventKind];

/** One of the events, with every field that some of them have. */
export interface AnyEvent {
  kind: EventKind;
  seat?: number;
  count?: number;
  cards?: string[];
  times?: number;
  turns?: number;
  country?: Country;
  faction?: Faction;
  turn?: number;
  total?: number;
  card?: string;
  action?: Special;
  targets?: Target[];
  against?: string;
  steps?: number;
  way?: Way;
  until?: number;
  gadget?: Gadget;
  reason?: EndReason;
}

/** What comes with the options of some verbs. */
export interface OptionConsequences {
  influence: InfluenceConsequences;
  block: BlockConsequences;
  gadget: GadgetConsequences;
}
