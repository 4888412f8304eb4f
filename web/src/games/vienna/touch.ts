/**
 * Whether fingers point here. What only explains itself is then no button: it would be too small for one, and a touch anywhere on it
 * explains it as well.
 */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
