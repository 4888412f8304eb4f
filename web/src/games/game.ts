import type { Component } from 'svelte';
import type { Choice, Decision, News, Refusal, TableInfo } from '$lib/wire';
import type { Thing } from './things';

/** What a viewer knows of a match, as the game's engine writes it. */
export type View = Record<string, unknown>;

/** What a game's table is drawn from, and how it answers. */
export interface BoardProps {
  info: TableInfo;
  view: View;
  /** What the server says follows from the view by the rules, as the game's schema declares it. */
  consequences: Record<string, unknown>;
  /** The seat of the viewer; null for a spectator or an open replay. */
  seat: number | null;
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
}

/** How the players stand in a view, one value for each seat; what a game does not count is missing. */
export interface Standing {
  scores?: number[];
  /** How many steps each seat is ahead, in a game where that says more than the points. */
  steps?: number[];
  /** The colours of the seats: yellow, red, blue or green, see app.css. */
  colours?: string[];
}

/** A choice of the reader's on the settings page: a key of the client's settings, and the text beside its box. */
export interface GameSetting {
  key: string;
  text: string;
}

/** What the client knows about a game: `games/<game>/index.ts` exports it as `game`. Everything but the board has a default. */
export interface GameClient {
  /** Fetch what draws the table; called only when the game is played. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  standing: (view: View) => Standing;
  /** The things on the board that an event speaks of. */
  things: (event: Record<string, unknown>) => Thing[];
  settings: readonly GameSetting[];
}

export type OwnGameClient = Pick<GameClient, 'board'> & Partial<GameClient>;

const found = import.meta.glob<{ game: OwnGameClient }>('./*/index.ts', { eager: true });

/** A game without a folder here is drawn as lists of what the viewer knows. */
const PLAIN: GameClient = {
  board: () => import('./PlainBoard.svelte'),
  standing: () => ({}),
  things: () => [],
  settings: [],
};

/** What the client knows about a game. */
export const clientOf = (id: string): GameClient => ({ ...PLAIN, ...found[`./${id}/index.ts`]?.game });

/** The settings of all games. */
export const gameSettings: readonly GameSetting[] = Object.values(found).flatMap(
  ({ game }) => game.settings ?? [],
);

/** Fetch what draws a game. */
export const loadBoard = async (id: string): Promise<Component<BoardProps>> =>
  (await clientOf(id).board()).default;
