import type { News, Update } from '$lib/wire';

/** What is shown to a seat: an update, and the log up to it. */
export interface Sight {
  update: Update;
  log: News[];
}

/** How much longer than usual a step is shown; 0 shows everything at once. */
export const PACES = { slow: 2, normal: 1, fast: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PACES;
export const isPace = (value: unknown): value is Pace => typeof value === 'string' && value in PACES;

/** How long a step's pieces move, and how long the eye then rests on each event, in milliseconds. */
export const MOVEMENT = 380;
export const REST = 250;
/** A player's turn takes no longer than this to show, however many steps it has. */
export const LONGEST_TURN = 4_000;
/** What comes after so many events of one step is not waited for. */
const MOST_EVENTS = 6;
/** So many sights are kept to be shown again. */
const MOST_KEPT = 400;

interface ShownStep {
  sight: Sight;
  /** Whose step it was; null for chance. */
  seat: number | null;
  /** How much there is to see in it; 0 for nothing. */
  events: number;
}

/**
 * Shows what happens at a table one step at a time, at a pace one can follow.
 *
 * It holds back only the drawing: the newest update is known elsewhere, can be answered at once, and `skip` shows it.
 */
export class Pacing {
  /** What the board is to show. */
  shown = $state.raw<Sight | null>(null);
  pace = $state<Pace>('normal');
  /** Whether it waits for the player to ask for each step. */
  isHalted = $state(false);
  /** How many steps are still to be shown. */
  left = $state(0);
  readonly isPast = $derived(this.left > 0);

  private queue: ShownStep[] = [];
  /** The sights since the player's own last step, that one first, for showing them again. */
  private past: Sight[] = [];
  /** When the next step may be shown. */
  private due = 0;
  private turn: { seat: number | null; spent: number } = { seat: null, spent: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onstep` hears of each step as it is shown. */
  constructor(
    private readonly onstep: (sight: Sight) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Take in what the server has told; with `isNow` it is shown at once, with all that waits. */
  take(sight: Sight, isNow = false): void {
    const before = this.queue.at(-1)?.sight ?? this.shown;
    const isOther = before === null || before.update.seat !== sight.update.seat;
    const step = stepTo(sight, isOther ? null : before);
    const isOwn = step.seat !== null && step.seat === sight.update.seat;
    if (isOther || isOwn) this.past = [sight];
    // What brings nothing to see takes the place of what it adds to.
    else this.past = [...this.past.slice(-MOST_KEPT, step.events ? undefined : -1), sight];
    if (isOther || isNow || !PACES[this.pace]) {
      this.stop();
      this.show(step);
      return;
    }
    this.queue = [...this.queue, step];
    this.left = this.queue.length;
    this.goOn();
  }

  /** Show what is newest. */
  skip(): void {
    const last = this.queue.at(-1);
    this.stop();
    if (last) this.show(last);
  }

  /** Show the next step, and wait before the one after it. */
  step(): void {
    this.isHalted = true;
    clearTimeout(this.timer);
    this.next();
  }

  /** Go on by itself after single steps. */
  resume(): void {
    this.isHalted = false;
    this.goOn();
  }

  /** Whether what happened since the player's own last step can be shown again from what is kept. */
  get canRepeat(): boolean {
    return this.past.length > 1;
  }

  /** Show again what happened since the player's own last step; or the sights given, the first of them as a beginning. */
  again(sights: readonly Sight[] = this.past): void {
    const [first, ...others] = sights;
    if (!first || !others.length) return;
    this.stop();
    this.shown = first;
    let before = first;
    this.queue = others.map((sight) => {
      const step = stepTo(sight, before);
      before = sight;
      return step;
    });
    this.left = this.queue.length;
    this.turn = { seat: null, spent: 0 };
    this.due = this.now() + REST;
    this.goOn();
  }

  /** Forget what waits, for instance because the page is left. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.left = 0;
    this.isHalted = false;
  }

  /** Show what is due; what brings nothing to see is not waited for, so that it holds back no question. */
  private goOn(): void {
    clearTimeout(this.timer);
    while (!this.isHalted && this.queue.length) {
      const wait = this.due - this.now();
      if (wait > 0 && this.queue[0]?.events) {
        this.timer = setTimeout(() => this.goOn(), wait);
        return;
      }
      this.next();
    }
  }

  private next(): void {
    const [step, ...others] = this.queue;
    if (!step) return;
    this.queue = others;
    this.left = others.length;
    this.show(step);
    if (!others.length) this.isHalted = false;
  }

  private show(step: ShownStep): void {
    this.shown = step.sight;
    if (!step.events) return;
    this.due = this.now() + this.timeFor(step);
    this.onstep(step.sight);
  }

  /** How long a step is shown before the next: all steps of a turn together no longer than a turn may take. */
  private timeFor(step: ShownStep): number {
    // Shown again without a pace, it is still a thing to look at.
    const usual = (MOVEMENT + REST * Math.min(step.events, MOST_EVENTS)) * (PACES[this.pace] || 1);
    if (step.seat !== this.turn.seat) this.turn = { seat: step.seat, spent: 0 };
    const following = this.queue.findIndex((one) => one.seat !== step.seat);
    const steps = 1 + (following < 0 ? this.queue.length : following);
    const time = Math.min(usual, Math.floor(Math.max(0, LONGEST_TURN - this.turn.spent) / steps));
    this.turn.spent += time;
    return time;
  }
}

/** What is new in a sight: who acted last in it, and whether there is something to see. */
function stepTo(sight: Sight, before: Sight | null): ShownStep {
  const known = before?.log.at(-1)?.version ?? 0;
  const fresh = sight.log.filter((news) => news.version > known);
  const acted = fresh.findLast((news) => news.what === 'acted');
  return {
    sight,
    seat: acted?.seat ?? null,
    events: fresh.reduce((sum, news) => sum + Math.max(news.events.length, news.lines.length), 0),
  };
}
