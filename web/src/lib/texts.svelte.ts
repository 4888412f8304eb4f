import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr' | 'nl';
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'nl'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', nl: 'Nederlands' };

// The texts are the same files the rest of the program uses; each language is fetched when it is needed.
const files = import.meta.glob<string>(
  [
    '../../../src/tradecraft/locales/*/client*.ftl',
    '../../../src/tradecraft/locales/*/bots.ftl',
    '../../../src/tradecraft/locales/*/server.ftl',
    '../../../src/tradecraft/games/*/texts/*/{client*,game}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The texts of the language the reader has chosen. */
class Texts {
  language = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en'));

  /** Change the language; all texts on the page change with it. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const sources = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
    for (const text of await Promise.all(sources.map(([, load]) => load()))) {
      for (const problem of bundle.addResource(new FluentResource(text))) console.error(problem);
    }
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key.split('.')[0] ?? key);
  }

  /** Return a text with what is to be filled in. A key with a dot names an attribute. */
  get(key: string, values?: Record<string, FluentVariable>): string {
    const [name = key, attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`there is no text ${key} in ${this.language}`);
      return key;
    }
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values ?? null, problems);
    for (const problem of problems) console.error(key, problem);
    return text;
  }
}

export const texts = new Texts();

/** Return a text of the client: `t('home-play')` is the text `client-home-play`. */
export const t = (key: string, values?: Record<string, FluentVariable>): string =>
  texts.get(`client-${key}`, values);

/** The first of the browser's languages that there is. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => wanted.includes(language)) ?? 'en';
}
