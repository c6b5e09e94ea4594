import { minutesAndSeconds } from '@goalsquare/engine';
import type { KeyboardEvent, ReactElement } from 'react';

/** How far an arrow key moves a handle. With Shift, the handle moves by one second. **Units**: seconds. */
export const ARROW_KEY_SECONDS = 15;

interface RangeHandleProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Whether the handle is the left one of two. */
  readonly isStart?: boolean;
  /** Whether the value is measured from the right end of the line. */
  readonly isMirrored?: boolean;
  readonly onMove: (seconds: number) => void;
}

/** A handle of the window slider, moved with the pointer or the arrow keys. **Units**: seconds. */
export function RangeHandle({
  label,
  value,
  max,
  isStart = false,
  isMirrored = false,
  onMove,
}: RangeHandleProps): ReactElement {
  const moveByKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const sign = { ArrowUp: 1, ArrowDown: -1, ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[
      event.key
    ];
    if (sign === undefined) return;
    event.preventDefault();
    onMove(Math.max(0, Math.min(max, value + sign * (event.shiftKey ? 1 : ARROW_KEY_SECONDS))));
  };
  const position = Math.min(value, max);
  // Where two handles overlap at an end of the line, the one that can still move is on top.
  const zIndex = position > max / 2 === isStart ? 2 : 1;
  return (
    <input
      type="range"
      min={0}
      max={max}
      value={position}
      dir={isMirrored ? 'rtl' : 'ltr'}
      aria-label={label}
      aria-valuetext={minutesAndSeconds(position)}
      style={{ zIndex }}
      onChange={({ target }) => {
        onMove(Number(target.value));
      }}
      onKeyDown={moveByKey}
    />
  );
}
