import { get } from '$lib/api';
import { texts, type Language } from '$lib/texts.svelte';
import type { ViennaContent } from './types';

type Translations = Partial<Record<Language, ViennaContent>>;

/** The content packs, in each language that was asked for. */
class Contents {
  private known = $state.raw<Record<string, Translations>>({});
  private asked = new Map<string, Promise<void>>();

  /** A pack in the reader's language; while that is loading in another one, if there is one, else null. */
  of(pack: string): ViennaContent | null {
    const translations: Translations = this.known[pack] ?? {};
    return translations[texts.language] ?? Object.values(translations)[0] ?? null;
  }

  /** Fetch a pack in a language, once; a failure may be tried again. */
  load(pack: string, language: Language): Promise<void> {
    const address = `/api/content/vienna?language=${language}&pack=${encodeURIComponent(pack)}`;
    const asked = this.asked.get(address) ?? this.fetch(address, pack, language);
    this.asked.set(address, asked);
    return asked;
  }

  private async fetch(address: string, pack: string, language: Language): Promise<void> {
    try {
      const content = await get<ViennaContent>(address);
      this.known = { ...this.known, [pack]: { ...this.known[pack], [language]: content } };
    } catch (error) {
      this.asked.delete(address);
      throw error;
    }
  }
}

export const contents = new Contents();
