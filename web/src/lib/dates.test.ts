import { expect, test } from 'vitest';
import { locale } from './dates';

test('dates are written as the reader does in the language of the page', () => {
  expect(locale('en', ['en-US', 'fr'])).toBe('en-US');
  expect(locale('fr', ['en-US', 'fr-BE'])).toBe('fr-BE');
});

test('who reads another language gets the usual form of this one', () => {
  expect(locale('en', ['nl-BE'])).toBe('en-GB');
  expect(locale('en', ['en'])).toBe('en-GB');
  expect(locale('nl', ['en-US'])).toBe('nl');
});

test('what a browser names that is no language is passed over', () => {
  expect(locale('en', ['en-US@posix'])).toBe('en-GB');
  expect(locale('en', ['en-US@posix', 'en-AU'])).toBe('en-AU');
});
