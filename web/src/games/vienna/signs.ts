import type { Bribe, Info, Seal } from './schema';

/** A small drawing on a field of 24 by 24: surfaces, whose overlaps are cut out, and lines. */
export interface Drawing {
  fill?: string;
  line?: string;
}

const INFO_SIGNS: Record<Info, Drawing> = {
  flask: {
    fill: 'M8.2 13.5h7.6l3.2 5.3a1.2 1.2 0 0 1-1 1.9H6a1.2 1.2 0 0 1-1-1.9z',
    line: 'M8.5 3h7M10 3.2v6.3L4.3 18.9a1.9 1.9 0 0 0 1.6 2.8h12.2a1.9 1.9 0 0 0 1.6-2.8L14 9.5V3.2',
  },
  handgun: {
    fill: 'M1.8 6h18.4v1.2h1.6v4.3h-8.4l-.9 2.6h-2.7L8.2 20.6H3.4L5.3 13 3.6 11.3 1.8 11z',
    line: 'M9.9 14.6c2.6 1.2 4.6.2 4.4-3',
  },
  briefcase: {
    fill: 'M2.5 8h19v5.2h-7.3v-1.6H9.8v1.6H2.5zM2.5 14.6h7.3v1.7h4.4v-1.7h7.3v5.9h-19z',
    line: 'M8.4 7.8V4.6h7.2v3.2',
  },
  microfilm: {
    fill:
      'M10.5 2.5a8.3 8.3 0 1 0 0 16.6a8.3 8.3 0 1 0 0-16.6zM10.5 4.6a2 2 0 1 1 0 4a2 2 0 1 1 0-4z' +
      'M10.5 13a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM6.3 8.8a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM14.7 8.8a2 2 0 1 1 0 4a2 2 0 1 1 0-4z',
    line: 'M11 21.3h11.2v-3.2h-5.6',
  },
  slide: {
    fill: 'M3 3h18v18H3zM7 6.8v10.4h10V6.8zM7.6 16.6l3.2-4.6 2.2 2.4 1.6-1.8 2 4z',
    line: 'M13.8 9.6h1.2',
  },
};

const BRIBE_SIGNS: Record<Bribe, Drawing> = {
  chocolate: {
    fill:
      'M5 2.5h6.3v4.6H5zM12.7 2.5H19v4.6h-6.3zM5 8.4h6.3V13H5zM12.7 8.4H19V13h-6.3z' +
      'M4 14.4l2 1.4 2-1.4 2 1.4 2-1.4 2 1.4 2-1.4 2 1.4 2-1.4v7.1H4z',
  },
  wine: {
    fill:
      'M7 2.5h10c.8 5.2-.4 9.3-3.9 10.1v6.6h3.4v2.3h-9v-2.3h3.4v-6.6C7.4 11.8 6.2 7.7 7 2.5z' +
      'M8.7 4.2c-.1 1-.1 1.9 0 2.7h6.6c.1-.8.1-1.7 0-2.7z',
  },
  magazine: {
    fill: 'M3 4h18v16H3zM5 6v3h14V6zM5 11v7h6.2v-7zM13 11v1.5h6V11zM13 13.8v1.5h6v-1.5zM13 16.5V18h6v-1.5z',
  },
  coffee: {
    fill: 'M3.5 9.5h13.6v4.2a5.2 5.2 0 0 1-5.2 5.2H8.7a5.2 5.2 0 0 1-5.2-5.2zM2.5 20.3h16v1.7h-16z',
    line: 'M17.2 11h1.2a2.2 2.2 0 0 1 0 4.6h-1.6M8 7.2c-1.2-1.6 1.2-2.4 0-4.4M12.5 7.2c-1.2-1.6 1.2-2.4 0-4.4',
  },
  tobacco: {
    fill: 'M13.4 8.5h7.8v6.3a4.8 4.8 0 0 1-4.8 4.8c-3.8 0-5.2-2.1-6.8-5.2-1-2-2.2-2.6-4.6-2.6H2V9h3.2c3.8 0 5.6 1.5 7 4.2.4.8.7 1.3 1.2 1.6z',
    line: 'M16 6.3c-1.2-1.4 1.2-2.2 0-4M19.2 6.3c-1.2-1.4 1.2-2.2 0-4',
  },
};

const SEAL_SIGNS: Record<Seal, Drawing> = {
  nobility: { fill: 'M6.5 3.5h11V16h4v3.5h-19V16h4zM6.5 11.4v2h11v-2z' },
  religion: { fill: 'M10.2 2.5h3.6v5.3H19v3.6h-5.2v10.1h-3.6V11.4H5V7.8h5.2z' },
  administration: {
    fill: 'M9 3h6c1.2 3.4-1 4.4-1 7.2h5.6v4.6H4.4v-4.6H10C10 7.4 7.8 6.4 9 3zM3.6 17h16.8v3.6H3.6z',
  },
  culture: {
    fill:
      'M3.5 3.5c5.4 2 11.6 2 17 0 1 8.6-1.6 15.6-8.5 18-6.9-2.4-9.5-9.4-8.5-18zM6.6 9.4c1.2 1.5 3 1.5 4.2 0-1.2-1.3-3-1.3-4.2 0z' +
      'M13.2 9.4c1.2 1.5 3 1.5 4.2 0-1.2-1.3-3-1.3-4.2 0zM7.8 13.6c.8 2.8 2.2 4.2 4.2 4.2s3.4-1.4 4.2-4.2c-2.6 1.4-5.8 1.4-8.4 0z',
  },
  science: {
    fill: 'M12 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z',
    line:
      'M2.5 12a9.5 3.7 0 1 0 19 0a9.5 3.7 0 1 0-19 0zM7.25 3.77A9.5 3.7 60 1 0 16.75 20.23A9.5 3.7 60 1 0 7.25 3.77z' +
      'M16.75 3.77A9.5 3.7 120 1 0 7.25 20.23A9.5 3.7 120 1 0 16.75 3.77z',
  },
};

const OTHER_SIGNS = {
  agent: {
    fill: 'M7 7.5c0-1.2.6-1.8 1-3.8h8c.4 2 1 2.6 1 3.8h2V9H5V7.5zM8 10h8c0 3-1.6 5-4 5s-4-2-4-5zM4 21.5c0-4 2.4-6 5-6.3l3 2.8 3-2.8c2.6.3 5 2.3 5 6.3z',
  },
  shilling: {
    fill: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19zM12 4.6a7.4 7.4 0 1 1 0 14.8a7.4 7.4 0 1 1 0-14.8z',
    line: 'M14.8 9c-.6-1.2-1.6-1.7-2.9-1.7-1.6 0-2.7.8-2.7 2.2 0 3.2 5.8 1.6 5.8 4.9 0 1.5-1.2 2.4-3 2.4-1.5 0-2.6-.6-3.2-1.9',
  },
  /** A bag of what was bought. */
  purchase: {
    fill: 'M4.2 8h15.6l1.2 13.5H3z',
    line: 'M8.5 11V6.2a3.5 3.5 0 0 1 7 0V11',
  },
  /** A hand that pays a coin. */
  payday: {
    fill: 'M16.5 2.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM2 14h3.4v7.5H2zM6.6 14.6c2.4-1.6 4.4-.6 6.2.6h3.4c1.8 0 1.8 2.4 0 2.4h-3.6 5l3-2.2c1.5-1 2.8.7 1.6 1.9l-4 3.7c-.6.5-1.2.5-2 .5H6.6z',
  },
} satisfies Record<string, Drawing>;

/** Every sign by its name; no two kinds of things share one. */
export const SIGNS = { ...INFO_SIGNS, ...BRIBE_SIGNS, ...SEAL_SIGNS, ...OTHER_SIGNS };

export type SignName = keyof typeof SIGNS;

const listed = (kind: string, signs: Record<string, Drawing>): { kind: string; id: string }[] =>
  Object.keys(signs).map((id) => ({ kind, id }));

/** The symbols of bribes, information and seals, to be explained: `vienna-<kind>-<id>` is what each is called. */
export const SYMBOLS = [
  ...listed('bribe', BRIBE_SIGNS),
  ...listed('info', INFO_SIGNS),
  ...listed('seal', SEAL_SIGNS),
] as { kind: string; id: Bribe | Info | Seal }[];
