/** How a table is laid out in the room it is given. */
export type Shape =
  /** The board at the left, the rest in a column at the right. */
  | 'desk'
  /** The board on top, the rest below it, for a tablet held upright. */
  | 'tablet'
  /** The board on top; below it question, tray and tabs. */
  | 'phone'
  /** A phone held sideways: the board at the left, the rest at the right. */
  | 'flat';

/** Where a game's layouts begin, in pixels. */
export interface Limits {
  /** A room that is lower, and no wider than this, is that of a phone held sideways. */
  flat: { height: number; width: number };
  /** The least width of a column beside the board. */
  desk: number;
}

const TABLET = 600;
/** A column beside the board needs a room that is so much wider than high. */
const WIDER = 1.1;

/** Choose the layout for a room of a size in pixels. */
export function shapeOf(width: number, height: number, { flat, desk }: Limits): Shape {
  if (width > height && width < flat.width && height < flat.height) return 'flat';
  if (width < TABLET) return 'phone';
  return width >= desk && width > height * WIDER ? 'desk' : 'tablet';
}

/** Whether there is as little room as on a phone. */
export const isSmall = (shape: Shape): boolean => shape === 'phone' || shape === 'flat';
