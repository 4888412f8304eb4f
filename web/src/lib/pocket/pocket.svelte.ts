import files from 'virtual:pocket';
import { Refused, Unreachable } from '../api';
import { browserLanguages, chooseLanguage, t, texts } from '../texts.svelte';
import type { Refusal } from '../wire';
import type { FromWorker, ToWorker } from './messages';

type Answer = { status: number; body: string };

/** The engine in its worker; it is started by the first thing that is asked. */
class Pocket {
  /** What could not be kept, if the browser refused to. */
  unkept = $state('');
  /** Whether the browser has promised not to remove what is kept; null before it was asked. */
  persists = $state<boolean | null>(null);
  readonly listeners = new Set<(data: string) => void>();
  private worker: Promise<Worker> | undefined;
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private last = 0;

  async request(method: string, path: string, body = ''): Promise<Answer> {
    const worker = await this.start();
    if (method === 'POST' && path === '/api/tables') void this.persist();
    const id = (this.last += 1);
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      worker.postMessage({ type: 'request', id, method, path, body } satisfies ToWorker);
    });
  }

  async command(data: string): Promise<void> {
    (await this.start()).postMessage({ type: 'command', data } satisfies ToWorker);
  }

  /** Load the engine, once; the promise is kept when it can be asked. */
  start(): Promise<Worker> {
    return (this.worker ??= this.load());
  }

  /** Ask the browser never to remove the games by itself. */
  async persist(): Promise<void> {
    const { storage } = navigator as { storage?: StorageManager };
    this.persists = storage ? (await storage.persisted()) || (await storage.persist()) : false;
  }

  private async load(): Promise<Worker> {
    const worker = new Worker(new URL('./pocket-worker.ts', import.meta.url), { type: 'module' });
    // A relative address would be read from where the worker's script is.
    const here = import.meta.url;
    const at = (name: string): string => new URL(name, here).href;
    worker.postMessage({
      type: 'start',
      folder: at(files.folder),
      archive: at(files.archive),
      bytes: files.bytes,
    } satisfies ToWorker);
    // What the sign says is fetched meanwhile.
    const spoken = texts.language ? Promise.resolve() : texts.use(chooseLanguage(browserLanguages()));
    const sign = spoken.then(async () => new Sign(await isKept()));
    const show = (change: (sign: Sign) => void): void => void sign.then(change);
    await new Promise<void>((resolve, reject) => {
      sign.catch(reject);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'ready') show((one) => (one.remove(), resolve()));
        else if (data.type === 'progress') show((one) => one.show(data.part));
        else if (data.type === 'elsewhere') show((one) => one.say(t('pocket-elsewhere')));
        else if (data.type === 'failed') show((one) => one.fail(data.problem));
        else this.take(data);
      };
      worker.onerror = ({ message }) => show((one) => one.fail(message));
    });
    return worker;
  }

  private take(message: FromWorker): void {
    switch (message.type) {
      case 'response':
        this.asked.get(message.id)?.(message);
        this.asked.delete(message.id);
        break;
      case 'message':
        for (const listener of this.listeners) listener(message.data);
        break;
      case 'unkept':
        this.unkept = message.problem;
        break;
      default:
    }
  }
}

/** Let the service worker keep everything for the time without a network; loading does not wait for it. */
export async function keepFiles(): Promise<void> {
  // Where the address is not secure there is no such thing.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  (await serviceWorker?.ready)?.active?.postMessage('keep');
}

/** Whether everything was kept at an earlier visit, so that there is nothing to load but from the browser itself. */
async function isKept(): Promise<boolean> {
  const { caches } = globalThis as { caches?: CacheStorage };
  return Boolean(await caches?.match(new URL('everything', location.href)).catch(() => undefined));
}

/** What is shown while the engine loads. The application is not there yet, so it is made by hand. */
class Sign {
  private readonly box = document.createElement('div');
  private readonly bar = document.createElement('progress');
  private readonly line = document.createElement('p');
  /** Whether the reader was told something that goes on being so while the engine loads. */
  private hasSaid = false;

  constructor(isKept: boolean) {
    this.box.className = 'page stack';
    this.box.setAttribute('role', 'status');
    this.line.textContent = t(isKept ? 'pocket-starting' : 'pocket-loading');
    this.bar.max = 1;
    this.bar.setAttribute('aria-label', this.line.textContent);
    const name = document.createElement('h1');
    name.textContent = 'Tradecraft';
    this.box.append(name, this.line, this.bar);
    document.getElementById('app')?.append(this.box);
  }

  show(part: number): void {
    if (part < 1) {
      this.bar.value = part;
      return;
    }
    this.bar.removeAttribute('value');
    if (!this.hasSaid) this.line.textContent = t('pocket-starting');
  }

  say(text: string): void {
    this.hasSaid = true;
    this.line.textContent = text;
    this.line.setAttribute('role', 'alert');
  }

  fail(problem: string): void {
    console.error(problem);
    this.say(t('pocket-failed'));
    this.bar.remove();
  }

  remove(): void {
    this.box.remove();
  }
}

export const pocket = new Pocket();

/** Ask the page's own engine, in the place of a server. */
export async function askPocket<T>(method: string, path: string, body?: unknown): Promise<T> {
  const asked = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const { status, body: text } = await pocket.request(method, path, asked);
  const isData = text.startsWith('{') || text.startsWith('[') || text === 'null';
  const answer: unknown = isData ? JSON.parse(text) : text;
  if (status >= 400) {
    if (typeof answer === 'object' && answer) throw new Refused(answer as Refusal, status);
    throw new Unreachable();
  }
  return answer as T;
}

/** What stands in the place of the socket. */
export class PageSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly hear = (data: string): void => this.onmessage?.({ data });

  constructor() {
    pocket.listeners.add(this.hear);
    void pocket.start().then(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(data: string): void {
    void pocket.command(data);
  }

  close(): void {
    pocket.listeners.delete(this.hear);
  }
}

/** Give the reader a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Save what a link of the server would have downloaded. */
export async function download(link: HTMLAnchorElement): Promise<void> {
  const path = link.pathname + link.search;
  const { status, body } = await pocket.request('GET', path);
  const [, id = 'game', kind = ''] = /\/api\/tables\/([\w-]+)\/(\w+)/.exec(path) ?? [];
  if (status < 400) saveFile(link.download || `${id}.${kind === 'record' ? 'tcr' : 'json'}`, body);
}
