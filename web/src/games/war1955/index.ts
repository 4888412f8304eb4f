import type { OwnGameClient } from '../game';
import { thingsNamed } from '../things';
import { SETTING } from './setting';

interface Standings {
  desks: { score: number; faction: string | null }[];
  tracks: { pawn: number }[];
}
const THINGS = { card: 'card', cards: 'card', country: 'country', targets: 'country' };

export const game: OwnGameClient = {
  board: () => import('./Board.svelte'),
  standing: (view) => {
    const { desks, tracks } = view as unknown as Standings;
    // A pawn is on one side of the centre or on the other; the few points of such a game would say little.
    const ahead = (side: number): number =>
      tracks.reduce((sum, track) => sum + Math.max(0, side * track.pawn), 0);
    return {
      scores: desks.map((desk) => desk.score),
      steps: [ahead(1), ahead(-1)],
      colours: desks.map((desk) => desk.faction ?? ''),
    };
  },
  things: (event) => thingsNamed(event, THINGS),
  settings: [{ key: SETTING, text: 'settings-auto-pass' }],
};
