import type { Component } from 'svelte';
import type { Choice, Decision, News, Refusal, TableInfo } from '$lib/wire';

/** What a game's table is drawn from, and how it answers. */
export interface BoardProps {
  info: TableInfo;
  /** What the viewer knows, as the game's engine writes it. */
  view: Record<string, unknown>;
  /** What the server says follows from the view by the rules, as the game's schema declares it. */
  consequences: Record<string, unknown>;
  /** The seat one looks from; null for a spectator or an open replay. */
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

export interface GameClient {
  board: Component<BoardProps>;
}

const clients: Record<string, () => Promise<GameClient>> = {
  vienna: async () => ({ board: (await import('./vienna/Board.svelte')).default as Component<BoardProps> }),
  war1955: async () => ({ board: (await import('./war1955/Board.svelte')).default as Component<BoardProps> }),
};

/** Fetch what draws a game; only when it is played. */
export function loadGame(id: string): Promise<GameClient> {
  const load = clients[id];
  if (!load) throw new Error(`nobody can draw ${id}`);
  return load();
}
