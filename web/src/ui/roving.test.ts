import { describe, expect, it } from 'vitest';
import { nextPlace } from './roving';

describe('the arrow keys', () => {
  it('lead to the neighbours', () => {
    expect(nextPlace('ArrowRight', 1, 4)).toBe(2);
    expect(nextPlace('ArrowDown', 1, 4)).toBe(2);
    expect(nextPlace('ArrowLeft', 1, 4)).toBe(0);
    expect(nextPlace('ArrowUp', 1, 4)).toBe(0);
  });

  it('stop at both ends', () => {
    expect(nextPlace('ArrowRight', 3, 4)).toBe(3);
    expect(nextPlace('ArrowLeft', 0, 4)).toBe(0);
  });

  it('have helpers that lead to the ends at once', () => {
    expect(nextPlace('Home', 2, 4)).toBe(0);
    expect(nextPlace('End', 2, 4)).toBe(3);
  });

  it('are the only keys that lead somewhere', () => {
    expect(nextPlace('Enter', 2, 4)).toBeNull();
    expect(nextPlace('Tab', 2, 4)).toBeNull();
  });
});
