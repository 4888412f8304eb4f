import type { Refusal } from '$lib/wire';

/** The words of a refusal without the rule behind them, where that is shown as a link. */
export function withoutRule({ message, rule }: Pick<Refusal, 'message' | 'rule'>): string {
  const mark = ` [${rule}]`;
  return rule && message.endsWith(mark) ? message.slice(0, -mark.length) : message;
}
