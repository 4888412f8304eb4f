import { get } from '$lib/api';
import { connection } from '$lib/connection.svelte';
import { session } from '$lib/session.svelte';
import { texts } from '$lib/texts.svelte';
import type { Advice, Choice, GuideNote } from '$lib/wire';
import { Play } from '../../table/play.svelte';

/** How much of the chance to win a choice must give away before the guide speaks up. */
const MUCH = 0.06;
/** So many new things are explained at a time; the others wait until these are read. */
const AT_ONCE = 2;
/** So many are explained when the game is over: the last ones, which are about how it ends. */
const AT_THE_END = 3;

/** What is kept with the person's settings: the table of each game, what was explained, and what is switched off. */
interface Kept {
  tables?: Record<string, string>;
  seen?: Record<string, string[]>;
  off?: string[];
}
const kept = (): Kept => (session.settings.client?.['guide'] ?? {}) as Kept;
async function keep(change: Kept): Promise<void> {
  try {
    await session.set({ client: { ...session.settings.client, guide: { ...kept(), ...change } } });
  } catch {
    // The game goes on; something may be explained twice.
  }
}

export const tableOf = (game: string): string | undefined => kept().tables?.[game];
export const keepTable = (game: string, table: string): Promise<void> =>
  keep({ tables: { ...kept().tables, [game]: table } });

/** The parts of the guide that can be switched off. */
export type Part = 'notes' | 'warnings';
export const isOn = (part: Part): boolean => !kept().off?.includes(part);
export const switchPart = (part: Part, on: boolean): Promise<void> =>
  keep({ off: [...(kept().off ?? []).filter((one) => one !== part), ...(on ? [] : [part])] });

/** Whether a rule is explained already: a question and what follows from it may be about the same. */
const sameRule = (notes: GuideNote[], { rule }: GuideNote): boolean =>
  Boolean(rule) && notes.some((note) => note.rule === rule);

/** A table at which each new thing is explained once, and mistakes that lose much are pointed out before they are made. */
export class GuidedPlay extends Play {
  private found = $state.raw<GuideNote[]>([]);
  /** A choice that gives much away, with what would be better; it waits for the player to make up their mind. */
  private doubted = $state.raw<{ choice: Choice; advice: Advice } | null>(null);
  /** What was explained here and has been read. */
  private read = $state.raw<string[]>([]);
  /** Whether a choice is being weighed. */
  weighing = $state(false);

  /** All that is new: the aim of the game first, then the question that is asked, then what has happened. */
  private readonly fresh = $derived.by((): GuideNote[] => {
    if (!isOn('notes')) return [];
    const seen = this.seen();
    const told = this.found.filter(({ id }) => seen.includes(id));
    const fresh = this.found.filter(
      (note) => !told.includes(note) && !(note.id === note.rule && sameRule(told, note)),
    );
    const first = ['aim', `question ${this.decision?.kind ?? ''}`];
    const ordered = [
      ...fresh.filter(({ id }) => first.includes(id)),
      ...fresh.filter(({ id }) => !first.includes(id)),
    ];
    return ordered.filter((note, at) => !sameRule(ordered.slice(0, at), note));
  });
  /** What is being read: it stays until it is put away, also when more comes up meanwhile. */
  private held = $state.raw<string[]>([]);
  /** What is explained now. */
  readonly notes = $derived.by((): GuideNote[] => {
    const still = this.fresh.filter(({ id }) => this.held.includes(id));
    return still.length ? still : this.fresh.slice(0, AT_ONCE);
  });
  /** How many explanations wait. */
  readonly waiting = $derived(this.fresh.length - this.notes.length);
  readonly warning = $derived.by(() => {
    const { doubted, decision } = this;
    return doubted && decision?.options.some((one) => one.action === doubted.choice.action) ? doubted : null;
  });

  async explain(): Promise<void> {
    try {
      this.found = await get<GuideNote[]>(`/api/tables/${this.id}/guide?language=${texts.language}`);
    } catch {
      // Nothing is explained now; the next time there is more to say.
    }
  }

  /** Explain once what the end of the game has brought that is new. */
  async farewell(): Promise<GuideNote[]> {
    await this.explain();
    if (!isOn('notes')) return [];
    const seen = this.seen();
    const told = this.found.filter(({ id }) => seen.includes(id));
    const rules = this.found.filter(({ id, rule }) => id === rule);
    const fresh = rules.filter((note) => !told.includes(note) && !sameRule(told, note));
    const last = fresh.slice(-AT_THE_END);
    this.putAway(last);
    return last;
  }

  /** Keep in sight what is explained now. */
  hold(): void {
    const ids = this.notes.map(({ id }) => id);
    if (ids.join() !== this.held.join()) this.held = ids;
  }

  /** Put away what is explained now. */
  understood(): void {
    this.putAway(this.notes);
  }

  private seen(): string[] {
    return [...(kept().seen?.[this.info?.game ?? ''] ?? []), ...this.read];
  }

  private putAway(notes: GuideNote[]): void {
    const game = this.info?.game ?? '';
    const ids = this.found
      .filter((note) => notes.includes(note) || sameRule(notes, note))
      .map(({ id }) => id);
    if (!ids.length) return;
    this.read = [...this.read, ...ids];
    const before = kept().seen?.[game] ?? [];
    const seen = { ...kept().seen, [game]: [...before, ...this.read.filter((id) => !before.includes(id))] };
    void keep({ seen });
  }

  override choose(choice: Choice, isSure = false): void {
    const isOnly = (this.decision?.options.length ?? 0) < 2;
    const isAdvised = this.ranking[0]?.choice.action === choice.action;
    if (isOnly || isAdvised || !isOn('warnings') || !this.info?.hints) super.choose(choice, isSure);
    else if (this.selected?.action === choice.action) super.choose(choice, isSure);
    else void this.weigh(choice, isSure);
  }

  private async weigh(choice: Choice, isSure: boolean): Promise<void> {
    const { update } = this;
    if (!update || update.seat === null || this.weighing) return;
    this.weighing = true;
    const wish = { type: 'hint', table: this.id, seat: update.seat, action: choice.action } as const;
    const advice = await connection.send<Advice>(wish).catch(() => null);
    this.weighing = false;
    if (update !== this.update) return;
    if (advice && (advice.loss ?? 0) >= MUCH) this.doubted = { choice, advice };
    else super.choose(choice, isSure);
  }

  /** Play what was doubted. */
  insist(): void {
    const { warning } = this;
    this.doubted = null;
    if (warning) super.choose(warning.choice, true);
  }

  /** Choose again, with the suggestions in sight. */
  reconsider(): void {
    const { warning } = this;
    this.doubted = null;
    if (warning) this.advice = warning.advice;
  }

  /** Put the suggestions away: on a small screen they lie over the board. */
  hide(): void {
    this.advice = null;
  }

  override async act(choice: Choice): Promise<void> {
    this.understood();
    await super.act(choice);
  }
}
