import type { Attachment } from 'svelte/attachments';
import type { Examined, Held, Table } from './table.svelte';
import type { Country } from './schema';

const HOVER = 450;
const LONG_PRESS = 380;
const GRACE = 180;
const SLIP = 8;

let closing: ReturnType<typeof setTimeout> | undefined;

/** Keep what is looked at open, for instance because the pointer has reached it. */
export const stayOpen = (): void => clearTimeout(closing);

/** Close what is looked at, after a moment in which the pointer can reach it. */
export function closeSoon(table: Table): void {
  clearTimeout(closing);
  closing = setTimeout(() => (table.examined = null), GRACE);
}

/** Show something enlarged while the pointer rests on it, while it has the focus, and after a long press. */
export function examinable(table: Table, what: Omit<Examined, 'at'>): Attachment<HTMLElement> {
  return (node) => {
    node.dataset['enlarged'] = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      stayOpen();
      if (!table.dragged) table.examined = { ...what, at: node.getBoundingClientRect() };
    };
    const wait = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (event.type === 'pointerenter' && event.pointerType !== 'mouse') return;
      if (event.type === 'pointerdown' && event.pointerType === 'mouse') return;
      timer = setTimeout(show, event.pointerType === 'mouse' ? HOVER : LONG_PRESS);
    };
    const leave = (): void => {
      clearTimeout(timer);
      closeSoon(table);
    };
    const stop = (): void => clearTimeout(timer);
    const focus = (): void => {
      if (node.matches(':focus-visible')) show();
    };
    const listeners: [string, (event: never) => void][] = [
      ['pointerenter', wait],
      ['pointerdown', wait],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['pointerleave', leave],
      ['focus', focus],
      ['blur', leave],
      // A long press would open the browser's own menu.
      ['contextmenu', (event: PointerEvent) => event.pointerType !== 'mouse' && event.preventDefault()],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    };
  };
}

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
