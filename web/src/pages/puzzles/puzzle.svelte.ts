import { post } from '$lib/api';
import { texts } from '$lib/texts.svelte';
import type { LessonState, PuzzleState, Refusal } from '$lib/wire';
import { LessonPlay } from '../learn/lesson.svelte';
import { keepTry } from './solver';

/** A puzzle as a lesson of one step: the first try counts, and the answer says what is best and why. */
export class PuzzlePlay extends LessonPlay {
  protected override readonly what = 'Puzzle';
  /** What the try changed: the solver's rating before and after; null for a puzzle that was tried before. */
  rated = $state.raw<{ before: number; after: number } | null>(null);

  puzzle = $state.raw<PuzzleState | null>(null);
  readonly verdict = $derived(this.puzzle?.verdict ?? null);

  override open(): void {
    void this.load({});
  }

  protected override async ask(progress: { answer?: string }): Promise<LessonState> {
    const found = await this.find(progress.answer ?? null);
    if (!found.state.reply) this.puzzle = found;
    return found.state;
  }

  /** Asking why something cannot be done is no try. */
  override async why(action: string): Promise<Refusal | null> {
    if (!this.isAsked) return null;
    const found = await this.find(action).catch(() => null);
    return found?.state.reply?.refusal ?? null;
  }

  private find(answer: string | null): Promise<PuzzleState> {
    return post<PuzzleState>(`/api/puzzles/${this.id}?language=${texts.language}`, { answer });
  }

  protected override keep(): void {
    const { puzzle } = this;
    if (!puzzle?.verdict) return;
    void keepTry(puzzle.info, puzzle.verdict.is_right).then((rated) => (this.rated = rated));
  }
}
