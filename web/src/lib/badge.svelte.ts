import { mine } from './mine.svelte';
import { router } from './router.svelte';
import { session } from './session.svelte';

const COUNT = /^\(\d+\) /;

/** Show at how many tables it is the reader's turn: before the title of every page, and on the icon of the app. */
export function followTurns(): () => void {
  let count = 0;
  const write = (): void => {
    const title = document.title.replace(COUNT, '');
    const counted = count ? `(${count}) ${title}` : title;
    if (document.title !== counted) document.title = counted;
  };
  // Pages change their titles at any time, and know nothing of the others.
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const end = $effect.root(() => {
    $effect(() => {
      const isWanted = session.settings.client?.['title'] !== false;
      // A table says by itself that it is the reader's turn there.
      const others = mine.turns.filter(({ id }) => !router.path.startsWith(`/tables/${id}`));
      count = isWanted ? others.length : 0;
      write();
    });
    $effect(() => {
      const turns = mine.turns.length;
      const shown = turns ? navigator.setAppBadge?.(turns) : navigator.clearAppBadge?.();
      // The icon of an app that was not installed cannot be changed.
      shown?.catch(() => undefined);
    });
  });
  return () => {
    observer.disconnect();
    end();
  };
}
