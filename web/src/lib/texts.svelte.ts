import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import files from 'virtual:texts';
import { isPocket } from './home';

/** The id of a language: the name of its folder. */
export type Language = string;

/** The texts of the language the reader has chosen. */
class Texts {
  language = $state<Language>('');
  private bundle = $state.raw(new FluentBundle([]));

  /** Change the language; all texts on the page change with it. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const more = isPocket ? (await import('virtual:texts/pocket')).default[language] : '';
    for (const text of [more ?? '', ...((await files[language]?.())?.default ?? [])]) {
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

  /** Return a text if it is there, else something in its place. */
  find(key: string, otherwise = ''): string {
    return this.has(key) ? this.get(key) : otherwise;
  }
}

export const texts = new Texts();

/** Return a text of the client: `t('home-play')` is the text `client-home-play`. */
export const t = (key: string, values?: Record<string, FluentVariable>): string =>
  texts.get(`client-${key}`, values);

/** The language to begin with: the first of those wanted that there is, else the one of the page as it was served. */
export function chooseLanguage(wanted: readonly string[]): Language {
  return wanted.find((language) => language in files) ?? document.documentElement.lang;
}

/** The languages the browser's user reads, the most liked first. */
export const browserLanguages = (): string[] =>
  navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
