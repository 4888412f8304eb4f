import { get } from '$lib/api';
import { texts, type Language } from '$lib/texts.svelte';

/** The content of a game, as its schema declares it, in each language that was asked for. */
export class Contents<Content, Read = Content> {
  private known = $state.raw<Partial<Record<Language, Read>>>({});
  private asked: Partial<Record<Language, Promise<void>>> = {};

  /** `read` makes what the game draws from. */
  constructor(
    private readonly game: string,
    private readonly read: (content: Content) => Read,
  ) {}

  /** The content in the reader's language; until that has come in another one, null before the first. */
  get now(): Read | null {
    return this.known[texts.language] ?? Object.values<Read | undefined>(this.known)[0] ?? null;
  }

  /** Fetch the content in a language, once; after a failure the next call tries again. */
  load(language: Language): Promise<void> {
    return (this.asked[language] ??= this.fetch(language));
  }

  private async fetch(language: Language): Promise<void> {
    try {
      const content = await get<Content>(`/api/content/${this.game}?language=${language}`);
      this.known = { ...this.known, [language]: this.read(content) };
    } catch (error) {
      this.asked[language] = undefined;
      throw error;
    }
  }
}
