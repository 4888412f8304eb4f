import type { OwnGameClient } from '../game';
import { thingsNamed } from '../things';
import type { View } from './schema';

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
  standing: (view) => {
    const { desks, crest, players } = view as unknown as View;
    return {
      scores: desks.map((desk) => desk.score),
      colours: desks.map((desk) => desk.colour),
      order: desks.map((_, index) => (crest + index) % players),
    };
  },
  moment: (view, decision) => {
    const { round, stage, over } = view as unknown as View;
    const phase = decision?.kind === 'assign' ? 'between_turns' : stage;
    if (!round) return { title: { key: 'vienna-setup' }, short: { key: 'vienna-setup' } };
    return {
      title: { key: 'vienna-round', values: { round } },
      short: { key: 'vienna-round-short', values: { round } },
      ...(over ? {} : { phase: { key: `vienna-phase-${phase}` } }),
    };
  },
  fuller: { cards_drawn: 'cards_seen', assigned: 'assignment' },
  // Tracks have spaces as well; on the board only those of the investigator are marked.
  things: (event) =>
    thingsNamed(event, event['kind'] === 'investigator_moved' ? { ...THINGS, space: 'space' } : THINGS),
};
