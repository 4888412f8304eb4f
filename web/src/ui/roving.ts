import type { Attachment } from 'svelte/attachments';

/** The place an arrow key leads to from another; null for keys that lead nowhere. */
export function nextPlace(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Make the buttons and links of a group a single stop of the Tab key: the arrow keys lead from one to the next, and Tab comes back
 * to the one that was left.
 */
export const roving: Attachment<HTMLElement> = (group) => {
  let stop: HTMLElement | null = null;
  const members = (): HTMLElement[] => [
    ...group.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]'),
  ];

  const arrange = (): void => {
    const found = members();
    if (!stop || !found.includes(stop)) stop = found[0] ?? null;
    for (const one of found) {
      const place = one === stop ? '0' : '-1';
      if (one.getAttribute('tabindex') !== place) one.setAttribute('tabindex', place);
    }
  };
  arrange();
  const observer = new MutationObserver(arrange);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled'] });

  const focusin = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLElement) || !members().includes(event.target)) return;
    stop = event.target;
    arrange();
  };
  const keydown = (event: KeyboardEvent): void => {
    const found = members();
    const at = found.indexOf(event.target as HTMLElement);
    const next =
      at < 0 || event.altKey || event.ctrlKey || event.metaKey
        ? null
        : nextPlace(event.key, at, found.length);
    if (next === null) return;
    event.preventDefault();
    found[next]?.focus();
  };
  group.addEventListener('focusin', focusin);
  group.addEventListener('keydown', keydown);
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', focusin);
    group.removeEventListener('keydown', keydown);
  };
};
