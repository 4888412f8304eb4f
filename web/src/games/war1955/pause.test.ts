import { describe, expect, it } from 'vitest';
import { pauseFor } from './pause';

describe('the pause before something is let through by itself', () => {
  it('is never shorter than a person needs, and ends', () => {
    expect(pauseFor(0)).toBe(1200);
    expect(pauseFor(0.999999)).toBe(12_000);
  });

  it('is mostly short and sometimes long', () => {
    expect(pauseFor(0.5)).toBeLessThan(2600);
    expect(pauseFor(0.95)).toBeGreaterThan(6000);
  });
});
