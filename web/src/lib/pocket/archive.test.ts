import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesOf, uncompressed } from './archive';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A file as tar writes it: a header, then the contents, filled up to whole blocks. */
function entry(path: string, contents: Uint8Array, prefix = ''): Uint8Array {
  const block = new Uint8Array(512 + Math.ceil(contents.length / 512) * 512);
  block.set(encode(path), 0);
  block.set(encode(`${contents.length.toString(8).padStart(11, '0')}\0`), 124);
  block.set(encode('ustar\0'), 257);
  block.set(encode(prefix), 345);
  block.set(contents, 512);
  return block;
}

const LONG = 'g'.repeat(100);
const FILES: [string, Uint8Array][] = [
  ['plain.pyc', new Uint8Array(1000).fill(7)],
  ['empty/__init__.pyc', new Uint8Array()],
  ['whole block.json', new Uint8Array(1024).fill(9)],
  ['texte/règles.md', encode('Troisième homme')],
  [`games/${LONG}`, encode('long')],
];
const ARCHIVE = new Uint8Array(
  await new Blob([
    ...FILES.map(([path, contents]) =>
      path.endsWith(LONG) ? entry(LONG, contents, 'games') : entry(path, contents),
    ),
    new Uint8Array(1024),
  ] as BlobPart[]).arrayBuffer(),
);

test('an archive gives all its files with their paths', () => {
  expect([...filesOf(ARCHIVE)]).toEqual(FILES);
});

test('an archive without files gives none', () => {
  expect([...filesOf(new Uint8Array(1024))]).toEqual([]);
});

test('an archive is read whether or not the browser has undone its compression on the way', async () => {
  const packed = new Uint8Array(gzipSync(ARCHIVE)).buffer;
  expect(await uncompressed(packed)).toEqual(ARCHIVE);
  expect(await uncompressed(ARCHIVE.buffer)).toEqual(ARCHIVE);
});

test('half an archive is refused', async () => {
  const packed = new Uint8Array(gzipSync(ARCHIVE)).slice(0, 40).buffer;
  await expect(uncompressed(packed)).rejects.toThrow();
});
