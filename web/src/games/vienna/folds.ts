import type { Shape } from '../shape';

/** The size of the column beside the map in pixels, and the heights of what stands in it in any case. */
export interface Heights {
  width: number;
  side: number;
  question: number;
  decision: number;
  goods: number;
  /** How many letters the longest text in the drawers has, and how many cards stand beside each other there. */
  letters: number;
  cards: number;
}

/** What gives way in a low window. */
export interface Folds {
  /** The tabs are a row, and what is behind them opens over the column. */
  isTabsFolded: boolean;
  /** The drawers show signs only. */
  isDrawersFolded: boolean;
  /** How high the decision may be; 0 if it may be as high as it likes. */
  most: number;
  /** How high the decision is at least, so that nothing below it moves when something is pointed at. */
  least: number;
}

/** So high are the row of tabs, drawers with signs, and the least that is worth opening below the tabs. */
const TABS = 38;
/** What stands around the text of a card in a drawer, what a letter takes of a line, how high a line is, and what words leave of it. */
const DRAWER = { above: 50, beside: 58, letter: 6.5, line: 14.7, loss: 15 };
const SIGNS = 76;
const WORTH = 70;
/** So high are cards with their slots, or the sheet of a building. */
const USUAL = 238;

/** Find out what has to be folded: first what is behind the tabs, then the drawers; the question and its answer stay. */
export function foldsOf(
  shape: Shape,
  { width, side, question, decision, goods, letters, cards }: Heights,
): Folds {
  if (shape !== 'desk' || !side) return { isTabsFolded: false, isDrawersFolded: false, most: 0, least: 0 };
  const left = side - question - goods - TABS;
  const lines = Math.ceil(
    (letters * DRAWER.letter) / Math.max(1, width / cards - DRAWER.beside - DRAWER.loss),
  );
  const drawers = letters ? DRAWER.above + lines * DRAWER.line : SIGNS;
  const isDrawersFolded = left - decision < drawers;
  const rest = left - decision - (isDrawersFolded ? SIGNS : drawers);
  const most = Math.max(left - SIGNS, 120);
  return { isTabsFolded: rest < WORTH, isDrawersFolded, most, least: Math.min(USUAL, most) };
}
