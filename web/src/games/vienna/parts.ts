import { Contents } from '../contents.svelte';
import type { BoardProps } from '../game';
import type { Card, Content, Edition, PositionConsequences, Reading, View } from './schema';

/** What every part of the board is given. */
export interface PartProps extends Omit<BoardProps, 'info' | 'view' | 'consequences'> {
  view: View;
  /** What the server says follows from the view. */
  position: PositionConsequences;
  content: Content;
  /** What the seats are called. */
  names: string[];
  /** What each seat has after the final scoring, once the game is over. */
  scores: number[] | null;
}

/** What is printed. */
export const contents = new Contents('vienna', (content: Content) => content);

/** The letters of the seats, as on their pawns. */
export const SEAT_LETTERS = 'ABCD';

export const isAdvanced = (view: View): boolean => view.options.version === 'advanced';

/** The ability of a card as the table's edition reads it. */
export const readingOf = (card: Card, edition: Edition): Reading => card.editions[edition] ?? card;
