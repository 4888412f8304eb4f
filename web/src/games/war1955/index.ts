import type { OwnGameClient } from '../game';
import { thingsNamed } from '../things';
import type { PositionConsequences } from './schema';
import { SETTING } from './setting';

interface Standings {
  desks: { score: number; faction: string | null }[];
}
interface Moments {
  round: number;
  stage: string;
  steps: number;
}
const THINGS = { card: 'card', cards: 'card', country: 'country', targets: 'country' };

export const game: OwnGameClient = {
  moment: (view) => {
    const { round, stage, steps } = view as unknown as Moments;
    if (!round) return { title: { key: `war1955-phase-${stage}` } };
    return {
      title: { key: 'war1955-turn', values: { turn: round } },
      phase: { key: `war1955-phase-${stage}`, values: { steps } },
    };
  },
  standing: (view, consequences) => {
    const { desks } = view as unknown as Standings;
    const { ahead } = consequences as unknown as Partial<PositionConsequences>;
    return {
      scores: desks.map((desk) => desk.score),
      // The few points of such a game would say little.
      ...(ahead ? { steps: ahead } : {}),
      colours: desks.map((desk) => desk.faction ?? ''),
    };
  },
  fuller: { cards_drawn: 'cards_seen' },
  things: (event) => thingsNamed(event, THINGS),
  settings: [{ key: SETTING, text: 'settings-auto-pass' }],
};
