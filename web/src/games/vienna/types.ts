import type { Choice, Decision, News, Refusal } from '$lib/wire';

export const BRIBES = ['chocolate', 'wine', 'magazine', 'coffee', 'tobacco'] as const;
export const INFOS = ['flask', 'handgun', 'briefcase', 'microfilm', 'slide'] as const;
export const FLAGS = ['usa', 'ussr', 'france', 'uk', 'austria'] as const;
export const SEALS = ['nobility', 'religion', 'administration', 'culture', 'science'] as const;
export const COLOURS = ['yellow', 'red', 'blue', 'green'] as const;
export const ITEMS = ['agent', 'telephone', 'road_map', 'cash_box', 'seal', 'side_table'] as const;

export type Bribe = (typeof BRIBES)[number];
export type Info = (typeof INFOS)[number];
export type Flag = (typeof FLAGS)[number];
export type Seal = (typeof SEALS)[number];
export type Colour = (typeof COLOURS)[number];
export type ItemId = (typeof ITEMS)[number];
export type Edition = 'en' | 'fr' | 'nl';
export type Amounts<Kind extends string> = Record<Kind, number>;

/** The letters of the seats, as on their pawns. */
export const SEAT_LETTERS = 'ABCD';

/** Where a game stands; see the engine's phases. */
export type Stage =
  | 'between_turns'
  | 'I'
  | 'II'
  | 'III'
  | 'III_tiles'
  | 'III_placing'
  | 'III_missions'
  | 'IV'
  | 'turn_over'
  | 'purchase'
  | 'take_back'
  | 'payday';

/** What a player can be asked: the kind of a decision. */
export type Ask =
  | 'nothing'
  | 'assign'
  | 'replace'
  | 'place'
  | 'source'
  | 'wander'
  | 'bribe'
  | 'token'
  | 'stand'
  | 'pay'
  | 'nomad'
  | 'different'
  | 'same_token'
  | 'instead'
  | 'mission'
  | 'box'
  | 'buy'
  | 'remove';

export interface FeldView {
  building: number | null;
  unlocked: boolean;
}

/** A desk as the viewer sees it; the last part is there in the advanced game only. */
export interface DeskView {
  seat: number;
  colour: Colour;
  score: number;
  points: Record<string, number>;
  /** The buildings where the seat has an agent, its Feld agent included. */
  agents: number[];
  supply: number;
  bribes: Amounts<Bribe>;
  info: Amounts<Info>;
  drawers: number[];
  assigned: boolean;
  hand_size: number;
  /** Which of the places for actions I, II and IV hold a card; empty before anything is assigned. */
  slots: boolean[];
  /** The cards, if the viewer may see them. */
  hand: number[] | null;
  /** The cards for actions I, II and IV, 0 where one is used up; if the viewer may see them. */
  plan: number[] | null;
  shillings?: number;
  box?: number;
  items?: ItemId[];
  for_hire?: number;
  missions?: string[];
  feld?: FeldView | null;
}

/** What the viewer knows of a match, as the engine's view writes it. */
export interface ViennaView {
  game: 'vienna';
  seat: number | null;
  players: number;
  options: {
    version: 'introductory' | 'advanced';
    flags: string;
    third_man: 'yes' | 'no';
    feld_agents: 'yes' | 'no';
    edition: Edition;
    colours: string;
    first_player: string;
  };
  round: number;
  crest: number;
  final_round: boolean;
  end_reason: string | null;
  over: boolean;
  active: number;
  stage: Stage;
  asks: Ask | null;
  deciders: number[];
  /** The building an agent is on the way to. */
  target: number | null;
  /** The cards whose abilities wait for a choice. */
  choices: number[];
  board: {
    flags: Flag[];
    /** By square from the first on; empty before they are filled, null where a tile is taken. */
    tiles: (Info | null)[];
    third_man: number | null;
  };
  tracks: {
    tokens: Amounts<Info>;
    values: Amounts<Info>;
    investigator: string;
    end: string;
    flipped: boolean;
  };
  cards: {
    deck: string | null;
    drawn: number;
    to_draw: number;
    pile: number;
    discard: number[];
    pools: { unseen: number[]; held: number[]; own: number[] }[];
  };
  desks: DeskView[];
  missions?: { display: (string | null)[]; unseen_a: string[]; unseen_b: string[] };
  payment?: { origin: number | 'feld' | null; paid: Amounts<Bribe>; due: number; buying: ItemId | null };
  phases?: Stage[];
  third_man_helped?: boolean;
}

export interface Building {
  id: number;
  name: string;
  row: number;
  col: number;
  colour: Bribe;
  /** The flag printed on the board; the one in force is in the view. */
  flag: Flag;
  seal: Seal;
  plate: string | null;
}

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
  then: string;
  amount: number | null;
  text: string;
}

export interface Card extends Reading {
  number: number;
  family: string;
  version: 'introductory' | 'advanced';
  action: 'II' | 'III' | 'IV';
  when: string;
  square: number | null;
  kind_of: 'bribe' | 'colour' | 'flag' | 'seal' | 'info' | null;
  kind: Bribe | Flag | Seal | Info | null;
  bribe: Bribe;
  info: Info;
  editions: Partial<Record<Edition, Reading>>;
}

export interface Mission {
  id: string;
  stack: 'S' | 'A' | 'B';
  flag: Flag;
  kind: 'seals' | 'bribes' | 'building' | 'info';
  needs: (Seal | Bribe | Info)[];
  building: number | null;
  shillings: number;
  points: number;
  text: string;
}

export interface Roof {
  end: string;
  purchases: string[];
  paydays: string[];
}

export interface Item {
  id: ItemId;
  price: number;
  name: string;
  effect: string;
}

export interface FeldAgent {
  colour: Colour;
  id: string;
  name: string;
  abilities: string[];
}

/** What is printed, with texts in the reader's language. */
export interface ViennaContent {
  id: string;
  buildings: Building[];
  squares: Square[];
  cards: Card[];
  missions: Mission[];
  tracks: { moves: number[]; spaces: string[]; roofs: Record<string, Roof> };
  items: Item[];
  feld_agents: FeldAgent[];
  placing: { cost: number; bribes_instead: number; money_instead: Record<Edition, number> };
}

/** What every part of the board is given. */
export interface PartProps {
  view: ViennaView;
  content: ViennaContent;
  decision: Decision | null;
  seat: number | null;
  /** What the seats are called. */
  names: string[];
  /** What each seat has after the final scoring, once the game is over. */
  scores: number[] | null;
  pending: Choice | null;
  /** The options that are advised, the best first. */
  advised: Choice[];
  news: News[];
  choose: (choice: Choice, isSure?: boolean) => void;
  why: (action: string) => Promise<Refusal | null>;
  preview?: ((choice: Choice) => Promise<string[]>) | undefined;
}

export const isAdvanced = (view: ViennaView): boolean => view.options.version === 'advanced';

/** The ability of a card as the table's edition reads it. */
export const readingOf = (card: Card, edition: Edition): Reading => card.editions[edition] ?? card;
