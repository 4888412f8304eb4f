import { t } from '$lib/texts.svelte';
import { Contents } from '../contents.svelte';
import type { Advance, CardContent, Content, Country, CountryContent, Explained, Gadget } from './schema';

/** The face of a card, such as `france_2_military_transport`; several cards may have the same. */
export type CardId = string;

/** The pieces of the game by their ids, in one language. */
export class Pieces {
  private readonly cards: Map<CardId, CardContent>;
  private readonly countries: Map<Country, CountryContent>;

  constructor(readonly content: Content) {
    this.cards = new Map(content.cards.map((card) => [card.id, card]));
    this.countries = new Map(content.countries.map((country) => [country.id, country]));
  }

  card(id: CardId): CardContent {
    const card = this.cards.get(id);
    if (!card) throw new Error(`there is no card ${id}`);
    return card;
  }

  country(id: Country): CountryContent {
    const country = this.countries.get(id);
    if (!country) throw new Error(`there is no country ${id}`);
    return country;
  }

  /** The special action of a card; nothing for a mercenary. */
  special(id: CardId): Explained | null {
    const { action } = this.card(id);
    return action === null ? null : this.content.specials[action];
  }

  gadget(id: Gadget): Explained {
    return this.content.gadgets[id];
  }

  /** What a special action names: a country or a gadget. */
  target(id: string): string {
    return this.countries.get(id as Country)?.name ?? this.content.gadgets[id as Gadget].name;
  }

  /** Cards in the order of the pack: country by country, the mercenaries last. */
  sorted(ids: readonly CardId[]): CardId[] {
    const places = new Map(this.content.cards.map((card, place) => [card.id, place]));
    return [...ids].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }
}

/** What would become of a pawn, in words. */
export const wordsFor = ({ steps, secures }: Advance, country: CountryContent): string =>
  t(secures ? 'war1955-would-secure' : 'war1955-would-advance', { steps, of_country: country.of });

/** The pieces in the reader's language. */
export const contents = new Contents('war1955', (content: Content) => new Pieces(content));
