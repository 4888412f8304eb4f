import { get } from './api';
import { t, texts, type Language } from './texts.svelte';
import type { Catalogue, GameInfo, GameOption, SeatInfo, TableInfo } from './wire';

/** What the server offers, in the reader's language: games with their options and bots, languages, ready phrases. */
class CatalogueStore {
  private found = $state.raw<Catalogue>({ games: [], phrases: [], languages: [], version: '' });
  /** Whether the server could not be asked the last time. */
  isMissing = $state(false);
  /** The language of what is here or on its way. */
  private language: Language = '';

  get games(): GameInfo[] {
    return this.found.games;
  }

  get phrases(): string[] {
    return this.found.phrases;
  }

  get languages(): Catalogue['languages'] {
    return this.found.languages;
  }

  get version(): string {
    return this.found.version;
  }

  /** Fetch the catalogue unless it is here. A server that cannot be reached is asked the next time. */
  async load(language: Language): Promise<void> {
    if (this.language === language) return;
    this.language = language;
    try {
      const found = await get<Catalogue>(`/api/catalogue?language=${language}`);
      if (this.language === language) this.found = found;
      this.isMissing = false;
    } catch {
      this.isMissing = true;
      this.language = '';
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  option(game: string, name: string): GameOption | undefined {
    return this.game(game)?.options.find((option) => option.name === name);
  }

  title(game: string): string {
    return this.game(game)?.title ?? game;
  }
}

export const catalogue = new CatalogueStore();

/** The name of an option of a game. */
export const optionName = (game: string, option: string): string =>
  catalogue.option(game, option)?.label ?? option;

/** The name of a value of an option. */
export function optionValue(game: string, option: string, value: string): string {
  const known = catalogue.option(game, option);
  return known?.labels[known.choices.indexOf(value)] ?? value;
}

/** The name of a game and its variant, in one line. */
export function tableTitle(game: string, options: Record<string, string>): string {
  const variant = catalogue.game(game)?.variant ?? '';
  const value = options[variant];
  return value ? `${catalogue.title(game)} · ${optionValue(game, variant, value)}` : catalogue.title(game);
}

/** A table in one line: its game, and who plays. */
export function tableName(info: Pick<TableInfo, 'game' | 'options' | 'seats'>): string {
  const names = seatNames(info).filter(Boolean).join(', ');
  const title = tableTitle(info.game, info.options);
  return names ? t('labelled', { name: title, text: names }) : title;
}

/** The name of a bot; one that plays with a degree of skill has it behind its name. */
export function botName(bot: string): string {
  const [, base, degree] = /^(.+)_(\d+)$/.exec(bot) ?? [];
  return texts.find(`bot-${bot}`, base ? `${texts.find(`bot-${base}`, base)} ${degree}` : bot);
}

/** What to know about a bot before playing against it. */
export const botPortrait = (bot: string): string =>
  texts.find(`bot-${bot}-portrait`, texts.find(`bot-${bot.replace(/_\d+$/, '')}-portrait`));

/** The name of the player on a seat; nothing if it is free. */
const seatName = (seat: Pick<SeatInfo, 'kind' | 'name'>): string =>
  seat.kind === 'bot' ? botName(seat.name) : seat.name;

/** The names of the players at a table; those who share a name are told apart by the game's name for their seat. */
export function seatNames(info: Pick<TableInfo, 'game' | 'seats'>): string[] {
  const names = info.seats.map(seatName);
  return names.map((name, seat) => {
    if (!name || names.indexOf(name) === names.lastIndexOf(name)) return name;
    const colour = texts.get(`${info.game}-seat-${info.seats[seat]?.id ?? ''}`);
    return texts.get(`${info.game}-seat-named`, { name, colour });
  });
}
