/** The table in the page: loads the engine, hands it what is asked, and keeps what it says before anything is told. */
import { filesOf, uncompressed } from './archive';
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
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
  };
  pyimport(name: string): Engine & { install(): void };
  runPython(code: string): unknown;
}

const LOCK = 'tradecraft';
/** Where Python finds our files. */
const PLACE = '/app';
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
  const kept = alone().then(readAll);
  loadAhead([`${folder}pyodide.asm.wasm`, `${folder}python_stdlib.zip`, archive], bytes);
  const files = fetch(archive).then(whole).then(uncompressed);
  const [{ loadPyodide }] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{
      loadPyodide(options: { indexURL: string }): Promise<Python>;
    }>,
    // It is asked for by the other, which need not be here first.
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
  ]);
  const [python, data] = await Promise.all([loadPyodide({ indexURL: folder }), files]);
  unpack(python, data);
  python.runPython(`import sys; sys.path.insert(0, '${PLACE}')`);
  python.pyimport('tradecraft.pocket.structs').install();
  const page = python.pyimport('tradecraft.pocket.page');
  page.load(JSON.stringify(await kept));
  engine = page;
  tell({ type: 'ready' });
  void run();
}

const whole = (response: Response): Promise<ArrayBuffer> => {
  if (!response.ok) throw new Error(`${String(response.status)} ${response.url}`);
  return response.arrayBuffer();
};

/** Give Python its files. */
function unpack({ FS }: Python, archive: Uint8Array): void {
  const made = new Set<string>();
  for (const [name, data] of filesOf(archive)) {
    const path = `${PLACE}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, data, { canOwn: true });
  }
}

/** Load files at once, before they are asked for, and tell how much of everything has come, as it comes. */
function loadAhead(addresses: string[], all: number): void {
  const load = globalThis.fetch;
  let come = 0;
  const counted = async (...given: Parameters<typeof fetch>): Promise<Response> => {
    const response = await load(...given);
    if (!response.body) return response;
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          come += chunk.length;
          tell({ type: 'progress', part: Math.min(1, come / all) });
          controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
  const ahead = new Map(addresses.map((address) => [address, counted(address)]));
  // What fails is told where it is asked for.
  for (const response of ahead.values()) response.catch(() => undefined);
  globalThis.fetch = (...given) => {
    const address = String(given[0] instanceof Request ? given[0].url : given[0]);
    const early = ahead.get(address);
    ahead.delete(address);
    return early ?? counted(...given);
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
