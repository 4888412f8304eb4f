import { Refused, get } from '$lib/api';
import { seatNames } from '$lib/catalogue.svelte';
import { connection } from '$lib/connection.svelte';
import { kept } from '$lib/kept';
import { session } from '$lib/session.svelte';
import { newPart } from '$lib/tables';
import { t, texts } from '$lib/texts.svelte';
import { MARKED } from '../games/ranks';
import { clientOf, type Standing, type View } from '../games/game';
import { DealCheck } from './deal.svelte';
import type {
  Advice,
  AdvisedChoice,
  Answer,
  Choice,
  Decision,
  Done,
  News,
  Outlook,
  Presence,
  Refusal,
  Said,
  ServerMessage,
  TableInfo,
  TableState,
  Update,
  Watch,
} from '$lib/wire';

const LOOK_AGAIN = 2_000;

/** What is shown to a seat: the newest update, and the log up to it. */
export interface Sight {
  update: Update;
  log: News[];
}

/**
 * A table as this browser knows it. What is shown is what the server has stored and told; a choice that has been sent is
 * `pending` until then.
 */
export class Play {
  info = $state.raw<TableInfo | null>(null);
  sights = $state.raw<Record<string, Sight>>({});
  chat = $state.raw<Said[]>([]);
  presence = $state.raw<Presence | null>(null);
  invite = $state<string | null>(null);
  pending = $state.raw<Choice | null>(null);
  /** An option that waits for the player's confirmation and has not been sent. */
  selected = $state.raw<Choice | null>(null);
  advice = $state.raw<Advice | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  missing = $state(false);
  /** The seat to look from, for a player who holds several; null for the one that is asked. */
  chosenSeat = $state<number | null>(null);
  readonly deal = new DealCheck(this);

  private stops: (() => void)[] = [];
  /** The version of a seat that shows what is pending, once the server has stored it. */
  private awaited: { seat: number; version: number } | null = null;
  /** What was asked about options of the present decision; nothing is drawn from it, so it need not be observed. */
  private outlooks: Record<string, Promise<Outlook | null>> = {};
  private reasons: Record<string, Promise<Refusal | null>> = {};

  constructor(
    readonly id: string,
    readonly invitation = '',
  ) {}

  /** The seats of this player; empty for a spectator. */
  readonly seats = $derived(
    Object.values(this.sights)
      .map((sight) => sight.update.seat)
      .filter((seat) => seat !== null)
      .sort(),
  );

  /** The seat whose view is shown: the one chosen, else one that is asked, else the first. */
  readonly seat = $derived.by((): number | null => {
    const { seats } = this;
    if (this.chosenSeat !== null && seats.includes(this.chosenSeat)) return this.chosenSeat;
    return seats.find((seat) => this.sights[String(seat)]?.update.decision) ?? seats[0] ?? null;
  });

  readonly sight = $derived<Sight | null>(this.sights[String(this.seat)] ?? null);
  readonly update = $derived<Update | null>(this.sight?.update ?? null);
  readonly decision = $derived<Decision | null>(this.pending ? null : (this.update?.decision ?? null));

  /** The options that are advised, the best first; none if no hint was asked for. */
  readonly ranking = $derived.by((): AdvisedChoice[] => {
    const options = this.decision?.options ?? [];
    return (this.advice?.ranking ?? []).filter(({ choice }) =>
      options.some((option) => option.action === choice.action),
    );
  });

  /** The advised options that are marked on the board. */
  readonly advised = $derived(this.ranking.slice(0, MARKED).map((one) => one.choice));

  /** The version to which the seat's own last step led; 0 if there was none. */
  readonly lastOwn = $derived(
    this.sight?.log.findLast((news) => news.what === 'acted' && news.seat === this.seat)?.version ?? 0,
  );

  /** What others have done since the seat's own last step. */
  readonly since = $derived.by((): News[] => {
    if (this.seat === null) return [];
    return (this.sight?.log ?? []).filter((news) => news.version > this.lastOwn && news.seat !== this.seat);
  });

  readonly names = $derived<string[]>(this.info ? seatNames(this.info) : []);
  /** How the players stand, as far as the game counts that. */
  readonly standing = $derived.by((): Standing => {
    const view = this.update?.view as View | null | undefined;
    return this.info && view ? clientOf(this.info.game).standing(view) : {};
  });
  readonly myTurn = $derived(Boolean(this.update?.decision));

  /** Begin to look at the table, and look again after every break of the connection. */
  open(): void {
    this.stops.push(connection.listen((message) => this.take(message)));
    this.stops.push(connection.whenOnline(() => void this.watch()));
    if (session.myself) connection.open();
    else this.stops.push(this.lookNowAndThen());
    void this.fetch();
  }

  close(): void {
    for (const stop of this.stops.splice(0)) stop();
    if (connection.state === 'online') {
      void connection.send<Done>({ type: 'unwatch', table: this.id }).catch(() => undefined);
    }
  }

  /** Watch in the language of the moment; called again when that changes. */
  async watch(): Promise<void> {
    const version = Math.min(...Object.values(this.sights).map((sight) => sight.update.version));
    try {
      await connection.send<Done>({
        type: 'watch',
        table: this.id,
        version: Number.isFinite(version) ? version : 0,
        invite: this.invitation,
        language: texts.language as Watch['language'],
      });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Choose one of the options; a player who confirms moves is asked first, unless they are sure already. */
  choose(choice: Choice, isSure = false): void {
    if (isSure) void this.act(choice);
    else if (session.settings.confirm_moves) this.selected = choice;
    else if (session.settings.client?.['confirm_final'] === true) void this.chooseCarefully(choice);
    else void this.act(choice);
  }

  /** Ask first only if the option could perhaps not be taken back. */
  private async chooseCarefully(choice: Choice): Promise<void> {
    const { update } = this;
    const outlook = await this.lookAhead(choice);
    if (update !== this.update) return;
    if (outlook?.is_final === false) await this.act(choice);
    else this.selected = choice;
  }

  /** Send the option that waits for confirmation. */
  confirm(): void {
    if (this.selected) void this.act(this.selected);
  }

  /** Say what an option would lead to, as far as that is certain; nothing without a connection. */
  async preview(choice: Choice): Promise<string[]> {
    const outlook = await this.lookAhead(choice);
    if (!outlook) return [];
    const assumed = outlook.assumed.map((one) => t('preview-assumed', { action: one.label ?? one.text }));
    return [...assumed, ...outlook.lines, ...(outlook.is_final ? [t('preview-final')] : [])];
  }

  private lookAhead(choice: Choice): Promise<Outlook | null> {
    const { update } = this;
    if (!update || update.seat === null || connection.state !== 'online') return Promise.resolve(null);
    const key = `${update.seat} ${update.version} ${choice.action}`;
    const wish = { type: 'preview', table: this.id, seat: update.seat, action: choice.action } as const;
    return (this.outlooks[key] ??= connection
      .send<Outlook>(wish)
      // The table has moved on, or the server is busy: there is nothing to be said then.
      .catch(() => null));
  }

  /** Send one of the options. */
  async act(choice: Choice): Promise<void> {
    const { update } = this;
    if (!update || update.seat === null) return;
    this.pending = choice;
    this.selected = null;
    this.advice = null;
    const done = await this.tell({
      type: 'act',
      table: this.id,
      seat: update.seat,
      version: update.version,
      action: choice.action,
    });
    this.awaited = { seat: update.seat, version: done?.version ?? 0 };
    this.settle();
  }

  async undo(): Promise<void> {
    const { update } = this;
    if (!update || update.seat === null) return;
    await this.tell({ type: 'undo', table: this.id, seat: update.seat, version: update.version });
  }

  async answerUndo(seat: number, agrees: boolean): Promise<void> {
    await this.tell({ type: 'answer_undo', table: this.id, seat, agrees });
  }

  /** Take a free seat; only now the server learns what this browser adds to the deal. */
  async join(): Promise<void> {
    await this.tell({ type: 'join', table: this.id, invite: this.invitation, entropy: newPart(this.id) });
    await this.watch();
  }

  async say(text: string, phrase = ''): Promise<void> {
    await this.tell({ type: 'chat', table: this.id, text, phrase });
  }

  async simply(type: 'leave' | 'return' | 'close'): Promise<void> {
    await this.tell({ type, table: this.id });
  }

  async resign(seat: number): Promise<void> {
    await this.tell({ type: 'resign', table: this.id, seat });
  }

  async hint(): Promise<void> {
    const { decision, seat } = this;
    if (seat === null) return;
    try {
      const advice = await connection.send<Advice>({ type: 'hint', table: this.id, seat });
      // The table may have moved on while the bot was thinking.
      if (decision === this.decision) this.advice = advice;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Ask why an action cannot be done; null if it can. */
  why(action: string): Promise<Refusal | null> {
    const { update } = this;
    const isPossible = this.info?.status === 'playing' && connection.state === 'online';
    if (!update || update.seat === null || !isPossible) return Promise.resolve(null);
    const key = `${update.seat} ${update.version} ${action}`;
    const wish = { type: 'why', table: this.id, seat: update.seat, action } as const;
    return (this.reasons[key] ??= connection.send<Answer>(wish).then(
      ({ refusal }) => refusal,
      () => null,
    ));
  }

  /** What was chosen is pending until it is refused, or stored and shown. */
  private settle(): void {
    const { awaited } = this;
    if (!awaited || (this.sights[String(awaited.seat)]?.update.version ?? 0) < awaited.version) return;
    this.pending = null;
    this.awaited = null;
  }

  private async tell(wish: Parameters<typeof connection.send>[0]): Promise<Done | null> {
    this.refusal = null;
    try {
      return await connection.send<Done>(wish);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.refusal.code === 'no_such_table') this.missing = true;
    // The table has moved on: the newest update is on its way or here already.
    if (error.refusal.code === 'out_of_date') void this.watch();
    else this.refusal = error.refusal;
  }

  /** Only a session has a connection; until there is one, the table is read again every few seconds. */
  private lookNowAndThen(): () => void {
    const timer = setInterval(() => {
      const isDone = this.info?.status === 'over' || this.info?.status === 'closed';
      if (session.myself || isDone) clearInterval(timer);
      // A server that is away for a moment is asked again the next time.
      else if (!document.hidden) this.fetch().catch(() => undefined);
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }

  /** Read the table once by HTTP: the chat so far, the invitation, and without a session all there is. */
  private async fetch(): Promise<void> {
    const query = new URLSearchParams({ invite: this.invitation, language: texts.language });
    try {
      const state = await get<TableState>(`/api/tables/${this.id}?${query.toString()}`);
      this.chat = state.chat;
      this.invite = state.invite;
      for (const update of state.updates) this.see(update);
    } catch (error) {
      this.fail(error);
    }
  }

  private take(message: ServerMessage): void {
    if (!('table_id' in message) || message.table_id !== this.id) return;
    switch (message.type) {
      case 'update':
        this.see(message);
        break;
      case 'said':
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
      case 'presence':
        this.presence = message;
        break;
      default:
    }
  }

  private see(update: Update): void {
    const key = String(update.seat);
    const before = this.sights[key];
    if (before && update.version < before.update.version) return;
    const news = update.news.filter((one) => !before?.log.some((known) => known.version === one.version));
    // A spectator who takes a seat sees the seat's view instead.
    const others =
      update.seat === null
        ? {}
        : Object.fromEntries(Object.entries(this.sights).filter(([k]) => k !== 'null'));
    // The same question stays the same object, so that an answer that was begun is not lost.
    const known = kept(before?.update, update);
    if (known.decision !== (before?.update.decision ?? null)) {
      this.selected = null;
      this.advice = null;
      this.outlooks = {};
      this.reasons = {};
    }
    this.info = kept(this.info, update.table ?? this.info);
    if (update.table) this.deal.see(update.table);
    this.sights = { ...others, [key]: { update: known, log: [...(before?.log ?? []), ...news] } };
    this.settle();
  }
}
