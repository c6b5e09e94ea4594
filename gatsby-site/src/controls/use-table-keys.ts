import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const stops = 'a[href], button';

const inRow = (row: Element | undefined): readonly HTMLElement[] =>
  row === undefined ? [] : [...row.querySelectorAll<HTMLElement>(stops)];

/**
 * Returns the link or button that a key moves to. **Empty**: `undefined` for other keys and at an edge of the table.
 */
function nextStop(table: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...table.querySelectorAll('tr')];
  const at = rows.findIndex((row) => row.contains(from));
  const row = inRow(rows[at]);
  const place = row.indexOf(from);
  const inColumn = (step: -1 | 1): HTMLElement | undefined => {
    const column = from.closest<HTMLTableCellElement>('th, td')?.cellIndex ?? 0;
    for (let next = at + step; next >= 0 && next < rows.length; next += step) {
      const cell = rows[next]?.cells[column];
      const found = cell === undefined ? undefined : inRow(cell)[0];
      if (found !== undefined) return found;
    }
    return undefined;
  };
  switch (key) {
    case 'ArrowRight':
      return row[place + 1];
    case 'ArrowLeft':
      return row[place - 1];
    case 'ArrowDown':
      return inColumn(1);
    case 'ArrowUp':
      return inColumn(-1);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

/** Makes a table with many buttons and links a single stop of the Tab key. Arrow keys move between its cells. */
export function useTableKeys(): {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
} {
  const ref = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement>(null);
  const mark = (): void => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const stop = current.current !== null && all.includes(current.current) ? current.current : all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  // Each render may add cells.
  useLayoutEffect(mark);
  return {
    ref,
    onFocus: ({ target }) => {
      current.current = (target as HTMLElement).closest<HTMLElement>(stops);
      mark();
    },
    onKeyDown: (event) => {
      const { target, key } = event;
      const from = (target as HTMLElement).closest<HTMLElement>(stops);
      if (ref.current === null || from === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nextStop(ref.current, from, key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
