import { Refused, newId } from './api';
import { isPocket } from './home';
import type { Command, ServerMessage } from './wire';

type Sent = { command: Command; done: (reply: ServerMessage) => void; failed: (error: Error) => void };
/** What the connection uses of a socket; without a server the page itself has one. */
type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};
type Listener = (message: ServerMessage) => void;
/** A command without what the connection fills in. */
export type NewCommand = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

const FIRST_PAUSE = 500;
/** Times one and a half at most: a server that has started calls nobody before all pages can be back (`return_seconds`). */
const LONGEST_PAUSE = 15_000;
const SIGNED_OUT = [4401, 4403];
/** Longer than any bot thinks: without an answer by then, the connection is taken for dead. */
const PATIENCE = 20_000;

/**
 * The one connection to the server.
 *
 * What was sent and not answered is sent again under the same id after a break: the server does it once. Nothing counts
 * as done before the server has said so.
 */
class Connection {
  state = $state<'closed' | 'connecting' | 'online' | 'offline'>('closed');
  /** Called when the server has ended the session that this page belongs to. */
  onSignedOut: () => void = () => undefined;
  private socket: Socket | null = null;
  private waiting = new Map<string, Sent>();
  private listeners = new Set<Listener>();
  private onlineAgain = new Set<() => void>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // The browser knows sooner than the socket that there is no network, and that there is one again.
    window.addEventListener('offline', () => !isPocket && this.state === 'online' && this.drop());
    window.addEventListener('online', () => this.state === 'offline' && this.open());
  }

  /** Keep a connection open from now on. */
  open(): void {
    if (this.socket) return;
    this.state = this.state === 'offline' ? 'offline' : 'connecting';
    if (isPocket) {
      void import('./pocket/pocket.svelte').then(
        ({ PageSocket }) => this.socket ?? this.use(new PageSocket() as Socket),
      );
    } else {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      this.use(new WebSocket(`${scheme}://${location.host}/api/socket`));
    }
  }

  private use(socket: Socket): void {
    this.socket = socket;
    socket.onopen = () => {
      this.state = 'online';
      this.pause = FIRST_PAUSE;
      const unanswered = [...this.waiting.values()];
      for (const tell of this.onlineAgain) tell();
      for (const { command } of unanswered) socket.send(JSON.stringify(command));
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (SIGNED_OUT.includes(event.code)) {
        this.close();
        this.onSignedOut();
      } else this.comeBack();
    };
  }

  /** Close the connection, for instance after signing out. */
  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.state = 'closed';
  }

  /** Send a command; the promise is kept when the server has answered, however long that takes. */
  send<R extends ServerMessage>(command: NewCommand, id: string = newId()): Promise<R> {
    this.open();
    const sent = { ...command, id } as Command;
    return new Promise<R>((resolve, reject) => {
      this.waiting.set(id, { command: sent, done: (reply) => resolve(reply as R), failed: reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(sent));
      setTimeout(() => this.doubt(id), PATIENCE);
    });
  }

  /** Hear everything the server tells; returns what ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Do something now if there is a connection, and whenever there is one again. */
  whenOnline(tell: () => void): () => void {
    this.onlineAgain.add(tell);
    if (this.state === 'online') tell();
    return () => this.onlineAgain.delete(tell);
  }

  private take(message: ServerMessage): void {
    if ('id' in message && message.id !== null) {
      const sent = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === 'refused') sent?.failed(new Refused(message.refusal, 400));
      else sent?.done(message);
    }
    for (const listener of this.listeners) listener(message);
  }

  /** Begin anew if something sent has found no answer. */
  private doubt(id: string): void {
    if (isPocket || !this.waiting.has(id) || this.state !== 'online') return;
    this.drop();
  }

  /** Drop a connection that may be dead; the browser would take minutes to notice. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.comeBack();
  }

  private comeBack(): void {
    this.state = 'offline';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

export const connection = new Connection();
