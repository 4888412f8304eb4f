import { post, problemIn } from '$lib/api';
import { session } from '$lib/session.svelte';
import { t, texts } from '$lib/texts.svelte';
import type { Choice, LessonReply, LessonState, Outlook, Refusal } from '$lib/wire';
import { Play } from '../../table/play.svelte';
import { doneOf, keepDone } from './progress';

/**
 * A lesson as a table that nobody else sits at: it is drawn by the same parts. What is chosen is judged by the coach, and the
 * server keeps nothing but how far the learner is.
 */
export class LessonPlay extends Play {
  state = $state.raw<LessonState | null>(null);
  /** What the coach says to the last answer, if it was wrong. */
  reply = $state.raw<LessonReply | null>(null);
  problem = $state('');
  busy = $state(false);

  /** What a report calls it. */
  protected readonly what: string = 'Lesson';

  readonly isAsked = $derived(['do', 'one_of', 'try'].includes(this.state?.kind ?? ''));
  readonly isDone = $derived(this.state?.kind === 'done');

  /** Go on where the learner was; a lesson that is done begins anew. */
  override open(): void {
    const done = doneOf(this.id);
    void this.load({ at: done.isWhole ? 0 : done.steps });
  }

  override close(): void {
    this.pacing.stop();
  }

  override watch(): Promise<void> {
    return Promise.resolve();
  }

  override choose(choice: Choice, isSure = false): void {
    const isChosen = isSure || this.selected?.action === choice.action;
    if (isChosen || !session.settings.confirm_moves) void this.act(choice);
    else this.selected = choice;
  }

  override async act(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.pacing.skip();
    this.selected = null;
    this.pending = choice;
    await this.answer(choice.text);
    this.pending = null;
  }

  /** Say why an action cannot be done. The coach is not asked for an opinion on what was only pointed at. */
  override async why(action: string): Promise<Refusal | null> {
    if (!this.isAsked) return null;
    try {
      const state = await this.ask({ answers: this.state?.answers ?? [], answer: action });
      return state.reply?.refusal ?? null;
    } catch {
      return null;
    }
  }

  override preview(): Promise<string[]> {
    return Promise.resolve([]);
  }

  override lookAhead(): Promise<Outlook | null> {
    return Promise.resolve(null);
  }

  override async undo(): Promise<void> {
    await this.load({ answers: this.state?.answers.slice(0, -1) ?? [] });
  }

  async again(): Promise<void> {
    await this.load({ answers: [] });
  }

  /** Give an answer: an action, an option, or '' to go on. */
  async answer(answer: string): Promise<void> {
    await this.load({ answers: this.state?.answers ?? [], answer });
  }

  protected ask(progress: Record<string, unknown>): Promise<LessonState> {
    return post<LessonState>(`/api/lessons/${this.id}?language=${texts.language}`, progress);
  }

  /** Keep how far the learner is. */
  protected keep(state: LessonState): void {
    void keepDone(this.id, state);
  }

  protected async load(progress: { answers?: string[]; answer?: string; at?: number }): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      const state = await this.ask(progress);
      this.reply = state.reply;
      if (state.reply) return;
      const isOn = progress.answer !== undefined;
      // Whoever goes back sees an earlier position, and whoever has tried something the one before it.
      if (!isOn || this.state?.kind === 'tried') this.sights = {};
      this.state = state;
      for (const update of state.updates) {
        this.info = update.table;
        this.see({ ...update, table: null });
      }
      if (isOn) this.keep(state);
    } catch (error) {
      this.problem = problemIn(error);
    } finally {
      this.busy = false;
    }
  }

  /** Tell the people who run the server that something is wrong with what is said. */
  async report(words: string): Promise<void> {
    const { mark, kind } = this.state ?? { mark: '', kind: '' };
    const myself = await session.ensure(t('home-guest'));
    const text = `${this.what} ${this.id}, ${mark || kind} (${texts.language}): ${words}`;
    await post('/api/reports', { about: myself.id, text });
  }
}
