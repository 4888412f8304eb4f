let last: { x: number; y: number } | null = null;

/** Whether the pointer itself came here: what is drawn anew below a pointer that rests is not pointed at. */
export const hasMoved = ({ clientX, clientY }: PointerEvent): boolean =>
  last?.x !== clientX || last.y !== clientY;

// Heard last, when everything on the page has compared the event with the one before.
globalThis.addEventListener?.('pointermove', ({ clientX, clientY }) => (last = { x: clientX, y: clientY }));
globalThis.addEventListener?.('pointerdown', ({ clientX, clientY }) => (last = { x: clientX, y: clientY }));

/** Do something once when the mouse is moved onto an element, or moved on it after it was drawn below the mouse. */
export function onPointed(node: HTMLElement, work: () => void, signal: AbortSignal): void {
  let waits = false;
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    waits = !hasMoved(event);
    if (!waits) work();
  };
  const move = (event: PointerEvent): void => {
    if (!waits || !hasMoved(event)) return;
    waits = false;
    work();
  };
  node.addEventListener('pointerenter', enter, { signal });
  node.addEventListener('pointermove', move, { signal });
}
