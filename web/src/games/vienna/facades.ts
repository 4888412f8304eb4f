import type { Seal } from './schema';

/**
 * Small facades, drawn as paths on a field that is 88 wide, with the ground at 0 and the sky below 0.
 * A part says how a surface is coloured: walls and roofs in the building's colour, windows lit at night.
 */
export type Part = 'wall' | 'shade' | 'roof' | 'window' | 'line' | 'gilt';
export type Layer = readonly [Part, string];

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const tip = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y}L${x} ${y - height}L${x + width / 2} ${y}z`;
const dome = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y}c0 ${-height / 0.75} ${width} ${-height / 0.75} ${width} 0z`;
const onion = (x: number, y: number, size: number): string =>
  `M${x - size * 0.4} ${y}c${-size * 0.4} ${-size * 0.5} ${size * 0.2} ${-size * 0.7} ${size * 0.4} ${-size * 1.3}` +
  `c${size * 0.2} ${size * 0.6} ${size * 0.8} ${size * 0.8} ${size * 0.4} ${size * 1.3}z`;
const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;
const pane = (x: number, y: number, width: number, height: number): string =>
  box(x - width / 2, y - height, width, height);
const ball = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const slope = (left: number, right: number, y: number, height: number, inset: number): string =>
  `M${left} ${y}L${left + inset} ${y - height}H${right - inset}L${right} ${y}z`;

/** The same thing several times, from one x to another. */
const row = (count: number, from: number, to: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(from + ((to - from) * index) / (count - 1))).join('');
const both = (x: number, draw: (x: number) => string): string => draw(-x) + draw(x);
const cross = (x: number, y: number): string => `M${x} ${y}v-7M${x - 2.5} ${y - 4.5}h5`;

const administration: Layer[][] = [
  [
    ['roof', slope(-44, 44, -42, 12, 7)],
    ['wall', box(-42, -42, 84, 42)],
    ['shade', box(-14, -46, 28, 46)],
    ['roof', tip(0, -46, 34, 10)],
    ['window', row(3, -36, -20, (x) => pane(x, -26, 5, 9)) + row(3, 20, 36, (x) => pane(x, -26, 5, 9))],
    ['window', row(3, -36, -20, (x) => pane(x, -8, 5, 9)) + row(3, 20, 36, (x) => pane(x, -8, 5, 9))],
    ['window', row(3, -8, 8, (x) => arch(x, -24, 5, 13)) + arch(0, 0, 9, 15)],
    ['line', 'M-42 -20H42M-42 -38H42M0 -56v-12'],
    ['gilt', 'M0 -68h11l-3 3.5 3 3.5H0z'],
  ],
  [
    ['roof', slope(-44, 44, -32, 9, 5)],
    ['wall', box(-42, -32, 84, 32)],
    ['shade', box(-8, -60, 16, 60)],
    ['roof', tip(0, -60, 18, 22) + both(20, (x) => tip(x, -41, 9, 14))],
    ['wall', both(20, (x) => box(x - 4, -41, 8, 41))],
    ['window', row(5, -38, -10, (x) => arch(x, 0, 4.5, 12)) + row(5, 10, 38, (x) => arch(x, 0, 4.5, 12))],
    [
      'window',
      both(30, (x) => pane(x, -18, 5, 8)) + both(20, (x) => arch(x, -26, 3.5, 9)) + arch(0, -26, 6, 14),
    ],
    ['line', 'M-42 -15H-8M8 -15H42M-8 -44H8'],
    ['gilt', ball(0, -51, 4.5)],
  ],
  [
    ['roof', slope(-30, 30, -40, 9, 5) + both(34, (x) => dome(x, -48, 18, 11))],
    ['wall', box(-32, -40, 64, 40)],
    ['shade', both(34, (x) => box(x - 8, -48, 16, 48))],
    ['window', both(34, (x) => pane(x, -30, 5, 10) + pane(x, -10, 5, 10))],
    ['window', row(5, -20, 20, (x) => pane(x, -25, 5, 9)) + row(4, -20, -8, (x) => arch(x, -4, 3, 10))],
    ['window', row(4, 8, 20, (x) => arch(x, -4, 3, 10)) + arch(0, 0, 9, 14)],
    ['line', `M-26 -19H26${both(34, (x) => `M${x} -59v-7`)}`],
    ['gilt', tip(0, -40, 22, 9)],
  ],
];

const culture: Layer[][] = [
  [
    ['roof', dome(0, -40, 62, 17)],
    ['wall', box(-42, -32, 84, 32) + box(-28, -42, 56, 10)],
    ['shade', box(-24, -38, 48, 38)],
    ['window', row(5, -18, 18, (x) => arch(x, -18, 7, 15)) + row(5, -18, 18, (x) => arch(x, 0, 7, 13))],
    ['window', both(34, (x) => arch(x, -16, 7, 11) + arch(x, 0, 7, 11))],
    ['line', 'M-42 -15H42M-24 -35H24'],
    ['gilt', both(24, (x) => ball(x, -45, 2.6)) + ball(0, -57, 2.6)],
  ],
  [
    ['roof', dome(0, -44, 44, 14) + both(34, (x) => slope(x - 10, x + 10, -34, 7, 3))],
    ['wall', both(33, (x) => box(x - 10, -34, 20, 34))],
    ['shade', 'M-24 0V-42Q0 -50 24 -42V0z'],
    ['window', both(33, (x) => row(2, x - 4, x + 4, (at) => arch(at, -17, 5, 11) + arch(at, -2, 5, 10)))],
    ['window', row(4, -16, 16, (x) => arch(x, -16, 7, 18)) + row(3, -12, 12, (x) => arch(x, 0, 6, 11))],
    ['line', 'M-24 -13Q0 -18 24 -13M-24 -37Q0 -44 24 -37M-43 -14H-24M24 -14H43'],
    ['gilt', 'M0 -58c-6 4-5 9 0 9s6 -5 0 -9z'],
  ],
  [
    ['roof', tip(0, -40, 66, 17)],
    ['wall', box(-40, -26, 80, 26)],
    ['shade', box(-30, -40, 60, 40)],
    ['wall', row(6, -26, 26, (x) => box(x - 2.2, -34, 4.4, 28))],
    ['window', row(3, -10.4, 10.4, (x) => arch(x, -6, 5, 18)) + both(35, (x) => arch(x, -6, 5, 12))],
    ['line', 'M-42 -6H42M-42 -3H42M-30 -36H30'],
    ['gilt', 'M-4 -51c-2 6 1 9 4 9s6 -3 4 -9l-2 1v5h-4v-5z'],
  ],
];

const nobility: Layer[][] = [
  [
    ['roof', slope(-44, 44, -38, 11, 4)],
    ['wall', box(-42, -38, 84, 38)],
    ['shade', 'M-13 0V-40C-13 -47 -5 -44 0 -54C5 -44 13 -47 13 -40V0z'],
    ['window', row(3, -36, -20, (x) => pane(x, -22, 5.5, 11)) + row(3, 20, 36, (x) => pane(x, -22, 5.5, 11))],
    ['window', row(3, -36, -20, (x) => pane(x, -5, 5.5, 8)) + row(3, 20, 36, (x) => pane(x, -5, 5.5, 8))],
    ['window', row(3, -7, 7, (x) => arch(x, -23, 4, 12)) + arch(0, 0, 9, 16)],
    ['line', 'M-42 -17H-13M13 -17H42M-42 -35H42M-9 0V-16M9 0V-16M-12 -18H12'],
    ['gilt', both(40, (x) => ball(x, -41, 2.6)) + both(24, (x) => ball(x, -41, 2.2))],
  ],
  [
    ['roof', dome(0, -44, 34, 20) + both(32, (x) => slope(x - 12, x + 12, -36, 7, 4))],
    ['wall', both(31, (x) => box(x - 12, -36, 24, 36))],
    ['shade', box(-19, -44, 38, 44)],
    ['window', both(31, (x) => row(3, x - 7, x + 7, (at) => pane(at, -20, 4, 10) + pane(at, -4, 4, 9)))],
    ['window', row(3, -11, 11, (x) => arch(x, -22, 5, 14)) + row(3, -11, 11, (x) => arch(x, 0, 6, 14))],
    ['line', 'M-19 -18H19M-19 -40H19M-43 -16H-19M19 -16H43M0 -64v-6'],
    ['gilt', ball(0, -65, 2.6)],
  ],
  [
    ['roof', slope(-28, 28, -36, 9, 4) + both(34, (x) => slope(x - 10, x + 10, -42, 16, 7))],
    ['wall', box(-28, -36, 56, 36)],
    ['shade', both(34, (x) => box(x - 9, -42, 18, 42))],
    [
      'window',
      both(34, (x) => arch(x, -24, 7, 12) + pane(x, -6, 7, 10)) +
        row(5, -20, 20, (x) => arch(x, -18, 4.5, 11)),
    ],
    ['window', both(16, (x) => pane(x, -4, 6, 8)) + arch(0, 0, 8, 13)],
    ['line', 'M-28 -15H28M-43 -38H-25M25 -38H43M-12 -15v-3h24v3'],
    ['gilt', both(34, (x) => ball(x, -60, 2.4)) + ball(0, -47, 2.4)],
  ],
];

const science: Layer[][] = [
  [
    ['roof', dome(0, -34, 36, 25) + both(33, (x) => dome(x, -28, 15, 9))],
    ['wall', box(-42, -28, 84, 28)],
    ['shade', box(-20, -36, 40, 36)],
    ['window', 'M-2 -59L5 -59L8 -36H1z' + row(4, -14, 14, (x) => arch(x, -16, 5, 13)) + arch(0, 0, 9, 12)],
    ['window', both(32, (x) => pane(x, -14, 5, 8) + pane(x, -2, 5, 8))],
    ['line', 'M-42 -12H-20M20 -12H42M-20 -14H20M-20 -33H20'],
    ['gilt', 'M4 -52L15 -63l3 3L8 -49z'],
  ],
  [
    ['roof', tip(0, -42, 44, 13) + both(32, (x) => slope(x - 11, x + 11, -36, 8, 4))],
    ['wall', both(31, (x) => box(x - 11, -36, 22, 36))],
    ['shade', box(-20, -42, 40, 42)],
    ['window', both(31, (x) => row(2, x - 5, x + 5, (at) => arch(at, -19, 5, 11) + arch(at, -3, 5, 10)))],
    ['window', row(3, -11, 11, (x) => arch(x, -19, 6, 17)) + row(3, -11, 11, (x) => arch(x, -4, 6, 11))],
    ['line', 'M-20 -17H20M-20 -39H20M-42 -17H-20M20 -17H42M-18 -3H18'],
    ['gilt', ball(0, -47, 3)],
  ],
  [
    ['roof', box(-42, -20, 84, 4)],
    ['wall', box(-42, -20, 84, 20)],
    ['window', dome(0, -20, 44, 32) + both(32, (x) => dome(x, -20, 19, 13))],
    [
      'line',
      'M0 -52V-20M-11 -48Q-13 -32 -11 -20M11 -48Q13 -32 11 -20M-21 -32H21M-32 -33v13M32 -33v13M-19 -44H19',
    ],
    ['shade', box(-10, -20, 20, 20)],
    [
      'window',
      row(3, -36, -20, (x) => arch(x, 0, 6, 14)) +
        row(3, 20, 36, (x) => arch(x, 0, 6, 14)) +
        arch(0, 0, 8, 13),
    ],
    ['gilt', ball(0, -54, 2.6)],
  ],
];

const religion: Layer[][] = [
  [
    ['roof', 'M-40 -26L-30 -54H10L18 -26z'],
    ['wall', box(-38, -26, 56, 26)],
    ['line', 'M-36 -34l6 -6 6 6 6 -6 6 6 6 -6 6 6 6 -6 6 6M-33 -44l6 -6 6 6 6 -6 6 6 6 -6 6 6'],
    ['shade', box(18, -44, 18, 44)],
    ['roof', tip(27, -44, 18, 34) + both(0, () => tip(20, -42, 4, 10) + tip(34, -42, 4, 10))],
    ['window', row(4, -30, 6, (x) => arch(x, -4, 6, 18)) + arch(27, -24, 6, 15) + arch(27, 0, 9, 15)],
    ['gilt', ball(27, -79, 2.2)],
  ],
  [
    ['roof', tip(0, -40, 34, 18) + both(24, (x) => tip(x, -44, 16, 33))],
    ['wall', box(-16, -40, 32, 40)],
    ['shade', both(24, (x) => box(x - 8, -44, 16, 44))],
    [
      'window',
      both(24, (x) => arch(x, -26, 6, 15) + arch(x, 0, 7, 13)) + arch(0, 0, 11, 17) + ball(0, -29, 6.5),
    ],
    ['line', `M-6 -29h12M0 -35v12M-16 -20H16M-32 -20H-16M16 -20H32${both(24, (x) => cross(x, -75))}`],
  ],
  [
    ['roof', dome(0, -42, 40, 26)],
    ['wall', box(-28, -26, 56, 26) + box(-18, -43, 36, 18)],
    ['shade', box(-13, -24, 26, 24) + both(36, (x) => box(x - 4.5, -48, 9, 48))],
    ['roof', tip(0, -24, 32, 9) + both(36, (x) => dome(x, -48, 11, 8))],
    [
      'window',
      row(4, -12, 12, (x) => arch(x, -30, 4, 9)) + arch(0, 0, 8, 15) + both(21, (x) => arch(x, -4, 6, 14)),
    ],
    [
      'line',
      `M-9 -2V-20M9 -2V-20${both(36, (x) => `M${x - 4} -12l8 -6M${x - 4} -24l8 -6M${x - 4} -36l8 -6`)}${cross(0, -67)}`,
    ],
    ['gilt', ball(0, -69, 2.2)],
  ],
  [
    ['roof', both(26, (x) => onion(x, -48, 15)) + tip(0, -38, 40, 13)],
    ['wall', box(-20, -38, 40, 38)],
    ['shade', both(26, (x) => box(x - 8, -48, 16, 48))],
    [
      'window',
      both(26, (x) => arch(x, -30, 6, 13) + pane(x, -8, 6, 9)) + arch(0, 0, 10, 16) + ball(0, -27, 5),
    ],
    ['line', `M-20 -20H20M-34 -24H-18M18 -24H34${both(26, (x) => cross(x, -66))}`],
    ['gilt', both(0, () => ball(0, -43, 2))],
  ],
];

export const FACADES: Record<Seal, Layer[][]> = { administration, culture, nobility, science, religion };

/** Buildings that everybody knows have the facade that looks most like them. */
const KNOWN: Readonly<Record<number, number>> = {
  2: 2,
  4: 1,
  6: 0,
  7: 0,
  8: 1,
  9: 1,
  10: 0,
  11: 2,
  14: 1,
  15: 1,
  17: 0,
  18: 0,
  19: 2,
  20: 1,
  21: 0,
  22: 1,
  23: 0,
  25: 3,
  26: 1,
  27: 2,
  28: 2,
  29: 3,
  30: 2,
};

/** The drawing of a building: one of those for its seal. */
export function facadeOf(id: number, seal: Seal): Layer[] {
  const variants = FACADES[seal];
  return variants[(KNOWN[id] ?? id) % variants.length] ?? [];
}
