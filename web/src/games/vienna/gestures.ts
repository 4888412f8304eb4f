import type { Camera } from './camera.svelte';

/** So many pixels a finger may tremble before it is a drag. */
const TREMBLE = 6;

interface Touch {
  x: number;
  y: number;
}

/** Let a map be dragged, pinched, enlarged with a double click or tap, and with the wheel while a modifier key is held. */
export function gestures(camera: Camera) {
  return (window: HTMLElement): (() => void) => {
    const touches = new Map<number, Touch>();
    let moved = 0;
    let isDrag = false;

    const down = (event: PointerEvent): void => {
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (touches.size === 1) [moved, isDrag] = [0, false];
    };

    const move = (event: PointerEvent): void => {
      const before = touches.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
      touches.set(event.pointerId, now);
      if (other) {
        const frame = window.getBoundingClientRect();
        const factor =
          Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
        const middle = { x: (now.x + other.x) / 2 - frame.x, y: (now.y + other.y) / 2 - frame.y };
        camera.zoomBy(factor, middle.x / frame.width, middle.y / frame.height);
        isDrag = true;
        return;
      }
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      // The whole city is in sight: there is nowhere to go.
      if (camera.isWhole) return;
      if (moved > TREMBLE && !isDrag) {
        isDrag = true;
        window.setPointerCapture(event.pointerId);
      }
      if (isDrag) camera.pan(now.x - before.x, now.y - before.y);
    };

    const up = (event: PointerEvent): void => void touches.delete(event.pointerId);

    // What follows a drag is no click on the building where it ends.
    const click = (event: MouseEvent): void => {
      if (isDrag) event.stopPropagation();
      isDrag = false;
    };

    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const frame = window.getBoundingClientRect();
      const x = (event.clientX - frame.x) / frame.width;
      camera.zoomBy(Math.exp(-event.deltaY / 300), x, (event.clientY - frame.y) / frame.height);
    };

    const double = (event: MouseEvent): void => {
      if ((event.target as Element).closest('button')) return;
      const frame = window.getBoundingClientRect();
      camera.toggle((event.clientX - frame.x) / frame.width, (event.clientY - frame.y) / frame.height);
    };

    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointerdown', down, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', up, { signal });
    window.addEventListener('click', click, { signal, capture: true });
    window.addEventListener('dblclick', double, { signal });
    window.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  };
}
