import { texts } from './texts.svelte';

/** English that is no American's: most readers of English write the day first. */
const USUAL: Record<string, string> = { en: 'en-GB' };

/** Whether a browser's name for a language can be used; a Linux without a language calls its English "en-US@posix". */
function isTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0;
  } catch {
    return false;
  }
}

/** How the reader writes dates: as the browser's user does in the language of the page, if that is one of theirs. */
export const locale = (language: string, wanted: readonly string[] = navigator.languages): string =>
  wanted.find((one) => one.slice(0, 2).toLowerCase() === language && one.length > 2 && isTag(one)) ??
  USUAL[language] ??
  language;

/** A moment, in milliseconds since 1970, as the reader writes it. */
export const written = (at: number, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(texts.language), style).format(at);

/** The last day of a holiday that ends at a moment: the end of a day. */
export const lastDay = (until: number): string => written(until - 1, { day: 'numeric', month: 'long' });

export const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
export const MINUTE: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
export const SECOND: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'medium' };
