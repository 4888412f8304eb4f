const MARGIN = 8;

/** Where something enlarged goes on the screen: above what it belongs to or, where there is no room, below. */
export function beside(at: DOMRect, width: number, height: number): { left: number; top: number } {
  const between = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const above = at.top - height - MARGIN;
  return {
    left: between(at.left + at.width / 2 - width / 2, innerWidth - width),
    top: above >= MARGIN ? above : between(at.bottom + MARGIN, innerHeight - height),
  };
}
