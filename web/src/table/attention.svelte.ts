import { tableName } from '$lib/catalogue.svelte';
import { connection } from '$lib/connection.svelte';
import { isPocket } from '$lib/home';
import { session } from '$lib/session.svelte';
import { t } from '$lib/texts.svelte';
import { announcer } from '../ui/announcer.svelte';
import type { Play } from './play.svelte';
import { sounds } from './sounds';

/** Getting the player's attention: the title of the tab, a sound, a notification, and words for screen readers. */
class Attention {
  /** Follow a table until what is returned is called. */
  follow(play: Play): () => void {
    let told = -1;
    let wasMine = false;
    let isPlayed = false;
    return $effect.root(() => {
      $effect(() => (play.myTurn && !isPocket ? this.look(play) : undefined));
      $effect(() => {
        if (play.isCovered) {
          // Not even what the last player was told stays to be heard.
          announcer.text = '';
          wasMine = false;
          return;
        }
        const log = play.sight?.log ?? [];
        const fresh = told < 0 ? [] : log.filter((news) => news.version > told && news.seat !== play.seat);
        told = log.at(-1)?.version ?? 0;
        const lines = fresh.flatMap((news) => news.lines);
        const question = play.update?.decision?.question ?? '';
        if (lines.length || (play.myTurn && !wasMine))
          announcer.say([...lines, question].filter(Boolean).join(' '));
        if (play.myTurn && !wasMine) this.call(play);
        wasMine = play.myTurn;
        if (play.info?.status === 'over' && isPlayed) sounds.end();
        isPlayed = play.info?.status === 'playing';
      });
    });
  }

  /** The title of the page: whose turn it is, and which table this is. */
  title(play: Play): string {
    const { info } = play;
    if (!info) return play.missing ? `${t('missing-title')} – Tradecraft` : 'Tradecraft';
    const table = tableName(info);
    const names = play.asked.map((seat) => play.names[seat] ?? '').filter(Boolean);
    const isWanted = session.settings.client?.['title'] !== false;
    const state =
      info.status === 'over'
        ? t('end-title')
        : play.myTurn && isWanted
          ? `● ${t('title-your-turn')}`
          : info.status === 'playing' && names.length
            ? t('title-turn-of', { names: names.join(', ') })
            : info.status === 'open'
              ? t('title-open')
              : '';
    return [state, table, 'Tradecraft'].filter(Boolean).join(' – ');
  }

  /** Tell the server that the player sees that it is their turn: then it calls them nowhere else. */
  private look(play: Play): () => void {
    const tell = (): void => {
      if (!document.hidden && connection.state === 'online')
        connection.send({ type: 'look', table: play.id }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', tell);
    const stop = connection.whenOnline(tell);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', tell);
    };
  }

  private call(play: Play): void {
    sounds.ring();
    const isWanted = session.settings.client?.['notifications'] === true;
    if (isWanted && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(t('title-your-turn'), { tag: play.id });
    }
  }
}

export const attention = new Attention();
