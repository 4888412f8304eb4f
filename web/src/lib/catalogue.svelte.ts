import { get } from './api';
import { texts } from './texts.svelte';
import type { Catalogue, GameInfo, SeatInfo } from './wire';

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
  return texts.has(`client-bot-${bot}`) ? texts.get(`client-bot-${bot}`) : bot;
}

/** What the one who holds a seat is called; nothing if it is free. */
export const seatName = (seat: Pick<SeatInfo, 'kind' | 'name'> | undefined): string =>
  seat?.kind === 'bot' ? botName(seat.name) : (seat?.name ?? '');
