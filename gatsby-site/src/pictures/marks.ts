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

/** What makes an element one of the marks of a picture. */
export interface MarkProps {
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

/** Marks of a picture that can be asked: one Tab reaches them, arrow keys, Home and End go from one to the next. */
export function useMarks(count: number, chosen?: number): Marks {
  const [current, choose] = useState<number | undefined>(chosen);
  const reached = current !== undefined && current < count ? current : 0;
  return {
    current: current !== undefined && current < count ? current : undefined,
    choose,
    mark: (index) => ({
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
      const next = (event.target as Element).hasAttribute('data-mark')
        ? markAfter(event.key, reached, count)
        : undefined;
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-mark="${next}"]`)?.focus();
    },
  };
}
