import type { OwnGameClient } from '../game';
import { thingsNamed } from '../things';

/** The colours of the seats by the letters that the option gives them. */
const COLOURS: Record<string, string> = { y: 'yellow', r: 'red', b: 'blue', g: 'green' };
const THINGS = {
  building: 'building',
  origin: 'building',
  square: 'square',
  card: 'card',
  cards: 'card',
  replaced: 'card',
  info: 'info',
  mission: 'mission',
};

export const game: OwnGameClient = {
  board: () => import('./Board.svelte'),
  seatId: (seat, { colours }) => COLOURS[colours?.[seat] ?? ''] ?? String(seat + 1),
  standing: (view) => {
    const { desks } = view as { desks: { score: number; colour: string }[] };
    return { scores: desks.map((desk) => desk.score), colours: desks.map((desk) => desk.colour) };
  },
  // Tracks have spaces as well; on the board only those of the investigator are marked.
  things: (event) =>
    thingsNamed(event, event['kind'] === 'investigator_moved' ? { ...THINGS, space: 'space' } : THINGS),
};
