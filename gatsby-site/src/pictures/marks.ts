import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';

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

/** How a mark was activated. */
export type Activation = 'keyboard' | 'mouse' | 'touch';

/** What a click, a tap, Enter or Space does to a mark. */
export interface MarkAction {
  /** Returns the role and the state of a mark as a button. **Empty**: `undefined` if the mark cannot be activated. */
  readonly buttonOf: (index: number) => Partial<MarkProps> | undefined;
  readonly activate: (index: number, by: Activation) => void;
  /** The selected mark, which Tab reaches first. **Empty**: `undefined` without a selection. */
  readonly selected?: number | undefined;
}

/** What makes an element one of the marks of a picture: an image, or a button if the mark can be activated. */
export interface MarkProps {
  readonly role: 'img' | 'button';
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-haspopup'?: 'dialog';
  readonly 'data-selected'?: boolean;
  readonly tabIndex: number;
  readonly 'data-mark': number;
  readonly 'data-current': boolean;
  readonly onFocus: () => void;
  readonly onPointerEnter: () => void;
}

/** What the element around the marks handles for all of them. */
export interface MarkFrame {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The marks of a picture: which one is pointed at or has the focus, and how to move among them. */
export interface Marks {
  readonly current: number | undefined;
  readonly choose: (index: number | undefined) => void;
  readonly mark: (index: number) => MarkProps;
  readonly frame: MarkFrame;
  /** Where the marks lead, for the line that describes the current mark. **Empty**: nothing for other actions. */
  readonly leads?: ReactNode;
  /** What a click does, as the end of a sentence. **Empty**: `undefined` if marks cannot be activated. */
  readonly hint?: string;
}

/** How far from a mark a tap still reaches it. **Units**: CSS pixels. */
const REACH = 22;

const distanceTo = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Returns the mark of an event: the mark under the pointer or, for a tap, the nearest one within reach of a finger. */
function markOf({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>, isTouch: boolean) {
  const hit = (target as Element).closest('[data-mark]');
  if (hit !== null) return Number(hit.getAttribute('data-mark'));
  if (!isTouch || (target as Element).closest('a, button, input, select, summary') !== null) return undefined;
  const [nearest] = [...currentTarget.querySelectorAll('[data-mark]')]
    .map((element) => ({
      index: Number(element.getAttribute('data-mark')),
      distance: distanceTo(element.getBoundingClientRect(), clientX, clientY),
    }))
    .filter(({ distance }) => distance <= REACH)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.index;
}

/**
 * Marks of a picture that can be pointed at: one Tab reaches them, arrow keys, Home and End go from one to the next.
 * With an action, a click, a tap, Enter and Space activate a mark.
 */
export function useMarks(count: number, action?: MarkAction, chosen?: number): Marks {
  const [current, choose] = useState<number | undefined>(chosen);
  const isTouch = useRef(false);
  const isMark = (index: number | undefined): index is number => index !== undefined && index < count;
  const reached = [current, action?.selected].find(isMark) ?? 0;
  const activate = (index: number, by: Activation): void => {
    if (action?.buttonOf(index) !== undefined) action.activate(index, by);
  };
  return {
    current: isMark(current) ? current : undefined,
    choose,
    mark: (index) => ({
      role: 'img',
      ...action?.buttonOf(index),
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
    frame: {
      onPointerDown: ({ pointerType }) => {
        isTouch.current = pointerType === 'touch';
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') choose(undefined);
      },
      onClick: (event) => {
        const index = markOf(event, isTouch.current);
        if (index === undefined) return;
        choose(index);
        activate(index, isTouch.current ? 'touch' : 'mouse');
      },
      onKeyDown: (event) => {
        const target = event.target as Element;
        if (!target.hasAttribute('data-mark')) return;
        if (action !== undefined && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          activate(reached, 'keyboard');
          return;
        }
        const next = markAfter(event.key, reached, count);
        if (next === undefined) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(`[data-mark="${next}"]`)?.focus();
      },
    },
  };
}

/** The mark that the reader has selected, and what selects another or, for the same mark, none. */
export interface MarkSelection {
  readonly selected: number | undefined;
  readonly onSelect: (index: number | undefined) => void;
}

/** Marks that can be selected, one at a time. Without another current mark, the selected one is described. */
export function useSelectableMarks(count: number, { selected, onSelect }: MarkSelection): Marks {
  const marks = useMarks(count, {
    selected,
    buttonOf: (index) => ({
      role: 'button',
      'aria-pressed': index === selected,
      'data-selected': index === selected,
    }),
    activate: (index) => {
      onSelect(index === selected ? undefined : index);
    },
  });
  return { ...marks, current: marks.current ?? selected };
}
