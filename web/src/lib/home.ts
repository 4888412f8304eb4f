/**
 * Whether this page is its own server: the same requests and messages are answered by the engine in a worker.
 *
 * That is so at `/offline` of a server, and on a site that has none: there the page says so itself.
 */
export const isPocket: boolean =
  globalThis.document?.documentElement?.dataset?.['home'] === 'pocket' ||
  globalThis.location?.pathname === '/offline';
