import { minutesAndSeconds, type SideIndex } from '@goalsquare/engine';
import { Fragment, type ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import type { QuarterFacts } from '../facts/quarter';
import { windowEvidence } from '../mark-evidence';
import { Picture } from '../picture';
import * as styles from './quarter-window.module.css';
import { shareOf } from './scales';

interface Window {
  readonly fromPeriodSeconds?: number;
  readonly toPeriodSeconds?: number;
  readonly lastXSeconds?: number;
}

/** Returns the first and last second of a window in a quarter, both inclusive. **Units**: seconds in the period. */
export function secondsOf(
  { fromPeriodSeconds, toPeriodSeconds, lastXSeconds }: Window,
  length: number,
): readonly [from: number, to: number] {
  if (lastXSeconds !== undefined) return [Math.max(0, length - lastXSeconds), length];
  return [Math.min(fromPeriodSeconds ?? 0, length), Math.min(toPeriodSeconds ?? length, length)];
}

const queryOf = (window: Window): string =>
  Object.entries(window)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

const examples: readonly Window[] = [
  { fromPeriodSeconds: 600, toPeriodSeconds: 1200 },
  { fromPeriodSeconds: 1200 },
  { lastXSeconds: 300 },
];

const FIVE_MINUTES = 300;

function Line({ facts, window }: { readonly facts: QuarterFacts; readonly window: Window }): ReactElement {
  const { match, seconds, scores } = facts;
  const [from, to] = secondsOf(window, seconds);
  const pointsOf = (side: SideIndex): number =>
    scores.reduce(
      (sum, one) => (one.side === side && one.seconds >= from && one.seconds <= to ? sum + one.points : sum),
      0,
    );
  const inside = scores.filter((score) => score.seconds >= from && score.seconds <= to).length;
  const at = (second: number): string => `${shareOf(second, 0, seconds)}%`;
  return (
    <div className={styles.line}>
      <p>
        <code>{queryOf(window)}</code>{' '}
        <span>
          {minutesAndSeconds(from)} to {minutesAndSeconds(to)}, {inside} of {scores.length} scores, points:
          {([0, 1] as const).map((side) => (
            <Fragment key={side}>
              {side === 0 ? ' ' : ', '}
              {match.squads[side].code}{' '}
              <EvidenceLink request={windowEvidence(facts, side, [from, to])}>{pointsOf(side)}</EvidenceLink>
            </Fragment>
          ))}
        </span>
      </p>
      <div
        className={styles.quarter}
        role="img"
        aria-label={`The window ${queryOf(window)} runs from second ${from} to second ${to} of ${seconds}; ${inside} of ${scores.length} scores are in it.`}
      >
        <span
          className={styles.window}
          style={{ left: at(from), width: `${shareOf(to, 0, seconds) - shareOf(from, 0, seconds)}%` }}
        />
        {scores.map((score, index) => (
          <span
            key={index}
            className={styles.score}
            data-side={score.side}
            data-inside={score.seconds >= from && score.seconds <= to}
            style={{ left: at(score.seconds) }}
          />
        ))}
        {Array.from({ length: Math.floor(seconds / FIVE_MINUTES) + 1 }, (_, tick) => tick * FIVE_MINUTES).map(
          (tick) => (
            <span key={tick} className={styles.tick} style={{ left: at(tick) }}>
              <b>{tick}</b>
            </span>
          ),
        )}
      </div>
    </div>
  );
}

interface QuarterWindowProps extends Partial<Readonly<Record<keyof Window, number | string>>> {
  readonly facts: QuarterFacts;
}

const given = (props: QuarterWindowProps): Window =>
  Object.fromEntries(
    (['fromPeriodSeconds', 'toPeriodSeconds', 'lastXSeconds'] as const).flatMap((name) =>
      props[name] === undefined ? [] : [[name, Number(props[name])]],
    ),
  );

/**
 * A quarter as a line with its scores, and the scores within a time window. Without a window, it shows three examples.
 */
export function QuarterWindow(props: QuarterWindowProps): ReactElement {
  const { facts } = props;
  const {
    match: { id, squads },
    period,
    seconds,
    scores,
  } = facts;
  const window = given(props);
  const windows = Object.keys(window).length === 0 ? examples : [window];
  const title = `Quarter ${period} of ${squads[0].name} v ${squads[1].name}, ${seconds} seconds, and the part inside a time window`;
  const query = windows[0] === undefined ? '' : queryOf(windows[0]);
  return (
    <Picture
      title={title}
      table={{
        columns: ['Second', 'Squad', 'Score', ...windows.map(queryOf)],
        rows: scores.map((score) => [
          score.seconds,
          squads[score.side].code,
          score.what,
          ...windows.map((one) => {
            const [from, to] = secondsOf(one, seconds);
            return score.seconds >= from && score.seconds <= to ? 'inside' : '';
          }),
        ]),
      }}
      source={{
        operation: 'getSquadStatistics',
        path: `/v1/matches/${id}/statistics/squads?period=${period}&${query}`,
        playground: `match=${id}&level=squads&period=${period}&${query}`,
      }}
    >
      {windows.map((one) => (
        <Line key={queryOf(one)} facts={facts} window={one} />
      ))}
      <p className="hint">Seconds since the quarter began. Dots are scores.</p>
    </Picture>
  );
}
