import type { Thing } from '../../games/things';

/** Read what is pointed at: `building:12` is a thing on the board, `part:goods` a part of the screen. */
export function pointed(points: readonly string[]): { things: Thing[]; parts: string[] } {
  const pairs = points.map((point): [string, string] => {
    const at = point.indexOf(':');
    return [point.slice(0, at), point.slice(at + 1)];
  });
  return {
    things: pairs
      .filter(([kind]) => kind !== 'part')
      .map(([kind, id]) => ({ kind, id: /^\d+$/.test(id) ? Number(id) : id })),
    parts: pairs.filter(([kind]) => kind === 'part').map(([, id]) => id),
  };
}
