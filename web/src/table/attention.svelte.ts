import { session } from '$lib/session.svelte';
import { t } from '$lib/texts.svelte';
import { announcer } from '../ui/announcer.svelte';
import type { Play } from './play.svelte';

/** Getting the player's attention: the title of the tab, a sound, a notification, and words for screen readers. */
class Attention {
  private context: AudioContext | null = null;

  /** Follow a table until what is returned is called. */
  follow(play: Play): () => void {
    let told = -1;
    let wasMine = false;
    return $effect.root(() => {
      $effect(() => {
        const log = play.sight?.log ?? [];
        const fresh = told < 0 ? [] : log.filter((news) => news.version > told && news.seat !== play.seat);
        told = log.at(-1)?.version ?? 0;
        const lines = fresh.flatMap((news) => news.lines);
        const question = play.update?.decision?.question ?? '';
        if (lines.length || (play.myTurn && !wasMine))
          announcer.say([...lines, question].filter(Boolean).join(' '));
        if (play.myTurn && !wasMine) this.call(play);
        wasMine = play.myTurn;
      });
    });
  }

  title(play: Play): string {
    const isWanted = session.settings.client?.['title'] !== false;
    return play.myTurn && isWanted ? `● ${t('title-your-turn')} – Tradecraft` : 'Tradecraft';
  }

  private call(play: Play): void {
    if (session.settings.sound !== false) this.ring();
    const isWanted = session.settings.client?.['notifications'] === true;
    if (isWanted && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(t('title-your-turn'), { tag: play.id });
    }
  }

  /** Two short tones of a doorbell; browsers stay silent until the reader has done something on the page. */
  private ring(): void {
    if (!navigator.userActivation.hasBeenActive) return;
    this.context ??= new AudioContext();
    const { context } = this;
    [660, 520].forEach((pitch, index) => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime + index * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.06, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.3);
    });
  }
}

export const attention = new Attention();
