/** The signs of a phone's tabs, drawn with a pen of 2 in a square of 24. */
export const SIGNS = {
  table: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  players:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.2 3.2 0 0 1 0 6M17.5 14.5c2.5.6 4 2.5 4 5.500',
  piles: 'M5 4h9v13H5zM9 20h10V8',
  side: 'M3 4h18v12H10l-5 4v-4H3z',
} as const;
