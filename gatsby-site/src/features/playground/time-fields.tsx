import { periodDisplay } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { SomeOf } from '../../controls/choice-pills';
import type { OpenedMatch } from './open-sandbox-match';
import * as styles from './playground.module.css';
import { withWindow, type Question } from './question';
import { WindowSlider } from './window-slider';
import type { TrackScore } from './window-track';

const periodName = (period: number): string => periodDisplay(period, 0).split(' ')[0] ?? '';

const isSelected = ({ period: selected }: Question, period: number): boolean =>
  selected.length === 0 || selected.includes(period);

/** Returns the length of the longest selected period. **Units**: seconds. */
function longestPeriod({ view: { clock } }: OpenedMatch, question: Question): number {
  const selected = clock.periods.filter(({ period }) => isSelected(question, period));
  const periods = selected.length === 0 ? clock.periods : selected;
  return Math.max(1, ...periods.map(({ periodSeconds }) => periodSeconds));
}

const scoresIn = ({ view: { rows } }: OpenedMatch, question: Question): readonly TrackScore[] =>
  rows.flatMap(({ play, side, period, seconds }) =>
    play.is === 'score' && side !== undefined && isSelected(question, period) ? [{ seconds, side }] : [],
  );

interface TimeFieldsProps {
  readonly opened: OpenedMatch;
  readonly question: Question;
  readonly onAsk: (question: Question) => void;
}

/** The fields for the time of a question: its periods, and the window within them. */
export const TimeFields = ({ opened, question, onAsk }: TimeFieldsProps): ReactElement => (
  <div className={styles.time}>
    <SomeOf
      legend="Periods"
      options={opened.view.clock.periods.map(({ period }) => [period, periodName(period)])}
      selected={question.period}
      onSelect={(period) => {
        onAsk({ ...question, period });
      }}
    />
    <WindowSlider
      question={question}
      length={longestPeriod(opened, question)}
      scores={scoresIn(opened, question)}
      onChange={(window) => {
        onAsk(withWindow(question, window));
      }}
    />
  </div>
);
