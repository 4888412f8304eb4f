import { get } from '$lib/api';
import type { Language } from '$lib/texts.svelte';
import type {
  CardContent,
  CardId,
  CountryContent,
  CountryId,
  Explained,
  GadgetId,
  WarContent,
} from './types';

/** The pieces of the game by their ids, in one language. */
export class Pieces {
  private readonly cards: Map<CardId, CardContent>;
  private readonly countries: Map<CountryId, CountryContent>;

  constructor(readonly content: WarContent) {
    this.cards = new Map(content.cards.map((card) => [card.id, card]));
    this.countries = new Map(content.countries.map((country) => [country.id, country]));
  }

  card(id: CardId): CardContent {
    const card = this.cards.get(id);
    if (!card) throw new Error(`there is no card ${id}`);
    return card;
  }

  country(id: CountryId): CountryContent {
    const country = this.countries.get(id);
    if (!country) throw new Error(`there is no country ${id}`);
    return country;
  }

  /** The special action of a card; nothing for a mercenary. */
  special(id: CardId): Explained | null {
    const { action } = this.card(id);
    return action === null ? null : (this.content.specials[action] ?? null);
  }

  gadget(id: GadgetId): Explained {
    return this.content.gadgets[id];
  }

  /** What a special action names: a country or a gadget. */
  target(id: string): string {
    return this.countries.get(id as CountryId)?.name ?? this.content.gadgets[id as GadgetId].name;
  }

  /** Cards in the order of the pack: country by country, the mercenaries last. */
  sorted(ids: readonly CardId[]): CardId[] {
    const places = new Map(this.content.cards.map((card, place) => [card.id, place]));
    return [...ids].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }
}

const loaded = new Map<string, Promise<Pieces>>();

/** Fetch the pieces of a content pack in a language, once; after a failure the next call tries again. */
export function loadPieces(pack: string, language: Language): Promise<Pieces> {
  const address = `/api/content/war1955?language=${language}&pack=${encodeURIComponent(pack)}`;
  const known = loaded.get(address);
  if (known) return known;
  const pieces = get<WarContent>(address).then((content) => new Pieces(content));
  loaded.set(address, pieces);
  pieces.catch(() => loaded.delete(address));
  return pieces;
}
