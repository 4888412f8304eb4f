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

/** Where something of a size is shown that belongs to a box: below it if there is room, else or if asked for beside it. */
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

/** What is this near to the edge of the window reaches it. */
const NEAR = 40;
const NARROWEST = 300;

/**
 * Where a drawer lies: where the decision is taken, below the question, if that stands at the side of the window; else over the
 * panel at the side. The question itself is never covered.
 */
export function drawerPlace(): { top: number; left: number; right: number } | null {
  const part = (name: string): DOMRect | undefined =>
    document.querySelector(`[data-part='${name}']`)?.getBoundingClientRect();
  const question = part('question');
  const header = part('header');
  return question ? drawerBeside(question, part('tabs'), header?.bottom ?? 0, innerWidth) : null;
}

/** See `drawerPlace`; `top` is where the header ends. */
export function drawerBeside(
  question: Box,
  tabs: Box | undefined,
  top: number,
  width: number,
): { top: number; left: number; right: number } {
  if (question.right > width - NEAR)
    return { top: question.bottom, left: question.left < NEAR ? 0 : question.left, right: 0 };
  const side = tabs && tabs.right > width - NEAR && tabs.left > question.right ? tabs : null;
  return { top, left: Math.min(side?.left ?? question.right, width - NARROWEST), right: 0 };
}
