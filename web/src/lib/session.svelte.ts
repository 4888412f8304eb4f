import { ask, get } from './api';
import { catalogue } from './catalogue.svelte';
import { browserLanguages, chooseLanguage, texts, type Language } from './texts.svelte';
import type { Myself, PersonalSettings } from './wire';

const DEFAULTS: PersonalSettings = {};

/** Who uses this browser: nobody yet, a guest, or an account; with their settings and language. */
class Session {
  myself = $state<Myself | null>(null);
  /** Settings made before there is a session; they are kept when one begins. */
  private own = $state.raw<PersonalSettings>(DEFAULTS);

  get settings(): PersonalSettings {
    return this.myself?.settings ?? this.own;
  }

  /** Find out who is here, and use their language. */
  async load(): Promise<void> {
    try {
      this.myself = await get<Myself | null>('/api/session');
    } catch {
      this.myself = null;
    }
    await this.speak(chooseLanguage(this.myself ? [this.myself.language] : browserLanguages()));
    this.apply();
  }

  /** Return who is here; make a guest with a name if nobody is. */
  async ensure(name: string): Promise<Myself> {
    if (this.myself) return this.myself;
    this.myself = await ask<Myself>('POST', '/api/guests', { name, language: texts.language });
    if (this.own !== DEFAULTS) await this.set(this.own);
    return this.myself;
  }

  /** Take over who the server says is here now. */
  become(myself: Myself | null): void {
    this.myself = myself;
    this.apply();
  }

  async setLanguage(language: Language): Promise<void> {
    await this.speak(language);
    if (this.myself) this.myself = await ask<Myself>('PUT', '/api/me', { language });
  }

  async set(change: Partial<PersonalSettings>): Promise<void> {
    const settings = { ...this.settings, ...change };
    if (this.myself) this.myself = await ask<Myself>('PUT', '/api/me', { settings });
    else this.own = settings;
    this.apply();
  }

  private async speak(language: Language): Promise<void> {
    await Promise.all([texts.use(language), catalogue.load(language)]);
  }

  private apply(): void {
    document.documentElement.dataset['colours'] = this.settings.colours ?? 'system';
    document.documentElement.dataset['motion'] = this.settings.motion ?? 'system';
  }
}

export const session = new Session();
