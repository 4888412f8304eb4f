import type { Attachment } from 'svelte/attachments';
import { LONG_PRESS, lens } from './lens.svelte';
import { PLACES, type Place } from './choices';

/** So many pixels a hand may tremble before it is a drag. */
const TREMBLE = 8;

/** What a drag tells while it goes on. */
export interface Drag {
  begin: () => void;
  /** The pointer is here, above this place or none. */
  move: (x: number, y: number, over: Place | null) => void;
  /** The card is let go above this place, or beside all of them. */
  drop: (place: Place | null) => void;
}

const placeAt = (event: PointerEvent): Place | null => {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]');
  return PLACES.find((place) => place === found?.dataset['place']) ?? null;
};

/**
 * Let a card be dragged to one of the places: with a mouse at once, with a finger after a long press, so that the page can
 * still be scrolled.
 */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; at: number; isTouch: boolean } | null = null;
    let isDragged = false;
    let swallows = false;
    const stop = new AbortController();
    const on = (
      name: string,
      listener: (event: never) => void,
      options = {},
      target: EventTarget = node,
    ): void => target.addEventListener(name, listener as EventListener, { signal: stop.signal, ...options });
    // A quick hand has left the card before it is seen to move.
    const anywhere = (name: string, listener: (event: PointerEvent) => void): void =>
      on(name, listener, {}, window);

    on('pointerdown', (event: PointerEvent) => {
      if (event.button !== 0) return;
      const isTouch = event.pointerType !== 'mouse';
      start = { x: event.clientX, y: event.clientY, at: event.timeStamp, isTouch };
      swallows = false;
    });
    anywhere('pointermove', (event) => {
      if (!start) return;
      if (!isDragged) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= TREMBLE) return;
        if (start.isTouch && event.timeStamp - start.at < LONG_PRESS) {
          start = null;
          return;
        }
        node.setPointerCapture(event.pointerId);
        isDragged = true;
        lens.close();
        drag.begin();
      }
      drag.move(event.clientX, event.clientY, placeAt(event));
    });
    anywhere('pointerup', (event) => {
      if (!start && !isDragged) return;
      swallows = isDragged || Boolean(start?.isTouch && event.timeStamp - start.at >= LONG_PRESS);
      start = null;
      if (isDragged) drag.drop(placeAt(event));
      isDragged = false;
    });
    anywhere('pointercancel', () => {
      start = null;
      if (isDragged) drag.drop(null);
      isDragged = false;
    });
    // The click that ends a drag or a long press chooses nothing.
    const click = (event: MouseEvent): void => {
      if (swallows) event.stopImmediatePropagation();
      swallows = false;
    };
    on('click', click, { capture: true });
    const touchmove = (event: TouchEvent): void => {
      if (isDragged || (start && event.timeStamp - start.at >= LONG_PRESS)) event.preventDefault();
    };
    on('touchmove', touchmove, { passive: false });
    on('dragstart', (event: DragEvent) => event.preventDefault());
    return () => stop.abort();
  };
}
