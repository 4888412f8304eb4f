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

/** What followed from the viewer's own step without being theirs: from the first thing another player did on. */
export function followedOn(news: News, seat: number): News {
  const at = news.events.findIndex((event) => typeof event['seat'] === 'number' && event['seat'] !== seat);
  const from = at < 0 ? news.events.length : at;
  return {
    ...news,
    events: news.events.slice(from),
    lines: news.lines.slice(from),
    rules: news.rules.slice(from),
  };
}

/** A line of the log: the event it tells, and the rule behind it, empty where there is none to name. */
export interface Line {
  text: string;
  event: News['events'][number];
  rule: string;
}

/** The lines of what happened at once. What is said several times in a row, as the payment for each agent, is counted. */
export function linesOf({ lines, events, rules }: News): Line[] {
  const starts = lines.flatMap((text, index) => (text === lines[index - 1] ? [] : [index]));
  return starts.map((start, index) => {
    const times = (starts[index + 1] ?? lines.length) - start;
    const text = lines[start] ?? '';
    return {
      text: times > 1 ? `${text} (× ${times})` : text,
      event: events[start] ?? {},
      rule: rules[start] ?? '',
    };
  });
}
