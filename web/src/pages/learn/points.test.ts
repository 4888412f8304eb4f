import { describe, expect, it } from 'vitest';
import { pointed } from './points';

describe('what a lesson points at', () => {
  it('is a thing on the board, by number where the board has numbers', () => {
    expect(pointed(['building:12', 'country:france']).things).toEqual([
      { kind: 'building', id: 12 },
      { kind: 'country', id: 'france' },
    ]);
  });

  it('is a part of the screen', () => {
    expect(pointed(['part:goods', 'card:56'])).toEqual({
      things: [{ kind: 'card', id: 56 }],
      parts: ['goods'],
    });
  });
});
