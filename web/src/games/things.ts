/** A thing on the board that a line of the log speaks of; each board marks those it shows. */
export interface Thing {
  kind: string;
  id: number | string;
}

/** Find the things that an event names; `kinds` says which of its fields name things of which kind. */
export function thingsNamed(
  event: Record<string, unknown>,
  kinds: Readonly<Record<string, string>>,
): Thing[] {
  const found: Thing[] = [];
  for (const [field, value] of Object.entries(event)) {
    const kind = kinds[field];
    if (!kind) continue;
    for (const id of Array.isArray(value) ? (value as unknown[]) : [value]) {
      // Where there is none, an event says 0.
      if ((typeof id === 'number' && id > 0) || (typeof id === 'string' && id)) found.push({ kind, id });
    }
  }
  return found;
}
