import { Refused, get } from '$lib/api';
import { seatNames } from '$lib/catalogue.svelte';
import { connection } from '$lib/connection.svelte';
import { isPocket } from '$lib/home';
import { kept } from '$lib/kept';
import { session } from '$lib/session.svelte';
import { newPart } from '$lib/tables';
import { t, texts } from '$lib/texts.svelte';
import { MARKED } from '../games/ranks';
import { clientOf, type Standing, type View } from '../games/game';
import { isStill } from '../ui/motion';
import { DealCheck } from './deal.svelte';
import { Inquiries } from './inquiries';
import { Pacing, isPace, type Sight } from './pacing.svelte';
import { sounds } from './sounds';
import { followedOn, standingLog, toldOnce } from './standing-log';
import type {
  Advice,
  AdvisedChoice,
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
/** So much of what happened last is told to a spectator. */
const LAST = 6;

/**
 * Who looks at which table here. A page is made before the one it replaces is gone: with and without the guide it is the
 * same table, which must then go on being watched.
 */
let lookers: Play[] = [];

/** Whether the screen is touched rather than pointed at. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/**
 * How taking back would go: at once, at once with the bots' answers, after asking the others, or not at all; or it was asked
 * for already, by this player or another.
 */
export type Undoing = 'nothing' | 'final' | 'free' | 'with-answers' | 'ask' | 'asked' | 'other';

/**
 * A table as this browser knows it. What is known is what the server has stored and told; a choice that has been sent is
 * `pending` until then. What is shown of it may be a few steps behind, see `Pacing`.
 */
export class Play {
  info = $state.raw<TableInfo | null>(null);
  sights = $state.raw<Record<string, Sight>>({});
  chat = $state.raw<Said[]>([]);
  /** How many lines of the chat have been seen. */
  seenChat = $state(0);
  presence = $state.raw<Presence | null>(null);
  invite = $state<string | null>(null);
  pending = $state.raw<Choice | null>(null);
  /** An option that waits for the player's confirmation and has not been sent. */
  selected = $state.raw<Choice | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** Whether a hint is being thought about. */
  thinking = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  missing = $state(false);
  /** The seat to look from, for a player who holds several; null for the one that is asked. */
  chosenSeat = $state<number | null>(null);
  /** Of players who share a device, the one who has it: their view stays while no other seat of theirs is asked. */
  holder = $state<number | null>(null);
  readonly deal = new DealCheck(this);
  readonly pacing = new Pacing(() => sounds.step());

  private stops: (() => void)[] = [];
  /** The version of a seat that shows what is pending, once the server has stored it. */
  private awaited: { seat: number; version: number } | null = null;
  private readonly inquiries: Inquiries;

  constructor(
    readonly id: string,
    readonly invitation = '',
  ) {
    this.inquiries = new Inquiries(id);
  }

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
    const usual = this.holder !== null && seats.includes(this.holder) ? this.holder : seats[0];
    // Who has the device goes first where several are asked at once.
    const asked = seats.filter((seat) => this.sights[String(seat)]?.update.decision);
    return asked.find((seat) => seat === this.holder) ?? asked[0] ?? usual ?? null;
  });

  /** Players who share a device see and hear nothing before it is handed to them. */
  readonly isCovered = $derived(
    isPocket && this.seats.length > 1 && this.info?.status === 'playing' && this.seat !== this.holder,
  );

  /** The seats of whoever sits here: of players who share a device, the one who has it. */
  readonly present = $derived(
    isPocket && this.seats.length > 1 ? this.seats.filter((seat) => seat === this.holder) : this.seats,
  );

  readonly sight = $derived<Sight | null>(this.sights[String(this.seat)] ?? null);
  readonly update = $derived<Update | null>(this.sight?.update ?? null);
  /** What the board shows: the newest, or what led to it while that is being played. */
  readonly shown = $derived.by((): Sight | null => {
    const { shown } = this.pacing;
    return shown && shown.update.seat === this.seat ? shown : this.sight;
  });
  readonly view = $derived((this.shown?.update.view ?? null) as View | null);
  /** What happened up to what is shown, without what was taken back. */
  readonly news = $derived.by((): News[] => {
    const { fuller } = clientOf(this.info?.game ?? '');
    return standingLog(this.shown?.log ?? []).map((news) => toldOnce(news, fuller));
  });
  /** The seats that are asked in what is shown. */
  readonly asked = $derived((this.view as { deciders?: number[] } | null)?.deciders ?? []);
  readonly decision = $derived<Decision | null>(this.pending ? null : (this.update?.decision ?? null));

  /** The options that are advised, the best first, then by their chances; none if no hint was asked for. */
  readonly ranking = $derived.by((): AdvisedChoice[] => {
    const options = this.decision?.options ?? [];
    const [best, ...others] = (this.advice?.ranking ?? []).filter(({ choice }) =>
      options.some((option) => option.action === choice.action),
    );
    return best ? [best, ...others.toSorted((one, other) => other.chance - one.chance)] : [];
  });

  /** The advised options that are marked on the board. */
  readonly advised = $derived(this.ranking.slice(0, MARKED).map((one) => one.choice));

  /** The version to which the seat's own last step led; 0 if there was none. */
  readonly lastOwn = $derived(
    this.news.findLast((news) => news.what === 'acted' && news.seat === this.seat)?.version ?? 0,
  );

  /** What others have done since the seat's own last step, and through it, as far as it is shown. */
  readonly since = $derived.by((): News[] => {
    if (this.seat === null) return this.news.slice(-LAST);
    const { seat } = this;
    const own = this.news.find((news) => news.version === this.lastOwn);
    const others = this.news.filter((news) => news.version > this.lastOwn && news.seat !== seat);
    const followed = own ? followedOn(own, seat) : null;
    return followed?.lines.length ? [followed, ...others] : others;
  });

  /** The others who would have to agree that something is taken back. */
  readonly judges = $derived.by((): number[] => {
    const seats = this.info?.seats ?? [];
    return seats.flatMap((seat, number) =>
      seat.kind === 'person' && seat.bot === null && !this.seats.includes(number) ? [number] : [],
    );
  });

  readonly undoing = $derived.by((): Undoing => {
    if (this.info?.undo) return this.seats.includes(this.info.undo.seat) ? 'asked' : 'other';
    const log = standingLog(this.sight?.log ?? []);
    const hasActed = log.some((news) => news.what === 'acted' && news.seat === this.seat);
    if (!hasActed || this.seat === null) return 'nothing';
    if (this.update?.can_undo) return 'free';
    if (this.info?.rated) return 'final';
    return this.judges.length ? 'ask' : 'with-answers';
  });

  readonly names = $derived<string[]>(this.info ? seatNames(this.info) : []);
  /** How the players stand, as far as the game counts that. */
  readonly standing = $derived.by((): Standing => {
    if (!this.info || !this.view) return {};
    return clientOf(this.info.game).standing(this.view, this.shown?.update.consequences ?? {});
  });
  readonly myTurn = $derived(Boolean(this.update?.decision));

  /** Begin to look at the table, and look again after every break of the connection. */
  open(): void {
    lookers.push(this);
    this.stops.push(connection.listen((message) => this.take(message)));
    this.stops.push(connection.whenOnline(() => void this.watch()));
    if (session.myself) connection.open();
    else this.stops.push(this.lookNowAndThen());
    void this.fetch();
  }

  close(): void {
    this.pacing.stop();
    for (const stop of this.stops.splice(0)) stop();
    lookers = lookers.filter((one) => one !== this);
    const isWatched = lookers.some(({ id }) => id === this.id);
    if (connection.state === 'online' && !isWatched) {
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

  /**
   * Choose one of the options. A player who confirms moves is asked first, and one who taps if the option could perhaps not be
   * taken back; unless they are sure already, or choose the same again.
   */
  choose(choice: Choice, isSure = false): void {
    const isCareful = session.settings.client?.['confirm_final'] ?? isTouched();
    if (isSure || this.selected?.action === choice.action) void this.act(choice);
    else if (session.settings.confirm_moves) this.selected = choice;
    else if (isCareful === true) void this.chooseCarefully(choice);
    else void this.act(choice);
  }

  private async chooseCarefully(choice: Choice): Promise<void> {
    const { update } = this;
    const outlook = await this.inquiries.lookAhead(update, choice);
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
    const outlook = await this.inquiries.lookAhead(this.update, choice);
    if (!outlook) return [];
    const assumed = outlook.assumed.map((one) => t('preview-assumed', { action: one.label ?? one.text }));
    const isFinal = outlook.is_final && this.judges.length > 0;
    return [...assumed, ...outlook.lines, ...(isFinal ? [t('preview-final')] : [])];
  }

  /** Ask what an option would lead to. */
  lookAhead(choice: Choice): Promise<Outlook | null> {
    return this.inquiries.lookAhead(this.update, choice);
  }

  /** Ask why an action cannot be done; null if it can. */
  why(action: string): Promise<Refusal | null> {
    return this.info?.status === 'playing' ? this.inquiries.why(this.update, action) : Promise.resolve(null);
  }

  /** Send one of the options. */
  async act(choice: Choice): Promise<void> {
    const { update } = this;
    if (!update || update.seat === null) return;
    this.pacing.skip();
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

  /** Let a bot take a free seat; only the host can, before the game. */
  async addBot(seat: number, bot: string): Promise<void> {
    await this.tell({ type: 'add_bot', table: this.id, seat, bot });
  }

  async removeBot(seat: number): Promise<void> {
    await this.tell({ type: 'remove_bot', table: this.id, seat });
  }

  /** Take back what a stand-in did for a seat, and the seat if it still plays for it. */
  async takeBack(seat: number): Promise<void> {
    await this.tell({ type: 'take_back', table: this.id, seat });
  }

  async resign(seat: number): Promise<void> {
    await this.tell({ type: 'resign', table: this.id, seat });
  }

  async hint(): Promise<void> {
    const { decision, seat } = this;
    if (seat === null || this.thinking) return;
    this.thinking = true;
    try {
      const advice = await connection.send<Advice>({ type: 'hint', table: this.id, seat });
      // The table may have moved on while the bot was thinking.
      if (decision === this.decision) this.advice = advice;
    } catch (error) {
      this.fail(error);
    } finally {
      this.thinking = false;
    }
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

  protected see(update: Update): void {
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
      this.inquiries.forget();
    }
    this.info = kept(this.info, update.table ?? this.info);
    if (update.table) this.deal.see(update.table);
    const sight = { update: known, log: [...(before?.log ?? []), ...news] };
    this.sights = { ...others, [key]: sight };
    const pace = session.settings.client?.['pace'];
    if (isPace(pace)) this.pacing.pace = pace;
    if (this.seat === update.seat) this.pacing.take(sight, this.isHurried(update));
    this.settle();
  }

  /** Whether the player should see at once how things stand. */
  private isHurried(update: Update): boolean {
    const clock = update.seat === null ? null : update.clocks?.[update.seat];
    const isTimed = this.info?.clock.type === 'live' && Boolean(clock && clock.deadline !== null);
    return isTimed || document.hidden || isStill();
  }
}
