import { describe, expect, it } from 'vitest';
import type { Choice } from '$lib/wire';
import {
  attack,
  canOnlyLetThrough,
  consequencesOf,
  droppedOnStage,
  group,
  marked,
  onlyUse,
  otherUses,
  questionAboutCountry,
  questionsAbout,
  targets,
} from './choices';
import type { CardMenu } from './choices';
import type { CardContent, View } from './schema';

/** Make options of their notation, as the server writes both. */
function options(...lines: string[]): Choice[] {
  return lines.map((text, action) => {
    const [verb = '', ...parts] = text.split(' ');
    const names: Record<string, string[]> = {
      influence: ['card', 'country'],
      target: ['country'],
      home: ['country'],
      move: ['country'],
      gadget: ['gadget'],
    };
    const keys = names[verb] ?? ['card'];
    const data = { do: verb, ...Object.fromEntries(parts.map((part, index) => [keys[index], part])) };
    return { action, text, data } as unknown as Choice;
  });
}
const view = (asks: string, declared: string[] = []): View =>
  ({ asks, declared: declared.map((what) => ({ what })) }) as unknown as View;

const FRANCE = 'france_2_military_transport';
const CARD = { id: FRANCE, country: 'france', action: 'military_transport' } as unknown as CardContent;

describe('the options of a decision', () => {
  const play = options(
    `influence ${FRANCE} france`,
    `influence ${FRANCE} poland`,
    'influence mercenary_1 france',
    `special ${FRANCE}`,
    `advanced_transport ${FRANCE}`,
    'pass',
  );

  it('are found by card, and by what is done with it', () => {
    const menu = group(play).cards.get(FRANCE);
    expect(Object.keys(menu ?? {})).toEqual(['influence', 'special', 'advanced_transport']);
    expect(menu?.influence).toHaveLength(2);
  });

  it('that name nothing are kept apart', () => {
    expect(group(play).plain.map((option) => option.text)).toEqual(['pass']);
  });

  it('all come back in exactly one place', () => {
    const all = options(
      'target usa',
      'gadget improved_resources',
      'declare',
      'keep mercenary_1',
      'influence mercenary_1 usa',
    );
    const { cards, countries, gadgets, plain } = group(all);
    const found = [
      ...[...cards.values()].flatMap((menu) => Object.values(menu).flat()),
      ...countries.values(),
      ...gadgets.values(),
      ...plain,
    ];
    expect(found.map((option) => option.text).sort()).toEqual(all.map((option) => option.text).sort());
  });

  it('light up the countries of the selected card', () => {
    const choices = group(play);
    expect([...targets(choices, FRANCE).keys()]).toEqual(['france', 'poland']);
    expect([...targets(choices, 'mercenary_1').keys()]).toEqual(['france']);
    expect(targets(choices, null).size).toBe(0);
  });

  it('light up countries without a card where only a country is named', () => {
    expect([...targets(group(options('target usa', 'target ussr', 'declare')), null).keys()]).toEqual([
      'usa',
      'ussr',
    ]);
  });

  it('of a card besides its influence are listed', () => {
    const menu = group(play).cards.get(FRANCE) ?? {};
    expect(otherUses(menu).map((option) => option.text)).toEqual([
      `special ${FRANCE}`,
      `advanced_transport ${FRANCE}`,
    ]);
  });
});

describe('pointing at a card', () => {
  it('adds or keeps it at once', () => {
    expect(onlyUse({ add: options('add mercenary_1') })?.text).toBe('add mercenary_1');
    expect(onlyUse({ keep: options('keep mercenary_1') })?.text).toBe('keep mercenary_1');
  });

  it('never announces anything by itself', () => {
    for (const verb of ['special', 'counter', 'block', 'influence'] as const) {
      expect(onlyUse({ [verb]: options(`${verb} mercenary_1`) })).toBeNull();
    }
  });

  it('dropped on the stage is clear only with a single use there', () => {
    const special = options(`special ${FRANCE}`);
    expect(droppedOnStage({ special })?.text).toBe(`special ${FRANCE}`);
    expect(
      droppedOnStage({ special, advanced_transport: options(`advanced_transport ${FRANCE}`) }),
    ).toBeNull();
    expect(droppedOnStage({ influence: options(`influence ${FRANCE} france`) })).toBeNull();
  });
});

describe('what is asked when something cannot be done', () => {
  it('follows what is asked of the player', () => {
    const asked = (about: View, menu: CardMenu = {}): string[] =>
      questionsAbout(about, CARD, menu).map(({ action }) => action);
    expect(asked(view('play'))).toEqual([`influence ${FRANCE} france`, `special ${FRANCE}`]);
    expect(asked(view('block'))).toEqual([`add ${FRANCE}`]);
    expect(asked(view('answer', ['influence']))).toEqual([`block ${FRANCE}`]);
    expect(asked(view('answer', ['influence', 'special']))).toEqual([`counter ${FRANCE}`]);
    expect(asked(view('home'))).toEqual([]);
  });

  it('leaves out the uses that are offered', () => {
    const menu = group(options(`influence ${FRANCE} france`)).cards.get(FRANCE) ?? {};
    expect(questionsAbout(view('play'), CARD, menu)).toEqual([
      { use: 'special', action: `special ${FRANCE}` },
    ]);
    expect(questionsAbout(view('answer', ['influence']), CARD, { block: [] })).toEqual([]);
  });

  it('names the country with the selected card, or alone', () => {
    expect(questionAboutCountry(view('play'), FRANCE, 'usa')).toBe(`influence ${FRANCE} usa`);
    expect(questionAboutCountry(view('pawn'), null, 'usa')).toBe('target usa');
    expect(questionAboutCountry(view('move'), null, 'usa')).toBe('move usa');
    expect(questionAboutCountry(view('answer'), null, 'usa')).toBeNull();
  });
});

describe('letting through', () => {
  it('is the only option only if it stands alone', () => {
    expect(canOnlyLetThrough(options('let_through'))).toBe(true);
    expect(canOnlyLetThrough(options('counter mercenary_1', 'let_through'))).toBe(false);
    expect(canOnlyLetThrough(options('pass'))).toBe(false);
    expect(canOnlyLetThrough([])).toBe(false);
  });
});

it('marks as many of equal cards as there are', () => {
  expect(marked(['a', 'b', 'b', 'c'], ['b', 'c', 'd'])).toEqual([false, true, false, true]);
});

describe('what is answered', () => {
  it('is an influence action only if that was declared last', () => {
    expect(attack(view('answer', ['influence']))?.what).toBe('influence');
    expect(attack(view('answer', ['influence', 'special']))).toBeNull();
    expect(attack(view('play'))).toBeNull();
  });
});

describe('what follows from an option', () => {
  it('is told by its verb', () => {
    const [option] = options(`block ${FRANCE}`);
    if (!option) throw new Error('there is an option');
    const told = { ...option, consequences: { total: 3, needed: 5 } };
    expect(consequencesOf(told, 'block')).toEqual({ total: 3, needed: 5 });
    expect(consequencesOf(told, 'influence')).toBeUndefined();
  });
});
