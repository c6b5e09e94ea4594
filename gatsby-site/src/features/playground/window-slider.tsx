import { minutesAndSeconds } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { OneOf } from '../../controls/choice-pills';
import * as styles from './playground.module.css';
import { windowKindOf, type Question, type Window, type WindowKind } from './question';
import { boundsOf, initialWindow, selectedPart, type WindowBounds } from './window-bounds';
import { ARROW_KEY_SECONDS, RangeHandle } from './range-handle';
import { WindowTrack, type TrackScore } from './window-track';

interface HandlesProps {
  readonly kind: WindowKind;
  readonly bounds: WindowBounds;
  readonly length: number;
  readonly onChange: (window: Window) => void;
}

/** The handles of a window: two for a start and an end, one for the last seconds, none for the whole time. */
function Handles({ kind, bounds: { from, to, last }, length, onChange }: HandlesProps): ReactElement | null {
  if (kind === 'whole') return null;
  if (kind === 'last')
    return (
      <RangeHandle
        label="The last seconds"
        value={last}
        max={length}
        isMirrored
        onMove={(seconds) => {
          onChange({ lastXSeconds: seconds });
        }}
      />
    );
  return (
    <>
      <RangeHandle
        label="From, seconds of each period"
        value={from}
        max={length}
        isStart
        onMove={(seconds) => {
          onChange({ fromPeriodSeconds: Math.min(seconds, to), toPeriodSeconds: to });
        }}
      />
      <RangeHandle
        label="To, seconds of each period"
        value={to}
        max={length}
        onMove={(seconds) => {
          onChange({ fromPeriodSeconds: from, toPeriodSeconds: Math.max(seconds, from) });
        }}
      />
    </>
  );
}

/** The window in words, and instructions for moving its handles. */
function Hint({
  kind,
  bounds: { from, to, last },
  isOfMatch,
}: {
  readonly kind: WindowKind;
  readonly bounds: WindowBounds;
  readonly isOfMatch: boolean;
}): ReactElement {
  switch (kind) {
    case 'whole':
      return <p className="hint">Every second of the periods chosen. Dots are scores.</p>;
    case 'between':
      return (
        <p className="hint">
          From <b>{minutesAndSeconds(from)}</b> to <b>{minutesAndSeconds(to)}</b> of each period. Arrow keys move a
          handle by {ARROW_KEY_SECONDS} seconds, with Shift by one.
        </p>
      );
    case 'last':
      return (
        <p className="hint">
          The last <b>{minutesAndSeconds(last)}</b> {isOfMatch ? 'of the match' : 'of each period chosen'}. Arrow keys
          move the handle by {ARROW_KEY_SECONDS} seconds, with Shift by one.
        </p>
      );
  }
}

interface WindowSliderProps {
  readonly question: Question;
  /** Length of the slider, that of the longest selected period. **Units**: seconds. */
  readonly length: number;
  /** Scores in the selected periods. */
  readonly scores: readonly TrackScore[];
  readonly onChange: (window: Window) => void;
}

/** A slider for the time window of a question: the whole time, a range within each period, or the last seconds. */
export function WindowSlider({ question, length, scores, onChange }: WindowSliderProps): ReactElement {
  const kind = windowKindOf(question);
  const bounds = boundsOf(question, length);
  const [start, end] = selectedPart(kind, bounds, length);
  return (
    <div className={styles.window}>
      <OneOf
        legend="Time"
        name="window"
        selected={kind}
        onSelect={(next) => {
          onChange(initialWindow(next, length));
        }}
        options={[
          ['whole', 'All of it'],
          ['between', 'From … to'],
          ['last', 'The last seconds'],
        ]}
      />
      <div className={styles.slider} data-kind={kind}>
        <WindowTrack length={length} start={start} end={end} scores={scores} />
        <Handles kind={kind} bounds={bounds} length={length} onChange={onChange} />
      </div>
      <Hint kind={kind} bounds={bounds} isOfMatch={question.period.length === 0} />
    </div>
  );
}
