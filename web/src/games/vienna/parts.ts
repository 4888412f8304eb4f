import type { Outlook } from '$lib/wire';
import { Contents } from '../contents.svelte';
import type { BoardProps } from '../game';
import { Layout, type Printed } from './layout';
import type { Pointing } from './pointing.svelte';
import type { Card, Content, Desk, Edition, PositionConsequences, Reading, View } from './schema';
import type { Shape } from '../shape';

/** What every part of the board is given. */
export interface PartProps extends Omit<BoardProps, 'parts' | 'info' | 'view' | 'consequences'> {
  view: View;
  /** What the server says follows from the view. */
  position: PositionConsequences;
  content: Printed;
  /** What the seats are called. */
  names: string[];
  /** What each seat has after the final scoring, once the game is over. */
  scores: number[] | null;
  /** What is pointed at and not chosen yet. */
  pointing: Pointing;
  shape: Shape;
}

/** What is printed. */
export const contents = new Contents('vienna', (content: Content): Printed => ({
  ...content,
  layout: new Layout(content.geometry),
}));

/** The letters of the seats, as on their pawns. */
export const SEAT_LETTERS = 'ABCD';

export const isAdvanced = (view: View): boolean => view.options.version === 'advanced';

/** The ability of a card as the table's edition reads it. */
export const readingOf = (card: Card, edition: Edition): Reading => card.editions[edition] ?? card;

/** A card's ability as it stands on its face: the action it belongs to, and a sentence. */
export function faceOf(text: string): { action: string; sentence: string } {
  const [, action = '', sentence = text] = /^([IV/–-]+)\s?:\s*(.*)$/su.exec(text) ?? [];
  return { action, sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
}

/** The viewer's own desk, if there is one. */
export const ownDesk = ({ view, seat }: { view: View; seat: number | null }): Desk | null =>
  seat === null ? null : (view.desks[seat] ?? null);

/** The cards of some numbers, where 0 stands for none. */
export const cardsOf = (content: Content, numbers: readonly number[]): Card[] =>
  numbers.flatMap((number) => content.cards[number - 1] ?? []);

export type { Outlook };
