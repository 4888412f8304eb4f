import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue, optionName, optionValue, seatNames, tableName, tableTitle } from './catalogue.svelte';
import { texts } from './texts.svelte';
import type { Catalogue, SeatInfo } from './wire';

const offered = (label: string, labels: string[]): Catalogue => ({
  games: [
    {
      id: 'chess',
      title: 'Chess',
      rules: 1,
      content: 'board-1',
      packs: ['board-1'],
      players: [2],
      options: [{ name: 'pace', label, help: '', choices: ['slow', 'fast'], labels, default: 'slow' }],
      variant: 'pace',
      bots: ['random'],
      levels: [],
      default_bot: 'random',
    },
  ],
  phrases: [],
  languages: [],
  version: '1',
});
const answer = (found: Catalogue): Response =>
  new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

describe('the catalogue', () => {
  it('names games, options and values in the language that was asked for', async () => {
    const ask = vi.fn(() => Promise.resolve(answer(offered('Vitesse', ['lent', 'rapide']))));
    vi.stubGlobal('fetch', ask);
    await catalogue.load('fr');
    await catalogue.load('fr');
    expect(ask).toHaveBeenCalledOnce();
    expect(optionName('chess', 'pace')).toBe('Vitesse');
    expect(optionValue('chess', 'pace', 'fast')).toBe('rapide');
    expect(tableTitle('chess', { pace: 'fast' })).toBe('Chess · rapide');
    const seats = [
      { kind: 'person', name: 'Anna' },
      { kind: 'free', name: '' },
    ] as SeatInfo[];
    const get = vi
      .spyOn(texts, 'get')
      .mockImplementation((_, values) => `${values?.['name']} : ${values?.['text']}`);
    expect(tableName({ game: 'chess', options: { pace: 'fast' }, seats })).toBe('Chess · rapide : Anna');
    get.mockRestore();
  });

  it('keeps what it has while the server cannot be reached, and asks again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await catalogue.load('nl');
    expect(optionName('chess', 'pace')).toBe('Vitesse');
    vi.stubGlobal('fetch', () => Promise.resolve(answer(offered('Tempo', ['traag', 'snel']))));
    await catalogue.load('nl');
    expect(optionName('chess', 'pace')).toBe('Tempo');
  });

  it('shows the language that was asked for last, whichever answer comes first', async () => {
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
    const both = [catalogue.load('fr'), catalogue.load('en')];
    answers[1]?.(answer(offered('Pace', ['slow', 'fast'])));
    answers[0]?.(answer(offered('Vitesse', ['lent', 'rapide'])));
    await Promise.all(both);
    expect(optionName('chess', 'pace')).toBe('Pace');
  });

  it('calls what it does not know by its id', () => {
    expect(optionValue('chess', 'pace', 'glacial')).toBe('glacial');
    expect(tableTitle('go', { size: '19' })).toBe('go');
  });
});

describe('the players at a table', () => {
  const person = (name: string): SeatInfo => ({
    id: '1',
    kind: 'person',
    name,
    person: name,
    bot: null,
    waits_for: null,
    resigned: false,
  });

  it('go by their names, and a free seat by none', () => {
    const free: SeatInfo = { ...person(''), kind: 'free', person: null, waits_for: 'open' };
    const seats = [person('Anna'), free, free, person('Bela')];
    expect(seatNames({ game: 'chess', seats })).toEqual(['Anna', '', '', 'Bela']);
  });
});
