import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';

/** Returns the mark that a key moves to. **Empty**: `undefined` for any other key. */
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

/** What a click, a tap, Enter or Space does on a mark. */
export interface MarkAction {
  /** Returns the attributes that make a mark a button. **Empty**: `undefined` if the mark cannot be activated. */
  readonly buttonOf: (index: number) => Partial<MarkProps> | undefined;
  readonly activate: (index: number, by: Activation) => void;
  /** The selected mark, which Tab reaches first. **Empty**: `undefined` if none is selected. */
  readonly selected?: number | undefined;
}

/** Attributes of a mark: its role is that of an image, or of a button if the mark can be activated. */
export interface MarkProps {
  readonly role: 'img' | 'button';
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-haspopup'?: 'dialog';
  readonly 'data-selected'?: boolean;
  readonly tabIndex: number;
  readonly 'aria-label': string;
  readonly 'data-mark': number;
  readonly 'data-current': boolean;
  readonly onFocus: () => void;
  readonly onPointerEnter: () => void;
}

/** Event handlers of the element around the marks. */
export interface MarkFrame {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The marks of a picture: the current one, and functions that move between them. */
export interface Marks {
  readonly current: number | undefined;
  readonly choose: (index: number | undefined) => void;
  /** Returns the description of a mark, which is its accessible name. */
  readonly describe: (index: number) => string;
  readonly mark: (index: number) => MarkProps;
  readonly frame: MarkFrame;
  /**
   * A link to the evidence of the current mark, for the line below the picture. **Empty**: nothing if the mark has no
   * link.
   */
  readonly leads?: ReactNode;
  /**
   * A sentence about what activating a mark does. **Empty**: `undefined` if marks cannot be activated.
   */
  readonly hint?: string;
}

/** How far from a mark a tap still activates it. **Units**: CSS pixels. */
const REACH = 22;

const distanceTo = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Returns the mark that an event refers to: the mark under the pointer or, for a tap, the nearest one within reach. */
export function markOf(
  {
    target,
    currentTarget,
    clientX,
    clientY,
  }: Pick<MouseEvent<HTMLElement>, 'target' | 'currentTarget' | 'clientX' | 'clientY'>,
  isTouch: boolean,
): number | undefined {
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

function moveFocus(event: KeyboardEvent<HTMLElement>, next: number | undefined): void {
  if (next === undefined) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-mark="${next}"]`)?.focus();
}

const textOf = <T>(items: readonly T[], describe: (item: T) => string): string => items.map(describe).join('');

/**
 * Returns the marks of a picture, which respond to pointer and keyboard. Tab moves to one of them, and arrow keys, Home
 * and End move between them. If there is an action, a click, a tap, Enter or Space activates a mark.
 */
export function useMarks<T>(
  items: readonly T[],
  describeItem: (item: T) => string,
  action?: MarkAction,
  chosen?: number,
): Marks {
  const { length: count } = items;
  const [current, choose] = useState<number | undefined>(chosen);
  const isTouch = useRef(false);
  const isMark = (index: number | undefined): index is number => index !== undefined && index < count;
  const reached = [current, action?.selected].find(isMark) ?? 0;
  const activate = (index: number, by: Activation): void => {
    if (action?.buttonOf(index) !== undefined) action.activate(index, by);
  };
  const describe = (index: number): string => textOf(items.slice(index, index + 1), describeItem);
  return {
    current: isMark(current) ? current : undefined,
    choose,
    describe,
    mark: (index) => ({
      role: 'img',
      'aria-label': describe(index),
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
        moveFocus(event, markAfter(event.key, reached, count));
      },
    },
  };
}

/** The key of the selected item, and a function that selects another. Pictures of the same items share it. */
export interface Selection {
  readonly selected: string | undefined;
  readonly select: (key: string | undefined) => void;
}

/**
 * Returns marks of which one can be selected. Activating it again clears the selection. The selected mark is described
 * while no other mark is current.
 */
export function useSelectableMarks<T extends { readonly key: string }>(
  items: readonly T[],
  describe: (item: T) => string,
  { selected, select }: Selection,
): Marks {
  const isSelected = (index: number): boolean => items[index]?.key === selected;
  const at = items.findIndex((_, index) => isSelected(index));
  const chosen = at < 0 ? undefined : at;
  const marks = useMarks(items, describe, {
    selected: chosen,
    buttonOf: (index) => ({
      role: 'button',
      'aria-pressed': isSelected(index),
      'data-selected': isSelected(index),
    }),
    activate: (index) => {
      select(isSelected(index) ? undefined : items[index]?.key);
    },
  });
  return { ...marks, current: marks.current ?? chosen };
}
