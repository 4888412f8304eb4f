import { expect, test } from 'vitest';
import { Panes } from './panes.svelte';

const OWN = ['tracks', 'missions', 'house', 'players', 'piles'];

test('a lesson turns to the tab in which its things are and folds nothing over the question', () => {
  const panes = new Panes(false);
  panes.show(['building', 'mission'], OWN, true);
  expect([panes.shown, panes.phone]).toEqual(['missions', 'table']);
  panes.show(['item'], OWN, false);
  expect([panes.shown, panes.inner.tracks, panes.phone, panes.isOpen]).toEqual([
    'house',
    'house',
    'board',
    false,
  ]);
});

test('what is on the map, or in no tab of this game, turns nothing', () => {
  const panes = new Panes(false);
  panes.show(['building', 'square'], OWN, false);
  panes.show(['mission'], ['tracks', 'players'], false);
  expect([panes.shown, panes.phone]).toEqual(['tracks', 'table']);
});
