import type { News } from '$lib/wire';

/**
 * The part of a log that still stands: what was taken back is left out, with all that followed it.
 *
 * Taking back a seat's last step takes back what others did after it as well. The news of the taking back stays.
 */
export function standingLog(log: readonly News[]): News[] {
  const standing: News[] = [];
  for (const news of log) {
    if (news.what === 'undone') {
      const at = standing.findLastIndex((one) => one.what === 'acted' && one.seat === news.seat);
      if (at >= 0) standing.splice(at, Infinity, ...standing.slice(at).filter((one) => one.what !== 'acted'));
    }
    standing.push(news);
  }
  return standing;
}
