import { hasMoved } from './motion';

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
