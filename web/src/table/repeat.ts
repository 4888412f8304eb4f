import { get } from '$lib/api';
import { texts } from '$lib/texts.svelte';
import type { Frame, News, Replay } from '$lib/wire';
import type { Sight } from './pacing.svelte';
import type { Play } from './play.svelte';

/** Show again what others did since the player's own last step; after a reload the server still knows how it looked. */
export async function repeat(play: Play): Promise<void> {
  if (play.pacing.canRepeat) {
    play.pacing.again();
    return;
  }
  const { sight, seat } = play;
  if (!sight) return;
  const query = new URLSearchParams({
    seen_by: seat === null ? 'spectator' : String(seat),
    invite: play.invitation,
    language: texts.language,
  });
  const { frames } = await get<Replay>(`/api/tables/${play.id}/replay?${query.toString()}`);
  if (sight === play.sight) play.pacing.again(sightsOf(frames, sight, seat));
}

/** The sights from the player's own last step on, as a replay has them; the newest is the last. */
export function sightsOf(frames: readonly Frame[], newest: Sight, seat: number | null): Sight[] {
  const own = Math.max(
    0,
    frames.findLastIndex((frame) => frame.seat === seat && seat !== null),
  );
  const log: News[] = [];
  const past = frames.slice(own).map((frame, index): Sight => {
    const { events, lines, rules } = frame;
    // The versions only count here: they are those of no update.
    log.push({ version: index + 1, at: 0, what: 'acted', seat: frame.seat, events, lines, rules });
    const { view, consequences = {} } = frame;
    return { update: { ...newest.update, view, consequences, decision: null }, log: [...log] };
  });
  return [...past.slice(0, -1), newest];
}
