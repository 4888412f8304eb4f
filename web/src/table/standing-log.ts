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

/**
 * Tell everything once: an event is left out where the viewer is told all of it.
 *
 * `fuller` names for a kind of event that everybody is told the kind with which the same is told in full.
 */
export function toldOnce(news: News, fuller: Readonly<Record<string, string>>): News {
  const isTold = (event: News['events'][number]): boolean =>
    news.events.some((one) => one['kind'] === fuller[String(event['kind'])] && one['seat'] === event['seat']);
  if (!news.events.some(isTold)) return news;
  const isLeft = (_: unknown, index: number): boolean => !isTold(news.events[index] ?? {});
  return {
    ...news,
    events: news.events.filter(isLeft),
    lines: news.lines.filter(isLeft),
    rules: news.rules.filter(isLeft),
  };
}

/** The versions of the last steps of each seat, as many as `steps` says of it. */
export const lastSteps = (log: readonly News[], steps: readonly number[]): number[] =>
  steps.flatMap((count, seat) => {
    const acted = log.filter((news) => news.what === 'acted' && news.seat === seat);
    return count ? acted.slice(-count).map((news) => news.version) : [];
  });
