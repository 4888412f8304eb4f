import { expect, test } from 'vitest';
import { findPage } from './routes';

const GAMES = ['halma', 'nim'];

test('a page about a game that does not exist is not found', async () => {
  const missing = (await findPage('/nothing')).page;
  expect((await findPage('/aid/chess', GAMES)).page).toBe(missing);
  expect((await findPage('/guide/chess/one', GAMES)).page).toBe(missing);
  const known = await findPage('/aid/halma', GAMES);
  expect(known.page).not.toBe(missing);
  expect(known.params).toEqual({ game: 'halma' });
});

test('as long as the games are not known, a page about one is shown', async () => {
  const known = (await findPage('/aid/halma', GAMES)).page;
  expect((await findPage('/aid/chess')).page).toBe(known);
});
