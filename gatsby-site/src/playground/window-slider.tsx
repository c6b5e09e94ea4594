import { minutesAndSeconds } from '@goalsquare/engine';
import type { KeyboardEvent, ReactElement } from 'react';
import { shareOf } from '../pictures/scales';
import { OneOf } from './choice-pills';
import * as styles from './playground.module.css';
import { windowKindOf, type Question, type Window, type WindowKind } from './question';

/** What an arrow key moves a handle by; with Shift, a second. **Units**: seconds. */
const STEP = 15;

/** The window a kind begins with. **Units**: seconds. */
export const firstWindow = (kind: WindowKind, length: number): Window =>
  kind === 'whole'
    ? {}
    : kind === 'last'
      ? { lastXSeconds: Math.min(300, length) }
      : { fromPeriodSeconds: 0, toPeriodSeconds: length };

interface HandleProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** The line is measured from its right end. */
  readonly isMirrored?: boolean;
  readonly onMove: (seconds: number) => void;
}

function Handle({ label, value, most, isMirrored = false, onMove }: HandleProps): ReactElement {
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const sign = { ArrowUp: 1, ArrowDown: -1, ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[
      event.key
    ];
    if (sign === undefined) return;
    event.preventDefault();
    onMove(Math.max(0, Math.min(most, value + sign * (event.shiftKey ? 1 : STEP))));
  };
  const shown = Math.min(value, most);
  return (
    <input
      type="range"
      min={0}
      max={most}
      value={shown}
      dir={isMirrored ? 'rtl' : 'ltr'}
      aria-label={label}
      aria-valuetext={minutesAndSeconds(shown)}
      style={{ zIndex: shown > most / 2 === label.startsWith('From') ? 2 : 1 }}
      onChange={({ target }) => {
        onMove(Number(target.value));
      }}
      onKeyDown={press}
    />
  );
}

/** A score on the line of the slider. **Units**: seconds in the period. */
export interface SliderScore {
  readonly seconds: number;
  readonly side: 0 | 1;
}

interface WindowSliderProps {
  readonly question: Question;
  /** Seconds the line is long: the longest period that is asked for. */
  readonly length: number;
  /** Scores of the periods that are asked for. */
  readonly scores: readonly SliderScore[];
  readonly onChange: (window: Window) => void;
}

/** The time window of a question: the whole time, from one second of each period to another, or the last seconds. */
export function WindowSlider({ question, length, scores, onChange }: WindowSliderProps): ReactElement {
  const kind = windowKindOf(question);
  const { fromPeriodSeconds: from = 0, toPeriodSeconds: to = length, lastXSeconds: last = 0 } = question;
  const [start, end] =
    kind === 'last'
      ? [Math.max(0, length - last), length]
      : kind === 'between'
        ? [from, Math.min(to, length)]
        : [0, length];
  const move = (window: Window): void => {
    onChange({ fromPeriodSeconds: from, toPeriodSeconds: to, ...window });
  };
  return (
    <div className={styles.window}>
      <OneOf
        legend="Time"
        name="window"
        chosen={kind}
        onChoose={(one) => {
          onChange(firstWindow(one, length));
        }}
        options={[
          ['whole', 'All of it'],
          ['between', 'From … to'],
          ['last', 'The last seconds'],
        ]}
      />
      <div className={styles.slider} data-kind={kind}>
        <div className={styles.track} aria-hidden="true">
          <span
            className={styles.inside}
            style={{
              left: `${shareOf(start, 0, length)}%`,
              width: `${Math.max(0, shareOf(end, 0, length) - shareOf(start, 0, length))}%`,
            }}
          />
          {scores.map((score, at) => (
            <span
              key={at}
              className={styles.score}
              data-side={score.side}
              data-inside={score.seconds >= start && score.seconds <= end}
              style={{ left: `${shareOf(score.seconds, 0, length)}%` }}
            />
          ))}
        </div>
        {kind === 'between' && (
          <Handle
            label="From, seconds of each period"
            value={from}
            most={length}
            onMove={(seconds) => {
              move({ fromPeriodSeconds: Math.min(seconds, to) });
            }}
          />
        )}
        {kind === 'between' && (
          <Handle
            label="To, seconds of each period"
            value={to}
            most={length}
            onMove={(seconds) => {
              move({ toPeriodSeconds: Math.max(seconds, from) });
            }}
          />
        )}
        {kind === 'last' && (
          <Handle
            label="The last seconds"
            value={last}
            most={length}
            isMirrored
            onMove={(seconds) => {
              onChange({ lastXSeconds: seconds });
            }}
          />
        )}
      </div>
      <p className={styles.hint}>
        {kind === 'whole' && 'Every second of the periods chosen. Dots are scores.'}
        {kind === 'between' && (
          <>
            From <b>{minutesAndSeconds(from)}</b> to <b>{minutesAndSeconds(to)}</b> of each period. Arrow keys move a
            handle by {STEP} seconds, with Shift by one.
          </>
        )}
        {kind === 'last' && (
          <>
            The last <b>{minutesAndSeconds(last)}</b>{' '}
            {question.period.length === 0 ? 'of the match' : 'of each period chosen'}. Arrow keys move the handle by{' '}
            {STEP} seconds, with Shift by one.
          </>
        )}
      </p>
    </div>
  );
}
