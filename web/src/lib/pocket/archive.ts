const BLOCK = 512;
const [NAME, SIZE, PREFIX] = [
  [0, 100],
  [124, 12],
  [345, 155],
] as const;
const GZIP = [0x1f, 0x8b];

/** Undo the compression of data, unless a server that knows the ending has had the browser undo it on the way. */
export async function uncompressed(data: ArrayBuffer): Promise<Uint8Array> {
  const start = new Uint8Array(data, 0, Math.min(GZIP.length, data.byteLength));
  if (!GZIP.every((byte, place) => byte === start[place])) return new Uint8Array(data);
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The files of a tar archive with their paths; their contents are parts of it, not copies. */
export function* filesOf(archive: Uint8Array): Generator<[string, Uint8Array]> {
  const decoder = new TextDecoder();
  for (let at = 0; archive[at];) {
    const field = ([from, length]: readonly [number, number]): string =>
      decoder.decode(archive.subarray(at + from, at + from + length)).replace(/\0.*$/s, '');
    const [name, prefix, size] = [field(NAME), field(PREFIX), parseInt(field(SIZE), 8)];
    const from = at + BLOCK;
    yield [prefix ? `${prefix}/${name}` : name, archive.subarray(from, from + size)];
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
}
