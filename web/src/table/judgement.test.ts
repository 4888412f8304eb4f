import { describe, expect, it } from 'vitest';
import type { Finding } from '$lib/fair';
import type { SeenDeal } from '$lib/deals';
import type { DealInfo } from '$lib/wire';
import { judge } from './judgement';

const DEAL: DealInfo = { commitment: 'seal', entropy: ['aa', '', 'bb'], seed: '00ff', chosen: null };
const SEEN: SeenDeal = { table: 't', seal: 'seal', at: 0, isBefore: true, parts: ['old', 'aa'] };
const FAIR: Finding = { checked: 12, faults: [] };
const UNFAIR: Finding = {
  checked: 12,
  faults: [{ kind: 'draw', entry: 3, deck: 'cards', number: 2, item: 5, dealt: 6 }],
};

describe('a deal is judged', () => {
  it('verified if the seal was seen before and everything fits', () => {
    const { verdict, checks } = judge(DEAL, [0], SEEN, FAIR);
    expect(verdict).toBe('verified');
    expect(checks).toEqual({ seal: 'good', part: 'good', seed: 'good', draws: 'good' });
  });

  it('verified for a spectator, who adds nothing', () => {
    expect(judge(DEAL, [], { ...SEEN, parts: [] }, FAIR).verdict).toBe('verified');
  });

  it('verified for several seats at one screen', () => {
    expect(judge(DEAL, [0, 2], { ...SEEN, parts: ['bb', 'aa'] }, FAIR).verdict).toBe('verified');
  });

  it('sealed until the game is over', () => {
    const { verdict, checks } = judge({ ...DEAL, seed: null }, [0], SEEN, null);
    expect(verdict).toBe('sealed');
    expect(checks).toEqual({ seal: 'good', part: 'good', seed: 'later', draws: 'later' });
  });

  it('fitting, but not verified, by a browser that did not see the seal before the game', () => {
    expect(judge(DEAL, [0], null, FAIR).verdict).toBe('fits');
    expect(judge(DEAL, [0], { ...SEEN, isBefore: false }, FAIR).verdict).toBe('fits');
    expect(judge(DEAL, [0], { ...SEEN, parts: [] }, FAIR).verdict).toBe('fits');
  });

  it('failed if the seal is another one, even during the game', () => {
    const swapped = { ...DEAL, commitment: 'other', seed: null };
    const { verdict, checks } = judge(swapped, [0], SEEN, null);
    expect(verdict).toBe('failed');
    expect(checks.seal).toBe('bad');
  });

  it('failed if what this browser added is not in it', () => {
    const { verdict, checks } = judge({ ...DEAL, entropy: ['ab', '', 'bb'] }, [0], SEEN, FAIR);
    expect(verdict).toBe('failed');
    expect(checks.part).toBe('bad');
  });

  it('failed if the seat was dealt with what this browser had added to an earlier try', () => {
    expect(judge({ ...DEAL, entropy: ['old', '', 'bb'] }, [0], SEEN, FAIR).checks.part).toBe('bad');
  });

  it('failed if the seed does not fit, or a draw does not follow', () => {
    const seed = judge(DEAL, [0], SEEN, { checked: 12, faults: [{ kind: 'seed' }] });
    expect([seed.verdict, seed.checks.seed, seed.checks.draws]).toEqual(['failed', 'bad', 'good']);
    const draw = judge(DEAL, [0], SEEN, UNFAIR);
    expect([draw.verdict, draw.checks.seed, draw.checks.draws]).toEqual(['failed', 'good', 'bad']);
  });

  it('chosen where the owner chose it, and failed where the draws are others', () => {
    const chosen = { ...DEAL, chosen: 'monday' };
    expect(judge(chosen, [0], SEEN, FAIR).verdict).toBe('chosen');
    expect(judge(chosen, [0], SEEN, UNFAIR).verdict).toBe('failed');
  });
});
