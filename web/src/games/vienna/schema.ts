// Made by scripts/make_game_types.py from the game's schema. Do not edit.

export const BRIBES = ["chocolate", "wine", "magazine", "coffee", "tobacco"] as const;
export type Bribe = (typeof BRIBES)[number];

export const END_REASONS = ["investigator", "exhaustion"] as const;
export type EndReason = (typeof END_REASONS)[number];

export const FLAGS = ["usa", "ussr", "france", "uk", "austria"] as const;
export type Flag = (typeof FLAGS)[number];

export const INFOS = ["flask", "handgun", "briefcase", "microfilm", "slide"] as const;
export type Info = (typeof INFOS)[number];

export const ITEMS = ["agent", "telephone", "road_map", "cash_box", "seal", "side_table"] as const;
export type Item = (typeof ITEMS)[number];

export const SEALS = ["nobility", "religion", "administration", "culture", "science"] as const;
export type Seal = (typeof SEALS)[number];

export const COLOURS = ["yellow", "red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export const VERSIONS = ["introductory", "advanced"] as const;
export type Version = (typeof VERSIONS)[number];

export const EDITIONS = ["en", "fr", "nl"] as const;
export type Edition = (typeof EDITIONS)[number];

export const STAGES = ["between_turns", "I", "II", "III", "III_tiles", "III_placing", "III_missions", "IV", "turn_over", "purchase", "take_back", "payday"] as const;
export type Stage = (typeof STAGES)[number];

export const ASKS = ["nothing", "assign", "replace", "place", "source", "wander", "bribe", "token", "stand", "pay", "nomad", "different", "same_token", "instead", "mission", "box", "buy", "remove"] as const;
export type Ask = (typeof ASKS)[number];

export const SOURCES = ["squares", "tokens", "abilities", "missions"] as const;
export type Source = (typeof SOURCES)[number];

export const ACTIONS = ["II", "III", "IV"] as const;
export type CardAction = (typeof ACTIONS)[number];

export const KINDS = ["bribe", "colour", "flag", "seal", "info"] as const;
export type KindOf = (typeof KINDS)[number];

export const WHENS = ["take_bribe", "place_colour", "place_flag", "place_seal", "place_company", "advance_token", "obtain_info", "obtain_new_kind", "obtain_from_square", "obtain_any", "paying", "card_shows"] as const;
export type When = (typeof WHENS)[number];

export const THENS = ["bribe_same", "points", "token_any", "bribe_any", "discount", "bribe_kind", "draw", "bribes_different", "token_same", "substitute_kind", "substitute_any", "token_other", "bribes_one_kind"] as const;
export type Then = (typeof THENS)[number];

export const MISSION_KINDS = ["seals", "bribes", "building", "info"] as const;
export type MissionKind = (typeof MISSION_KINDS)[number];

export const CITIES = ["marrakesh", "new_york", "hamburg", "amsterdam"] as const;
export type City = (typeof CITIES)[number];

export const COINS = ["shilling", "chocolate", "wine", "magazine", "coffee", "tobacco"] as const;
export type Coin = (typeof COINS)[number];

/** The options of the table; `colours` has the first letter of each seat's colour. */
export interface Options {
  version: Version;
  flags: "printed" | "random";
  third_man: "no" | "yes";
  feld_agents: "no" | "yes";
  edition: Edition;
  colours: string;
  first_player: string;
}

/**
 * The map: flags by building and tiles by square, from the first on.
 *
 * There are no tiles before the squares are filled, and null where one is taken.
 */
export interface Board {
  flags: Flag[];
  tiles: (Info | null)[];
  third_man: number | null;
}

/** The tracks of the tokens with what a tile is worth now, and the roof with the investigator. */
export interface Tracks {
  tokens: Record<Info, number>;
  values: Record<Info, number>;
  investigator: string;
  end: string;
  flipped: boolean;
}

/** Cards the viewer cannot tell apart: how many of them each seat holds, and those the viewer holds itself. */
export interface Pool {
  unseen: number[];
  held: number[];
  own: number[];
}

/** The draw pile and the discard pile, and what can be known of the hidden cards. */
export interface Piles {
  deck: string | null;
  drawn: number;
  to_draw: number;
  pile: number;
  discard: number[];
  pools: Pool[];
}

/** A Feld agent on a desk: where he is on the board, and whether he may be placed. */
export interface FeldAgent {
  building: number | null;
  unlocked: boolean;
}

/**
 * A desk as the viewer sees it; from `shillings` on in the advanced game only.
 *
 * `agents` are the buildings where the seat has an agent, its Feld agent included. `slots` says which of the places
 * for actions I, II and IV hold a card; it is empty before anything is assigned. `plan` has these cards, 0 where one
 * is used up; `hand` and `plan` are null if the viewer may not see them.
 */
export interface Desk {
  seat: number;
  colour: Colour;
  score: number;
  points: Partial<Record<Source, number>>;
  agents: number[];
  supply: number;
  bribes: Record<Bribe, number>;
  info: Record<Info, number>;
  drawers: number[];
  assigned: boolean;
  hand_size: number;
  slots: boolean[];
  hand: number[] | null;
  plan: number[] | null;
  shillings?: number;
  box?: number;
  items?: Item[];
  for_hire?: number;
  missions?: string[];
  feld?: FeldAgent | null;
}

/** The display, null where a place is empty, and what is left in the stacks. */
export interface Missions {
  display: (string | null)[];
  unseen_a: string[];
  unseen_b: string[];
}

/** What is being paid, and where the agent comes from: a building, the supply (null), or `feld` from the supply. */
export interface Payment {
  origin: number | "feld" | null;
  paid: Record<Bribe, number>;
  due: number;
  buying: Item | null;
}

/**
 * What a viewer knows of a match; the last four fields are there in the advanced game only.
 *
 * `target` is the building an agent is on the way to. `choices` are the cards whose abilities wait for a choice.
 */
export interface View {
  game: "vienna";
  seat: number | null;
  players: number;
  options: Options;
  round: number;
  crest: number;
  final_round: boolean;
  end_reason: EndReason | null;
  over: boolean;
  active: number;
  stage: Stage;
  asks: Ask | null;
  deciders: number[];
  target: number | null;
  choices: number[];
  board: Board;
  tracks: Tracks;
  cards: Piles;
  desks: Desk[];
  missions?: Missions;
  payment?: Payment;
  phases?: Stage[];
  third_man_helped?: boolean;
}

/** A place or a size on the drawing of the map. */
export interface Point {
  x: number;
  y: number;
}

/** How the grid of the board lies on a drawing; `shifts` go by row and column. */
export interface Geometry {
  size: Point;
  origin: Point;
  pitch: Point;
  pull: Point;
  shifts: number[][][];
}

/** A building; `flag` is the one printed on the board, the one in force is in the view. */
export interface Building {
  id: number;
  name: string;
  row: number;
  col: number;
  colour: Bribe;
  flag: Flag;
  seal: Seal;
  plate: string | null;
}

/** A square with the buildings its roads lead to. */
export interface Square {
  id: number;
  name: string;
  x: number;
  y: number;
  value: number;
  buildings: number[];
}

/** What an ability gives, and how it reads. */
export interface Reading {
  then: Then;
  amount: number | null;
  text: string;
}

/** A card; `editions` has the ability where an edition reads it differently from the English one. */
export interface Card {
  then: Then;
  amount: number | null;
  text: string;
  number: number;
  family: string;
  version: Version;
  action: CardAction;
  when: When;
  square: number | null;
  kind_of: KindOf | null;
  kind: Bribe | Flag | Seal | Info | null;
  bribe: Bribe;
  info: Info;
  editions: Partial<Record<Edition, Reading>>;
}

/** A mission: what it needs, or the building it needs, and what it brings. */
export interface Mission {
  id: string;
  stack: "S" | "A" | "B";
  flag: Flag;
  kind: MissionKind;
  needs: (Seal | Bribe | Info)[];
  building: number | null;
  shillings: number;
  points: number;
  text: string;
}

/** An area of the tokens' tracks: its spaces, and what a tile is worth while the token is there. */
export interface Area {
  spaces: number[];
  value: number;
}

/** The roof for one number of players. */
export interface Roof {
  end: string;
  purchases: string[];
  paydays: string[];
}

/** The tracks of the tokens, and the roof by the number of players. */
export interface TrackContent {
  areas: Area[];
  spaces: string[];
  roofs: Record<string, Roof>;
}

/** A thing that can be bought. */
export interface ItemContent {
  id: Item;
  price: number;
  name: string;
  effect: string;
}

/** The Feld agent of a colour. */
export interface FeldContent {
  colour: Colour;
  id: City;
  name: string;
  abilities: string[];
}

/** What placing an agent costs before discounts, and what there is instead. */
export interface Placing {
  cost: number;
  bribes_instead: number;
  money_instead: Record<Edition, number>;
}

/** What is printed, with texts in one language. */
export interface Content {
  id: string;
  geometry: Geometry;
  buildings: Building[];
  squares: Square[];
  cards: Card[];
  missions: Mission[];
  tracks: TrackContent;
  items: ItemContent[];
  feld_agents: FeldContent[];
  placing: Placing;
}

/**
 * What follows from a view: for each square, from the first on, where the seat lacks an agent to surround it.
 *
 * A view without a seat has no such list.
 */
export interface PositionConsequences {
  missing?: number[][];
}

/** The options by their verbs. */
export interface Actions {
  assign: { do: "assign"; I: number; II: number; IV: number };
  replace: { do: "replace"; card: number };
  place: { do: "place"; building: number };
  take: { do: "take"; bribe: Bribe };
  supply: { do: "supply" };
  from: { do: "from"; building: number };
  bribe: { do: "bribe"; bribe: Bribe };
  advance: { do: "advance"; info: Info };
  decline: { do: "decline" };
  third_man: { do: "third_man"; building: number };
  money: { do: "money" };
  feld: { do: "feld" };
  pay: { do: "pay"; bribe: Bribe };
  shilling: { do: "shilling" };
  stop: { do: "stop" };
  nomad: { do: "nomad"; building: number };
  stay: { do: "stay" };
  different: { do: "different"; bribes: Bribe[] };
  accept: { do: "accept"; mission: string };
  resolve: { do: "resolve"; missions: string[] };
  no_mission: { do: "no_mission" };
  box: { do: "box"; shillings: number };
  buy: { do: "buy"; item: Item };
  buy_nothing: { do: "buy_nothing" };
  remove: { do: "remove"; building: number };
}
export type Verb = keyof Actions;
export type Action = Actions[Verb];

/** One of the actions, with every field that some of them have. */
export interface AnyAction {
  do: Verb;
  I?: number;
  II?: number;
  IV?: number;
  card?: number;
  building?: number;
  bribe?: Bribe;
  info?: Info;
  bribes?: Bribe[];
  mission?: string;
  missions?: string[];
  shillings?: number;
  item?: Item;
}

/** The events by kind. */
export interface Events {
  squares_filled: { kind: "squares_filled"; tiles: Info[] };
  flags_placed: { kind: "flags_placed"; flags: Flag[] };
  info_dealt: { kind: "info_dealt"; info: Info[] };
  first_player: { kind: "first_player"; seat: number };
  third_man_placed: { kind: "third_man_placed"; seat: number; building: number };
  round_began: { kind: "round_began"; round: number; first: number };
  cards_drawn: { kind: "cards_drawn"; seat: number; count: number };
  cards_seen: { kind: "cards_seen"; seat: number; cards: number[] };
  pile_shuffled: { kind: "pile_shuffled"; count: number };
  assigned: { kind: "assigned"; seat: number };
  assignment: { kind: "assignment"; seat: number; cards: number[] };
  cards_discarded: { kind: "cards_discarded"; seat: number; cards: number[] };
  drawer_filled: { kind: "drawer_filled"; seat: number; drawer: number; card: number; replaced: number };
  bribe_taken: { kind: "bribe_taken"; seat: number; card: number; bribe: Bribe };
  bribes_gained: { kind: "bribes_gained"; seat: number; bribe: Bribe; count: number; card: number };
  feld_bribe_gained: { kind: "feld_bribe_gained"; seat: number; bribe: Bribe };
  points_scored: { kind: "points_scored"; seat: number; points: number; card: number };
  token_declined: { kind: "token_declined"; seat: number; card: number };
  agent_placed: { kind: "agent_placed"; seat: number; building: number; origin: number; bribe: Bribe; cost: number };
  tile_obtained: { kind: "tile_obtained"; seat: number; square: number; info: Info; points: number };
  third_man_wandered: { kind: "third_man_wandered"; origin: number; building: number };
  info_shown: { kind: "info_shown"; seat: number; card: number; info: Info };
  token_advanced: { kind: "token_advanced"; seat: number; info: Info; space: number; points: number };
  investigator_moved: { kind: "investigator_moved"; space: string };
  feld_placed: { kind: "feld_placed"; seat: number; building: number; origin: number; bribe: Bribe; cost: number };
  feld_unlocked: { kind: "feld_unlocked"; seat: number };
  paid_otherwise: { kind: "paid_otherwise"; seat: number; bribes: Bribe[] };
  nomad_moved: { kind: "nomad_moved"; seat: number; origin: number; building: number };
  missions_dealt: { kind: "missions_dealt"; missions: string[] };
  missions_shown: { kind: "missions_shown"; missions: string[] };
  mission_accepted: { kind: "mission_accepted"; seat: number; mission: string };
  mission_resolved: { kind: "mission_resolved"; seat: number; mission: string; points: number };
  shillings_gained: { kind: "shillings_gained"; seat: number; count: number };
  box_filled: { kind: "box_filled"; seat: number; count: number };
  purchase_began: { kind: "purchase_began" };
  payday_began: { kind: "payday_began" };
  take_back_began: { kind: "take_back_began" };
  bought: { kind: "bought"; seat: number; item: Item };
  paid: { kind: "paid"; seat: number; coin: Coin };
  agent_removed: { kind: "agent_removed"; seat: number; building: number };
  crest_passed: { kind: "crest_passed"; seat: number };
  end_triggered: { kind: "end_triggered"; reason: EndReason };
  game_ended: { kind: "game_ended"; reason: EndReason };
}
export type EventKind = keyof Events;
export type Event = Events[EventKind];

/** One of the events, with every field that some of them have. */
export interface AnyEvent {
  kind: EventKind;
  tiles?: Info[];
  flags?: Flag[];
  info?: Info[] | Info;
  seat?: number;
  building?: number;
  round?: number;
  first?: number;
  count?: number;
  cards?: number[];
  drawer?: number;
  card?: number;
  replaced?: number;
  bribe?: Bribe;
  points?: number;
  origin?: number;
  cost?: number;
  square?: number;
  space?: number | string;
  bribes?: Bribe[];
  missions?: string[];
  mission?: string;
  item?: Item;
  coin?: Coin;
  reason?: EndReason;
}

/** What comes with the options of some verbs. */
export interface OptionConsequences {
}
