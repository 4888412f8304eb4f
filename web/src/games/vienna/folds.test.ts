import { describe, expect, it } from 'vitest';
import { foldsOf } from './folds';

/** The column of a window: its height without the header and the margins. */
const column = (window: number, decision: number, width = 526, letters = 70) => ({
  width,
  side: window - 68,
  question: 59,
  decision,
  goods: 58,
  letters,
  cards: 3,
});

describe('a low window', () => {
  it('folds nothing at 768', () => {
    const { isTabsFolded, isDrawersFolded } = foldsOf('desk', column(768, 250));
    expect([isTabsFolded, isDrawersFolded]).toEqual([false, false]);
  });

  it('folds what is behind the tabs first', () => {
    const { isTabsFolded, isDrawersFolded } = foldsOf('desk', column(650, 250));
    expect([isTabsFolded, isDrawersFolded]).toEqual([true, false]);
  });

  it('then has the drawers show signs only', () => {
    const { isTabsFolded, isDrawersFolded } = foldsOf('desk', column(650, 320));
    expect([isTabsFolded, isDrawersFolded]).toEqual([true, true]);
  });

  it('has them show signs sooner where their texts are long', () => {
    expect(foldsOf('desk', column(768, 380)).isDrawersFolded).toBe(false);
    expect(foldsOf('desk', column(768, 380, 526, 120)).isDrawersFolded).toBe(true);
    expect(foldsOf('desk', column(820, 370, 526, 120)).isDrawersFolded).toBe(false);
  });

  it('has them show signs sooner in a narrow column, where a line has fewer letters', () => {
    expect(foldsOf('desk', column(820, 450)).isDrawersFolded).toBe(false);
    expect(foldsOf('desk', column(820, 450, 400)).isDrawersFolded).toBe(true);
  });

  it('counts the lines that narrow places for four cards break a text into', () => {
    const four = { ...column(768, 346), question: 75, letters: 86, cards: 4 };
    expect(foldsOf('desk', four).isDrawersFolded).toBe(true);
    expect(foldsOf('desk', { ...four, cards: 3 }).isDrawersFolded).toBe(false);
  });

  it('leaves the decision what is left', () => {
    const { most } = foldsOf('desk', column(650, 600));
    expect(most).toBe(650 - 68 - 59 - 58 - 38 - 76);
  });

  it('is a matter of the column beside the map only', () => {
    expect(foldsOf('tablet', column(400, 300)).isTabsFolded).toBe(false);
  });
});
