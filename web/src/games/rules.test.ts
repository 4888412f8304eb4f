import { describe, expect, it } from 'vitest';
import viennaPage from '../../../src/tradecraft/games/vienna/texts/en/rules.md?raw';
import warPage from '../../../src/tradecraft/games/war1955/texts/en/rules.md?raw';
import viennaTexts from '../../../src/tradecraft/games/vienna/texts/en/game.ftl?raw';
import warTexts from '../../../src/tradecraft/games/war1955/texts/en/game.ftl?raw';
import { RULES, ruleBehind } from './rules';

describe.each([
  ['vienna', viennaPage, viennaTexts],
  ['war1955', warPage, warTexts],
])('the rules behind the events of %s', (game, page, texts) => {
  const rules = RULES[game] ?? {};

  it('are there', () => {
    const known = [...page.matchAll(/^#{2,4} ([VW][\d.]+[a-z]?) /gm)].map(([, id]) => id);
    expect(Object.values(rules).filter((rule) => !known.includes(rule))).toEqual([]);
  });

  it('belong to events that happen', () => {
    const kinds = [...texts.matchAll(/^\w+-event-(\w+)/gm)].map(([, kind]) => kind);
    expect(kinds.length).toBeGreaterThan(20);
    expect(Object.keys(rules).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});

describe('the rule behind an event', () => {
  it('may depend on where something came from', () => {
    expect(ruleBehind('vienna', { kind: 'bribes_gained', card: 21 })).toBe('V9');
    expect(ruleBehind('vienna', { kind: 'bribes_gained', card: 0 })).toBe('V5.1');
  });

  it('is missing where none is to be named', () => {
    expect(ruleBehind('vienna', { kind: 'no_such_event' })).toBeNull();
    expect(ruleBehind('chess', { kind: 'game_ended' })).toBeNull();
  });
});
