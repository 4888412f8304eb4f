import { ask, get } from './api';
import { browserLanguage, texts, type Language } from './texts.svelte';
import type { Myself, PersonalSettings } from './wire';

const DEFAULTS: PersonalSettings = {};

/** Who is here: nobody yet, a guest, or an account; with the settings and the language they like. */
class Session {
  myself = $state<Myself | null>(null);
  /** Settings of somebody who has no session yet; they are kept when one begins. */
  private own = $state<PersonalSettings>(DEFAULTS);

  get settings(): PersonalSettings {
    return this.myself?.settings ?? this.own;
  }

  /** Find out who is here, and speak their language. */
  async load(): Promise<void> {
    try {
      this.myself = await get<Myself | null>('/api/session');
    } catch {
      this.myself = null;
    }
    await texts.use((this.myself?.language as Language | undefined) ?? browserLanguage());
    this.apply();
  }

  /** Be somebody: make a guest with a name if nobody is here yet. */
  async ensure(name: string): Promise<Myself> {
    if (this.myself) return this.myself;
    this.myself = await ask<Myself>('POST', '/api/guests', { name, language: texts.language });
    if (this.own !== DEFAULTS) await this.set(this.own);
    return this.myself;
  }

  /** Take over who the server says one is now. */
  become(myself: Myself | null): void {
    this.myself = myself;
    this.apply();
  }

  async setLanguage(language: Language): Promise<void> {
    await texts.use(language);
    if (this.myself) this.myself = await ask<Myself>('PUT', '/api/me', { language });
  }

  async set(change: Partial<PersonalSettings>): Promise<void> {
    const settings = { ...this.settings, ...change };
    if (this.myself) this.myself = await ask<Myself>('PUT', '/api/me', { settings });
    else this.own = settings;
    this.apply();
  }

  private apply(): void {
    document.documentElement.dataset['colours'] = this.settings.colours ?? 'system';
    document.documentElement.dataset['motion'] = this.settings.motion ?? 'system';
  }
}

export const session = new Session();
