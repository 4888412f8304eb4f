import { get } from './api';
import { texts } from './texts.svelte';
import type { Catalogue, GameInfo, SeatInfo, TableInfo } from './wire';

let fetched: Promise<Catalogue> | null = null;

/** What games, bots and phrases the server has; asked for once. */
export function catalogue(): Promise<Catalogue> {
  fetched ??= get<Catalogue>('/api/catalogue').catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

/** What an option of a game is called. */
export const optionName = (game: string, option: string): string => texts.get(`${game}-option-${option}`);

const COLOURS: Record<string, string> = { y: 'yellow', r: 'red', b: 'blue', g: 'green' };

/** What a value of an option is called. */
export function optionValue(game: string, option: string, value: string): string {
  // The colours of the seats of Vienna are given by their first letters.
  if (option === 'colours')
    return [...value].map((letter) => texts.get(`vienna-seat-${COLOURS[letter] ?? ''}`)).join(', ');
  const key = `${game}-option-${option}-${value}`;
  return texts.has(key) ? texts.get(key) : value;
}

/** What a game and its main variant are called, in one line. */
export function tableTitle(
  game: Pick<GameInfo, 'id' | 'title'> | undefined,
  options: Record<string, string>,
): string {
  if (!game) return '';
  const variant = game.id === 'vienna' ? 'version' : 'side';
  const value = options[variant];
  return value ? `${game.title} · ${optionValue(game.id, variant, value)}` : game.title;
}

/** What a bot is called, if it has a name of its own. */
export function botName(bot: string): string {
  return texts.has(`bot-${bot}`) ? texts.get(`bot-${bot}`) : bot;
}

const USUAL = 'officer';
const SIMPLE: readonly string[] = ['random', 'greedy'];

/** The levels there are, from the gentlest to the strongest, and the simple bots that are no level. */
export function botLadder(bots: readonly string[]): { levels: string[]; simple: string[] } {
  return {
    levels: bots.filter((bot) => !SIMPLE.includes(bot)),
    simple: bots.filter((bot) => SIMPLE.includes(bot)),
  };
}

/** The bot that people begin with: good company for most, else the strongest there is. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? '');

/** What is to be known about a bot before one plays against it. */
export const botPortrait = (bot: string): string =>
  texts.has(`bot-${bot}-portrait`) ? texts.get(`bot-${bot}-portrait`) : '';

/** What the one who holds a seat is called; nothing if it is free. */
const seatName = (seat: Pick<SeatInfo, 'kind' | 'name'>): string =>
  seat.kind === 'bot' ? botName(seat.name) : seat.name;

/** How the texts of a game know a seat: by its colour where the table has such, else by its number. */
function seatId({ options }: Pick<TableInfo, 'options'>, seat: number): string {
  return COLOURS[options['colours']?.[seat] ?? ''] ?? String(seat + 1);
}

/** What those at a table are called; of several with one name, each by its colour or its number as well. */
export function seatNames(info: Pick<TableInfo, 'game' | 'options' | 'seats'>): string[] {
  const names = info.seats.map(seatName);
  return names.map((name, seat) => {
    if (!name || names.indexOf(name) === names.lastIndexOf(name)) return name;
    const colour = texts.get(`${info.game}-seat-${seatId(info, seat)}`);
    return texts.get(`${info.game}-seat-named`, { name, colour });
  });
}
