import { get } from '$lib/api';
import { texts, type Language } from '$lib/texts.svelte';
import type { Content } from './schema';

/** What is printed, in each language that was asked for. */
class Contents {
  private known = $state.raw<Partial<Record<Language, Content>>>({});
  private asked = new Map<Language, Promise<void>>();

  /** The content in the reader's language; in another one that is there while it comes; null before the first. */
  get now(): Content | null {
    return this.known[texts.language] ?? Object.values(this.known)[0] ?? null;
  }

  /** Fetch the content in a language, once; a failure may be tried again. */
  load(language: Language): Promise<void> {
    const asked = this.asked.get(language) ?? this.fetch(language);
    this.asked.set(language, asked);
    return asked;
  }

  /** Take content that came another way. */
  keep(language: Language, content: Content): void {
    this.known = { ...this.known, [language]: content };
    this.asked.set(language, Promise.resolve());
  }

  private async fetch(language: Language): Promise<void> {
    try {
      this.keep(language, await get<Content>(`/api/content/vienna?language=${language}`));
    } catch (error) {
      this.asked.delete(language);
      throw error;
    }
  }
}

export const contents = new Contents();
