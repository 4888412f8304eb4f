import type { Limits } from '../shape';

export const LIMITS: Limits = { flat: { height: 560, width: 1000 }, desk: 1000 };

/** Below this a wide table folds: smaller cards, and the checkbox moves to the side. */
const LOW = 690;
/** From this there is room for the players' dossiers above the log, and from this for a column of their own. */
const VAST = 1580;
const VASTER = 1840;
/** From this log and chat are open together. */
const HIGH = 840;

/** How the cards of a hand lie: how wide each is, how far it is from one to the next, and in how many rows. */
export interface Spread {
  width: number;
  pitch: number;
  rows: number;
  /** Whether a card is too narrow for its words. */
  isBrief: boolean;
}

const GAP = 8;
/** A card's words need this width. */
const LEAST = 108;
/** A finger needs this much of a card, so far as there is room. */
const FINGER = 44;

/** Lay cards side by side, in as many rows as there may be before they get too narrow for their words. */
export function spread(count: number, room: number, most: number, mostRows: number): Spread {
  const widthIn = (rows: number): number => (room + GAP) / Math.max(1, Math.ceil(count / rows)) - GAP;
  const rows = widthIn(1) >= LEAST || mostRows < 2 ? 1 : 2;
  const width = Math.floor(Math.max(FINGER, Math.min(widthIn(rows), most)));
  return { width, pitch: width + GAP, rows, isBrief: width < LEAST };
}

/** Lay cards of a width as a fan: each one partly below the next, so that all fit. */
export function fan(count: number, room: number, width: number): Spread {
  const pitch = Math.min(width + 2, (room - width) / Math.max(1, count - 1));
  return { width, pitch, rows: 1, isBrief: true };
}

export const isLow = (height: number): boolean => height < LOW;
export const isVast = (width: number): boolean => width >= VAST;
export const isVaster = (width: number): boolean => width >= VASTER;
export const isHigh = (height: number): boolean => height >= HIGH;
