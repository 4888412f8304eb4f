import type { Flag } from './schema';

/** The codes under the flags, the same in every language. */
export const FLAG_CODES: Record<Flag, string> = {
  usa: 'US',
  ussr: 'SU',
  france: 'FR',
  uk: 'UK',
  austria: 'AT',
};
