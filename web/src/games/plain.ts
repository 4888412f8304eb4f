/** What a value of a view is drawn as, where a game has no board of its own. */
export type Shape =
  | { kind: 'word'; word: string }
  | { kind: 'table'; columns: string[]; rows: unknown[][] }
  | { kind: 'list'; items: unknown[] }
  | { kind: 'parts'; words: [string, string][]; others: [string, unknown][] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a single value, or of a list of such; null if there is more in it. */
export function wordOf(value: unknown): string | null {
  if (Array.isArray(value)) {
    const words = (value as unknown[]).map(wordOf);
    return words.includes(null) ? null : words.join(', ') || '–';
  }
  if (isObject(value)) return null;
  return value === null || value === false || value === ''
    ? '–'
    : value === true
      ? '✓'
      : String(value).replaceAll('_', ' ');
}

/** Return how to draw a value: things that are alike make a table. */
export function shapeOf(value: unknown): Shape {
  const word = wordOf(value);
  if (word !== null) return { kind: 'word', word };
  if (Array.isArray(value)) {
    const items = value as unknown[];
    const columns = isObject(items[0]) ? Object.keys(items[0]) : [];
    const isTable =
      columns.length > 0 &&
      items.every((one) => isObject(one) && String(Object.keys(one)) === String(columns));
    if (!isTable) return { kind: 'list', items };
    const rows = (items as Record<string, unknown>[]).map((one) => columns.map((column) => one[column]));
    return { kind: 'table', columns, rows };
  }
  const parts = Object.entries(value as Record<string, unknown>);
  const others = parts.filter(([, part]) => wordOf(part) === null);
  const words = parts.flatMap(([key, part]): [string, string][] => {
    const found = wordOf(part);
    return found === null ? [] : [[key, found]];
  });
  return { kind: 'parts', words, others };
}
