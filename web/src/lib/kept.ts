const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Return what is now, with every part that equals what was before replaced by the object it was before.
 *
 * What has not changed stays the same object, so that nothing is drawn again that depends on it alone.
 */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isObject(before) || !isObject(now)) return now;
  const isList = Array.isArray(now);
  if (isList !== Array.isArray(before)) return now;
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  const result: Record<string, unknown> = isList ? ([] as unknown as Record<string, unknown>) : {};
  for (const name of names) {
    const part = (result[name] = kept(before[name], now[name]));
    isSame &&= Object.is(part, before[name]) && name in before;
  }
  return (isSame ? before : result) as T;
}
