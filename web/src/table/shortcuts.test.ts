import { describe, expect, it } from 'vitest';
import { SHORTCUTS, shortcutOf } from './shortcuts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  ...more,
});

describe('a key at the table', () => {
  it('asks for what it stands for, large or small', () => {
    expect(shortcutOf(press('l'), false)).toBe('list');
    expect(shortcutOf(press('L'), false)).toBe('list');
    expect(shortcutOf(press('?'), false)).toBe('keys');
    expect(shortcutOf(press('x'), false)).toBeNull();
  });

  it('asks for nothing while something is written', () => {
    expect(shortcutOf(press('l'), true)).toBeNull();
  });

  it('asks for nothing together with other keys, or if it was used already', () => {
    expect(shortcutOf(press('r', { ctrlKey: true }), false)).toBeNull();
    expect(shortcutOf(press('l', { defaultPrevented: true }), false)).toBeNull();
  });

  it('stands for one thing only', () => {
    const keys = SHORTCUTS.map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
