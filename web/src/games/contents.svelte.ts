import { get } from '$lib/api';
import { texts, type Language } from '$lib/texts.svelte';

/** The content packs of a game, as its schema declares them, in each language that was asked for. */
export class Contents<Content, Read = Content> {
  private known = $state.raw<Record<string, Partial<Record<Language, Read>>>>({});
  private asked: Partial<Record<string, Promise<void>>> = {};

  /** `read` makes what the game draws from. */
  constructor(
    private readonly game: string,
    private readonly read: (content: Content) => Read,
  ) {}

  /** A pack in the reader's language; until that has come in another one, null before the first. */
  of(pack: string): Read | null {
    const translations = this.known[pack] ?? {};
    return translations[texts.language] ?? Object.values<Read | undefined>(translations)[0] ?? null;
  }

  /** Fetch a pack in a language, once; after a failure the next call tries again. */
  load(pack: string, language: Language): Promise<void> {
    return (this.asked[`${language} ${pack}`] ??= this.fetch(pack, language));
  }

  private async fetch(pack: string, language: Language): Promise<void> {
    try {
      const address = `/api/content/${this.game}?language=${language}&pack=${encodeURIComponent(pack)}`;
      const content = this.read(await get<Content>(address));
      this.known = { ...this.known, [pack]: { ...this.known[pack], [language]: content } };
    } catch (error) {
      this.asked[`${language} ${pack}`] = undefined;
      throw error;
    }
  }
}
