import type { OwnGameClient } from '../game';
import { thingsNamed } from '../things';

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
  standing: (view) => {
    const { desks } = view as { desks: { score: number; colour: string }[] };
    return { scores: desks.map((desk) => desk.score), colours: desks.map((desk) => desk.colour) };
  },
  // Tracks have spaces as well; on the board only those of the investigator are marked.
  things: (event) =>
    thingsNamed(event, event['kind'] === 'investigator_moved' ? { ...THINGS, space: 'space' } : THINGS),
};
