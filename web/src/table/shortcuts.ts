/** What the keys do at a table; the overlay that `?` opens lists them in this order. */
export const SHORTCUTS = [
  ['l', 'list'],
  ['h', 'hint'],
  ['u', 'undo'],
  ['a', 'again'],
  ['n', 'step'],
  ['q', 'question'],
  ['b', 'board'],
  ['r', 'rules'],
  ['m', 'menu'],
  ['?', 'keys'],
] as const;
export type Shortcut = (typeof SHORTCUTS)[number][1];

/** What a key that was pressed asks for; nothing while something is written, or together with other keys. */
export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>,
  isWriting: boolean,
): Shortcut | null {
  if (isWriting || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  return SHORTCUTS.find(([key]) => key === event.key.toLowerCase())?.[1] ?? null;
}

/** Whether keys pressed on an element are for the element: something is written or chosen there. */
export const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element && Boolean(target.closest('input, textarea, select, [contenteditable], dialog'));
