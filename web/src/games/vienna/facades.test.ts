import { describe, expect, it } from 'vitest';
import { FACADES, facadeOf } from './facades';
import { SEALS } from './schema';

describe('facades', () => {
  it('come in several kinds for each seal', () => {
    for (const seal of SEALS) expect(FACADES[seal].length).toBeGreaterThanOrEqual(3);
  });

  it('exist for every building, always the same', () => {
    for (const seal of SEALS) {
      for (let id = 1; id <= 30; id++) {
        expect(facadeOf(id, seal).length).toBeGreaterThan(3);
        expect(facadeOf(id, seal)).toBe(facadeOf(id, seal));
      }
    }
  });

  it('are drawn with numbers only', () => {
    for (const [, path] of Object.values(FACADES).flat(2)) expect(path).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('differ between neighbours of the same seal', () => {
    expect(facadeOf(17, 'religion')).not.toBe(facadeOf(8, 'religion'));
  });
});
