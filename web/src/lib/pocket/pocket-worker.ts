/** The table in the page: loads the engine, hands it what is asked, and keeps what it says before anything is told. */
import { keepAll, readAll } from './shelf';
import type { FromWorker, Start, ToWorker } from './messages';

interface Engine {
  load(kept: string): void;
  request(method: string, path: string, body: string): string;
  command(data: string): string;
  work(): string;
}
interface Answer {
  keep: Record<string, string | null>;
  tell: string[];
  more: boolean;
  status?: number;
  body?: string;
}
interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): Engine & { install(): void };
  runPython(code: string): unknown;
}

const LOCK = 'tradecraft';
const tell = (message: FromWorker): void => postMessage(message);
const waiting: Exclude<ToWorker, Start>[] = [];
let engine: Engine | null = null;
let isRunning = false;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    start(data).catch((error: unknown) => tell({ type: 'failed', problem: String(error) }));
  } else {
    waiting.push(data);
    void run();
  }
});

/** Only one page of the browser plays at a time: two would each keep a different end of the same game. */
function alone(): Promise<void> {
  return new Promise((resolve) => {
    const hold = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    const ask = async (): Promise<void> => {
      await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
        if (lock) return hold();
        tell({ type: 'elsewhere' });
        void navigator.locks.request(LOCK, hold);
        return undefined;
      });
    };
    void ask();
  });
}

async function start({ folder, archive, bytes }: Start): Promise<void> {
  const free = alone();
  countBytes(bytes);
  const packed = fetch(archive).then(whole);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string; checkAPIVersion?: boolean }): Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: folder });
  tell({ type: 'progress', part: 1 });
  python.unpackArchive(await packed, 'zip', { extractDir: '/app' });
  python.runPython("import sys; sys.path.insert(0, '/app')");
  python.pyimport('tradecraft.pocket.structs').install();
  const page = python.pyimport('tradecraft.pocket.page');
  await free;
  page.load(JSON.stringify(await readAll()));
  engine = page;
  tell({ type: 'ready' });
  void run();
}

const whole = (response: Response): Promise<ArrayBuffer> => {
  if (!response.ok) throw new Error(`${String(response.status)} ${response.url}`);
  return response.arrayBuffer();
};

/** Tell how much of everything has come, as it comes. */
function countBytes(all: number): void {
  const load = globalThis.fetch;
  let come = 0;
  globalThis.fetch = async (...given) => {
    const response = await load(...given);
    if (!response.body) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          come += chunk.length;
          tell({ type: 'progress', part: Math.min(0.99, come / all) });
          controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}

/** Do what was asked, one after the other; what is due by itself comes in between. */
async function run(): Promise<void> {
  if (isRunning || !engine) return;
  isRunning = true;
  for (let isDone = false; !isDone;) {
    const next = waiting.shift();
    try {
      const answer = JSON.parse(call(engine, next)) as Answer;
      await keep(answer.keep);
      for (const message of answer.tell) tell({ type: 'message', data: message });
      if (next?.type === 'request') {
        tell({ type: 'response', id: next.id, status: answer.status ?? 500, body: answer.body ?? '' });
      }
      isDone = !next && !answer.more && !waiting.length;
    } catch (error) {
      console.error(error);
      if (next?.type === 'request') tell({ type: 'response', id: next.id, status: 500, body: '' });
      // A step that fails by itself would fail again at once.
      isDone = !next && !waiting.length;
    }
    // What was sent in the meantime comes first.
    if (!next) await new Promise((resolve) => setTimeout(resolve));
  }
  isRunning = false;
  if (waiting.length) void run();
}

function call(engine: Engine, asked: Exclude<ToWorker, Start> | undefined): string {
  if (!asked) return engine.work();
  if (asked.type === 'command') return engine.command(asked.data);
  return engine.request(asked.method, asked.path, asked.body);
}

/** What the browser has refused to keep so far; it is asked again with whatever is to be kept next. */
let owed: Record<string, string | null> = {};

async function keep(values: Record<string, string | null>): Promise<void> {
  if (!Object.keys(values).length) return;
  const isLate = Object.keys(owed).length > 0;
  owed = { ...owed, ...values };
  try {
    await keepAll(owed);
    owed = {};
    if (isLate) tell({ type: 'unkept', problem: '' });
  } catch (error) {
    // The game goes on, and the player is told that it will be lost with the page.
    console.error(error);
    tell({ type: 'unkept', problem: error instanceof DOMException ? error.name : String(error) });
  }
}
