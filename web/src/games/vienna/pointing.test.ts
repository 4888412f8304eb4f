import { describe, expect, it } from 'vitest';
import type { Decision } from '$lib/wire';
import { Pointing } from './pointing.svelte';

const place = (building: number) => ({
  action: building,
  text: `place ${building}`,
  data: { do: 'place', building },
});
const decision: Decision = { kind: 'place', options: [place(3), place(8)] };
const refusal = { code: 'rule', message: 'There is an agent of yours.', rule: 'V5.2' };

describe('pointing at a building', () => {
  it('finds its option', async () => {
    const pointing = new Pointing();
    await pointing.pick(8, decision, () => Promise.resolve(null));
    expect(pointing.choice(decision)?.action).toBe(8);
    pointing.close();
    expect(pointing.choice(decision)).toBeNull();
  });

  it('asks for the reason only where a building is asked for and this one is not offered', async () => {
    const asked: string[] = [];
    const why = (action: string) => {
      asked.push(action);
      return Promise.resolve(refusal as never);
    };
    const pointing = new Pointing();
    await pointing.pick(8, decision, why);
    await pointing.pick(5, null, why);
    expect(asked).toEqual([]);
    expect(pointing.refusal).toBeNull();
    await pointing.pick(5, decision, why);
    expect(asked).toEqual(['place 5']);
    expect(pointing.refusal).toBe(refusal);
  });
});

describe('what is picked', () => {
  it('is one thing or several, and is laid back by a second click', () => {
    const pointing = new Pointing();
    pointing.pickOne('telephone');
    pointing.pickOne('seal');
    expect(pointing.picked).toEqual(['seal']);
    pointing.toggle('agent');
    expect(pointing.picked).toEqual(['seal', 'agent']);
    pointing.toggle('seal');
    expect(pointing.picked).toEqual(['agent']);
  });

  it('is forgotten when something else is asked', () => {
    const pointing = new Pointing();
    pointing.plan = { I: 4 };
    pointing.taken = 7;
    pointing.pickOne('seal');
    pointing.reset();
    expect([pointing.plan, pointing.taken, pointing.picked]).toEqual([{}, null, []]);
  });
});
