import { pair, smooth, type Layout, type Point } from './layout';

export interface Park {
  centre: Point;
  width: number;
  height: number;
  turn: number;
}

export interface Tree extends Point {
  radius: number;
}

/** Trees in a park, always the same ones. */
export function treesIn(
  { centre, width, height, turn }: Park,
  count = Math.round((width * height) / 620),
): Tree[] {
  let seed = Math.round(centre.x * 7 + centre.y * 13);
  const random = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: count }, () => {
    const distance = Math.sqrt(random()) * 0.46;
    const around = random() * 2 * Math.PI;
    const x = Math.cos(around) * distance * width;
    const y = Math.sin(around) * distance * height;
    return {
      x: Math.round(centre.x + x * Math.cos(angle) - y * Math.sin(angle)),
      y: Math.round(centre.y + x * Math.sin(angle) + y * Math.cos(angle)),
      radius: 5 + Math.round(random() * 40) / 10,
    };
  }).sort((one, other) => one.y - other.y);
}

/** What the city lies in: water, parks and the Ring, in the same bent grid as the buildings. */
export function sceneryOf(layout: Layout) {
  const at = (x: number, y: number): Point => layout.at(x, y);
  const line = (...points: [number, number][]): string => smooth(points.map(([x, y]) => at(x, y)));

  const canal = line(
    [2.4, -2.4],
    [3.1, -1],
    [3.42, -0.5],
    [3.56, 0.05],
    [3.95, 0.42],
    [4.5, 0.55],
    [5.1, 0.62],
    [5.5, 0.95],
    [6.3, 1.2],
    [8.6, 1.9],
  );
  /** The river is roofed over between the market and the town park. */
  const river = line([-3.2, 4.3], [-1, 3.78], [-0.4, 3.56], [0.2, 3.6], [0.62, 3.62]);
  const riverUnder = line([0.62, 3.62], [1.5, 3.72], [2.5, 3.74], [3.6, 3.7], [4.45, 3.25], [4.7, 2.95]);
  const riverLower = line([4.7, 2.95], [4.72, 2.4], [4.86, 1.9], [4.72, 1.45], [4.9, 1.0], [5.05, 0.66]);
  /** The Ring, from the quay in the east round the old city to the quay in the north; the quay closes it. */
  const ring = line(
    [4.52, 0.72],
    [4.46, 1.1],
    [4.46, 1.8],
    [4.5, 2.6],
    [4.36, 3.34],
    [3.6, 3.5],
    [2.6, 3.52],
    [1.5, 3.5],
    [0.72, 3.42],
    [0.5, 3.05],
    [0.66, 2.62],
    [1.46, 2.2],
    [1.62, 1.62],
    [2.38, 1.2],
    [2.44, 0.6],
    [2.52, -0.1],
    [2.84, -0.46],
    [3.3, -0.56],
  );
  const quay = line([3.3, -0.56], [3.42, 0.1], [3.86, 0.56], [4.52, 0.72]);
  const oldCity = `${ring}L${[at(3.42, 0.1), at(3.86, 0.56)].map(pair).join('L')}z`;

  const park = (x: number, y: number, width: number, height: number, turn = 0): Park => ({
    centre: at(x, y),
    width,
    height,
    turn,
  });

  const parks = [
    park(4.0, -0.52, 150, 66, -6),
    park(1.52, 2.42, 92, 62, -24),
    park(4.78, 2.5, 46, 120, 4),
    park(3.52, 4.12, 96, 110, -8),
    park(5.5, 4.3, 120, 90, 20),
    park(1.95, 3.3, 70, 30, 6),
    park(-0.42, 1.55, 90, 120, 8),
  ];

  /** The Prater, of which the advanced side of the board shows more. */
  const prater = [park(4.6, -0.42, 190, 96, 4), park(5.55, -0.3, 150, 130, 24), park(5.58, 0.3, 90, 120, 12)];

  return {
    canal,
    river,
    riverUnder,
    riverLower,
    ring,
    quay,
    oldCity,
    parks,
    prater,
    wheel: at(4.53, -0.34),
    rose: { x: 76, y: 76 },
  };
}
