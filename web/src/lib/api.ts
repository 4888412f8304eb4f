import { isPocket } from './home';
import { t } from './texts.svelte';
import type { Refusal } from './wire';

/** The server did not do what was asked; `refusal` says why, in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** What to tell the reader about something that failed. */
export const problemIn = (error: unknown): string =>
  error instanceof Refused ? error.message : t('unreachable');

/** Ask the server for something by HTTP; throw Refused or Unreachable if it does not give it. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  if (isPocket) return (await import('./pocket/pocket.svelte')).askPocket<T>(method, path, body);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  const text = await response.text();
  const answer: unknown =
    text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  if (!response.ok) {
    if (typeof answer === 'object' && answer) throw new Refused(answer as Refusal, response.status);
    throw new Unreachable();
  }
  return answer as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body);

/** Random bytes in hexadecimal. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** An id for something that is asked for, so that asking again does no harm. */
export const newId = (): string => randomHex(16);
