import type { Attachment } from 'svelte/attachments';
import { LONG_PRESS, lens } from './lens.svelte';
import type { Held, Table } from './table.svelte';
import type { Country } from './schema';

const SLIP = 8;

/**
 * Let a card be dragged to a country or to the stage: with a mouse at once, with a finger after a long press, so that the
 * page can still be scrolled.
 */
export function draggable(table: Table, held: Held): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; at: number; touch: boolean } | null = null;
    let swallow = false;

    const below = (event: PointerEvent): Element | null =>
      document.elementFromPoint(event.clientX, event.clientY);
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !table.decision) return;
      start = {
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
        touch: event.pointerType !== 'mouse',
      };
      swallow = false;
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP;
      if (!table.dragged) {
        if (!far) return;
        if (start.touch && event.timeStamp - start.at < LONG_PRESS) {
          start = null;
          return;
        }
        node.setPointerCapture(event.pointerId);
        table.cancel();
        lens.close();
        table.dragged = held;
      }
      table.pointer = { x: event.clientX, y: event.clientY };
      table.over =
        (below(event)?.closest<HTMLElement>('[data-country]')?.dataset['country'] as Country) ?? null;
    };
    const up = (event: PointerEvent): void => {
      if (!start) return;
      const pressed = start.touch && event.timeStamp - start.at >= LONG_PRESS;
      swallow = Boolean(table.dragged) || pressed;
      start = null;
      if (!table.dragged) return;
      const place = below(event);
      const country = place?.closest<HTMLElement>('[data-country]')?.dataset['country'] as
        Country | undefined;
      if (country) table.drop(held, country);
      else if (place?.closest('[data-stage]')) table.drop(held, null);
      else table.cancel();
    };
    const cancel = (): void => {
      if (start && table.dragged) table.cancel();
      start = null;
    };
    // The click that ends a drag or a long press is not a choice.
    const click = (event: MouseEvent): void => {
      if (swallow) event.stopImmediatePropagation();
      swallow = false;
    };
    const touchmove = (event: TouchEvent): void => {
      if (table.dragged) event.preventDefault();
      else if (start && event.timeStamp - start.at >= LONG_PRESS) event.preventDefault();
    };
    node.addEventListener('pointerdown', down);
    // A quick hand has left the card before it is seen to move.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('touchmove', touchmove, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('touchmove', touchmove);
    };
  };
}

/** Let a finger that slides along a fan of cards lift one after the other; a hand of nine leaves little room for each. */
export function sliding(lift: (place: number) => void): Attachment<HTMLElement> {
  return (node) => {
    const touchmove = (event: TouchEvent): void => {
      const finger = event.touches[0];
      if (!finger || event.touches.length > 1) return;
      event.preventDefault();
      const card = document.elementFromPoint(finger.clientX, finger.clientY)?.closest('li');
      const place = card ? [...node.children].indexOf(card) : -1;
      if (place >= 0) lift(place);
    };
    node.addEventListener('touchmove', touchmove, { passive: false });
    return () => node.removeEventListener('touchmove', touchmove);
  };
}
