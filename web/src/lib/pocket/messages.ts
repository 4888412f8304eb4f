/** Where the files are that the worker loads, and how many bytes they have together. */
export interface Start {
  type: 'start';
  folder: string;
  archive: string;
  bytes: number;
}

/** What the page sends to the worker. */
export type ToWorker =
  | Start
  | { type: 'request'; id: number; method: string; path: string; body: string }
  | { type: 'command'; data: string };

/** What the worker tells the page; `unkept` says why the browser did not store what happened, or that by now it has. */
export type FromWorker =
  | { type: 'progress'; part: number }
  | { type: 'ready' }
  | { type: 'elsewhere' }
  | { type: 'failed'; problem: string }
  | { type: 'unkept'; problem: string }
  | { type: 'response'; id: number; status: number; body: string }
  | { type: 'message'; data: string };
