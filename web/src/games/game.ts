import type { Component, Snippet } from 'svelte';
import type { Choice, Decision, News, Outlook, Refusal, TableInfo } from '$lib/wire';
import type { Thing } from './things';

/** What a viewer knows of a match, as the game's engine writes it. */
export type View = Record<string, unknown>;

/**
 * Something that is looked at now and then: log, chat, notes. The game puts them behind tabs with its own (`ui/Tabs.svelte`), and
 * renders a body only while it can be seen: what is rendered counts as read.
 */
export interface TableTab {
  id: string;
  label: string;
  /** How much in it has not been seen yet. */
  badge: number;
  body: Snippet;
}

/** How a board has the question put; everything has a default. */
export interface Asking {
  /** In place of the sentence that comes with the decision. */
  sentence?: string | undefined;
  /** One line below the sentence: how to answer on this board. */
  help?: string | undefined;
  /** Whether the player is attacked: the question is red then. */
  isAlarm?: boolean;
  /** Whether Hint, Undo and List stand beside the sentence; a board that says no places `tools` itself. */
  hasTools?: boolean;
}

/** A text of the client by its key, see `t`, with what it is filled with. */
export interface Words {
  key: string;
  values?: Record<string, string | number>;
}

/** When in a game something happens, for the header: two short lines. */
export interface Moment {
  /** Such as "Round 6". */
  title: Words;
  /** The same where there is little room, such as "R6". */
  short?: Words;
  /** Such as "Action III, place an agent". */
  phase?: Words | undefined;
}

/**
 * What every game's table has. The game's board fills the window below the header without scrolling, and gives each of these
 * one place in its grid.
 */
export interface TableParts {
  /**
   * One sentence that says what to do now, a line of help, and Hint, Undo and List; 58 to 76 pixels high. Requests, refusals and
   * the way back from a stand-in take its place. Empty once the game is over.
   */
  question: Snippet<[asking?: Asking]>;
  /** Hint, Undo and List alone, for a board that has them elsewhere than beside the sentence. */
  tools: Snippet;
  /** What others did since the viewer's last move, with its pace: one line, or a list that scrolls. */
  since: Snippet<['line' | 'list']>;
  /** An option that was chosen without the board's own confirm button and is to be confirmed; empty if there is none. */
  confirm: Snippet;
  /** How the game ended and what one can do then, in the place of question and decision; empty while it is played. */
  end: Snippet;
  tabs: readonly TableTab[];
  /** Whether a coach speaks in the question's place: what is said is long, and where nothing is asked no room is kept for an answer. */
  isTaught?: boolean;
}

/** What a game's table is drawn from, and how it answers. */
export interface BoardProps {
  /** Missing where the board stands alone. */
  parts?: TableParts | undefined;
  info: TableInfo;
  view: View;
  /** What the server says follows from the view by the rules, as the game's schema declares it. */
  consequences: Record<string, unknown>;
  /** The seat of the viewer; null for a spectator or an open replay. */
  seat: number | null;
  /** The player whose desk is looked at, because their seat in the header was pressed; null for none. */
  openedDesk: number | null;
  /** Look at a player's desk; null closes it. */
  openDesk: (seat: number | null) => void;
  /** Open the rules beside the table, at one of them. */
  openRule: (rule: string) => void;
  /**
   * Whether the view is one of the past: what others did is being played, and nothing is asked until that is over. Any key or tap
   * ends it before the board hears of it.
   */
  isPast: boolean;
  /** What the viewer is asked, if anything; the board offers exactly these options. */
  decision: Decision | null;
  /** The option that has been sent and is not stored yet. */
  pending: Choice | null;
  /** The options that are advised, the best first, if a hint was asked for; each is marked with its rank. */
  advised: Choice[];
  /** What happened last, for highlights and animation. */
  news: News[];
  /** Answer with an option; `isSure` if the player has confirmed it already. */
  choose: (choice: Choice, isSure?: boolean) => void;
  /** Ask why an action, in notation, cannot be done. */
  why: (action: string) => Promise<Refusal | null>;
  /** Ask what an option would lead to, in words: only what is certain. */
  preview?: ((choice: Choice) => Promise<string[]>) | undefined;
  /** The same as events: what an option certainly leads to, with its words; null without a connection. */
  outlook?: ((choice: Choice) => Promise<Outlook | null>) | undefined;
}

/** What the inside of a player's sign in the header is drawn from. It is 40 pixels high, and lies in a button. */
export interface SeatProps {
  info: TableInfo;
  view: View;
  seat: number;
  /** Whether there is room for the points only, as on a phone. */
  isSmall: boolean;
  /** How many pixels wide the sign may be. */
  room: number;
  /** The player's name, with "you" or "bot" beside it; not where it is small. */
  name: Snippet;
  /** The player's points, and the clock if there is one. */
  points: Snippet;
}

/** What the header's first part is drawn from, in a game that shows more than two lines of when it is. */
export interface HeadProps {
  info: TableInfo;
  view: View;
  decision: Decision | null;
}

/** What the catalogue of a game's components is drawn from. */
export interface ComponentsProps {
  /** The content pack. */
  content: string;
  /** Whether something is to be shown, by what it says. */
  matches: (text: string) => boolean;
}

/** What the pictures of the game in short are drawn from. */
export interface InShortProps {
  /** The content pack. */
  content: string;
}

/** What the picture beside an option in the list is drawn from. */
export interface PictureProps {
  info: TableInfo;
  choice: Choice;
}

/** How the players stand in a view, one value for each seat; what a game does not count is missing. */
export interface Standing {
  scores?: number[];
  /** How many steps each seat is ahead, in a game where that says more than the points. */
  steps?: number[];
  /** The colours of the seats: yellow, red, blue or green, see app.css. */
  colours?: string[];
  /** The seats in the order of their turns; in that of their numbers if missing. */
  order?: number[];
}

/** A choice of the reader's on the settings page: a key of the client's settings, and the text beside its box. */
export interface GameSetting {
  key: string;
  text: string;
}

/**
 * What the client knows about a game. Its components are files of `games/<game>/` (`Board.svelte`, `Seat.svelte` and so on); `index.ts`
 * there exports the rest as `game`. Everything has a default.
 */
export interface GameClient {
  /** Fetch what draws the table; called only when the game is played. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** How the players stand in a view, with what the server says follows from it. */
  standing: (view: View, consequences: Record<string, unknown>) => Standing;
  /** When in the game a view is; null if the game does not say. */
  moment: (view: View, decision: Decision | null) => Moment | null;
  /** Fetch what the header shows from 1200 pixels on in place of the moment's two lines. */
  head?: () => Promise<{ default: Component<HeadProps> }>;
  /** Fetch what the header shows of a player: a sign, the name and the points, goods, gadgets, cards in hand. */
  seat?: () => Promise<{ default: Component<SeatProps> }>;
  /** Fetch what shows an option of the list as pictures: the things it names, and what they are. */
  picture?: () => Promise<{ default: Component<PictureProps> }>;
  /** The things on the board that an event speaks of. */
  things: (event: Record<string, unknown>) => Thing[];
  /** For kinds of events that everybody is told: the kind with which some are told the same in full. */
  fuller: Readonly<Record<string, string>>;
  settings: readonly GameSetting[];
  /** Fetch what shows all components of the game. */
  components?: () => Promise<{ default: Component<ComponentsProps> }>;
  /** Fetch what shows the game in a few pictures, for those who have never seen it. */
  inShort?: () => Promise<{ default: Component<InShortProps> }>;
}

/** What a game tells about itself; its components are found by their files. */
export type OwnGameClient = Partial<GameClient>;

const found = import.meta.glob<{ game: OwnGameClient }>('./*/index.ts', { eager: true });

/** The components of games, loaded when they are needed, and the file of each. */
const components = import.meta.glob('./*/{Board,Components,Head,InShort,Picture,Seat}.svelte');
const FILES = {
  board: 'Board',
  components: 'Components',
  head: 'Head',
  inShort: 'InShort',
  picture: 'Picture',
  seat: 'Seat',
};

/** The components that a game's folder has. */
const componentsOf = (id: string): OwnGameClient =>
  Object.fromEntries(
    Object.entries(FILES).flatMap(([part, file]) => {
      const load = components[`./${id}/${file}.svelte`];
      return load ? [[part, load]] : [];
    }),
  );

/** A game without a folder here is drawn as lists of what the viewer knows. */
const PLAIN: GameClient = {
  board: () => import('./PlainBoard.svelte'),
  standing: () => ({}),
  moment: () => null,
  things: () => [],
  fuller: {},
  settings: [],
};

/** What the client knows about a game. */
export const clientOf = (id: string): GameClient => ({
  ...PLAIN,
  ...componentsOf(id),
  ...found[`./${id}/index.ts`]?.game,
});

/** The settings of all games. */
export const gameSettings: readonly GameSetting[] = Object.values(found).flatMap(
  ({ game }) => game.settings ?? [],
);

/** Fetch what draws a game, all of it: the list is opened without a connection as well. */
export async function loadBoard(id: string): Promise<Component<BoardProps>> {
  const client = clientOf(id);
  const [board] = await Promise.all([client.board(), client.picture?.()]);
  return board.default;
}
