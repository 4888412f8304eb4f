const MARGIN = 8;

interface Place {
  left: number;
  top: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const between = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));

/** Whether something is shown enlarged, above or below itself, while it is pointed at. */
export const isEnlarged = (node: Element | undefined): boolean =>
  node?.hasAttribute('data-enlarged') ?? false;

/** Where something of a size is shown that belongs to a box: below it if there is room, else or if wished beside it. */
export function placeFor(
  box: Box,
  width: number,
  height: number,
  isBeside: boolean,
  screen: { width: number; height: number } = { width: innerWidth, height: innerHeight },
): Place {
  if (!isBeside && box.bottom + height + MARGIN <= screen.height) {
    return {
      left: between((box.left + box.right - width) / 2, screen.width - width),
      top: box.bottom + MARGIN / 2,
    };
  }
  const isRoomAtTheRight = box.right + width + MARGIN <= screen.width;
  const left = isRoomAtTheRight ? box.right + MARGIN / 2 : box.left - width - MARGIN / 2;
  return { left: between(left, screen.width - width), top: between(box.top, screen.height - height) };
}
