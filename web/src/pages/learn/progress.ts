import { session } from '$lib/session.svelte';
import { t } from '$lib/texts.svelte';
import type { LessonState } from '$lib/wire';

/** How far a learner is in a lesson. */
export interface Done {
  steps: number;
  /** Whether it was done to its end once. */
  isWhole: boolean;
}

/** So it is kept with the person's settings: the number of steps, or this for a lesson that was done. */
const WHOLE = 'done';

const all = (): Record<string, unknown> => {
  const kept = session.settings.client?.['lessons'];
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
};

export function doneOf(lesson: string): Done {
  const kept = all()[lesson];
  return { steps: typeof kept === 'number' ? kept : 0, isWhole: kept === WHOLE };
}

/** Keep how far the learner is, as a guest if nobody is signed in. What is done stays done when it is done again. */
export async function keepDone(lesson: string, state: LessonState): Promise<void> {
  const { isWhole } = doneOf(lesson);
  if (isWhole) return;
  try {
    await session.ensure(t('home-guest'));
    const lessons = { ...all(), [lesson]: state.kind === 'done' ? WHOLE : state.step };
    await session.set({ client: { ...session.settings.client, lessons } });
  } catch {
    // The lesson goes on; only where it was left is not known the next time.
  }
}
