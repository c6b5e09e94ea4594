import { useState, type KeyboardEvent } from 'react';

/** Where keys lead among so many marks. **Empty**: `undefined` for a key that leads nowhere. */
export function markAfter(key: string, at: number, count: number): number | undefined {
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
      return undefined;
  }
}

/** The mark that the reader has selected, and what selects another or, for the same mark, none. */
export interface MarkSelection {
  readonly selected: number | undefined;
  readonly onSelect: (index: number | undefined) => void;
}

/** What makes an element one of the marks of a picture: an image, or a button if marks can be selected. */
export interface MarkProps {
  readonly role: 'img' | 'button';
  readonly 'aria-pressed'?: boolean;
  readonly 'data-selected'?: boolean;
  readonly onClick?: () => void;
  readonly tabIndex: number;
  readonly 'data-mark': number;
  readonly 'data-current': boolean;
  readonly onFocus: () => void;
  readonly onPointerEnter: () => void;
}

/** The marks of a picture: which one is pointed at or has the focus, and how to move among them. */
export interface Marks {
  readonly current: number | undefined;
  readonly choose: (index: number | undefined) => void;
  readonly mark: (index: number) => MarkProps;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Returns what makes a mark a button that selects it. **Empty**: an image if marks cannot be selected. */
function selectable(index: number, selection: MarkSelection | undefined): Partial<MarkProps> & Pick<MarkProps, 'role'> {
  if (selection === undefined) return { role: 'img' };
  const isSelected = index === selection.selected;
  return {
    role: 'button',
    'aria-pressed': isSelected,
    'data-selected': isSelected,
    onClick: () => {
      selection.onSelect(isSelected ? undefined : index);
    },
  };
}

/**
 * Marks of a picture that can be pointed at: one Tab reaches them, arrow keys, Home and End go from one to the next.
 * With a selection, a click, Enter and Space select the mark.
 */
export function useMarks(count: number, chosen?: number, selection?: MarkSelection): Marks {
  const [current, choose] = useState<number | undefined>(chosen);
  const isMark = (index: number | undefined): index is number => index !== undefined && index < count;
  const reached = [current, selection?.selected].find(isMark) ?? 0;
  return {
    current: isMark(current) ? current : undefined,
    choose,
    mark: (index) => ({
      ...selectable(index, selection),
      tabIndex: index === reached ? 0 : -1,
      'data-mark': index,
      'data-current': index === current,
      onFocus: () => {
        choose(index);
      },
      onPointerEnter: () => {
        choose(index);
      },
    }),
    onKeyDown: (event) => {
      const target = event.target as Element;
      if (!target.hasAttribute('data-mark')) return;
      if (selection !== undefined && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        selection.onSelect(reached === selection.selected ? undefined : reached);
        return;
      }
      const next = markAfter(event.key, reached, count);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-mark="${next}"]`)?.focus();
    },
  };
}
