import { matchStatuses, periodDisplay } from '@goalsquare/engine';
import type { MatchInfo } from '@goalsquare/openapi';
import type { ReactElement } from 'react';
import { ScrollTable } from '../../components/scroll-table';
import type { MatchHead } from '../../pictures/facts/match-head';
import { goalsAndBehinds } from '../../seasons/goals-and-behinds';
import * as styles from './live.module.css';
import { SquadName, SquadPoints } from './squad-points';
import type { MatchScore } from './use-score';
import type { Watched } from './watched';

/** Returns the clock at the latest event. **Empty**: `''` before the first bounce. */
function clockText({ moments }: Watched): string {
  const last = moments.findLast(({ period, seconds }) => period !== undefined && seconds !== undefined);
  return last?.period === undefined ? '' : periodDisplay(last.period, last.seconds ?? 0);
}

/** Returns the status of a match, with its clock during play, or "Full time" once it is over. */
function statusText(watched: Watched | undefined, { name, typeName }: MatchInfo['status']): string {
  const latest = matchStatuses.find(({ code }) => code === watched?.statusCode) ?? { name, typeName };
  if (latest.typeName === 'Completed') return 'Full time';
  const clock = watched === undefined ? '' : clockText(watched);
  return clock === '' ? latest.name : `${latest.name} ${clock}`;
}

interface SquadRowProps {
  readonly match: MatchHead;
  readonly side: 0 | 1;
  readonly goals: string;
  readonly points: number;
  readonly isBehind: boolean;
  readonly periods: MatchScore['home']['periods'];
  readonly columns: readonly number[];
}

/** The score of a squad after each quarter and in total, with links to the evidence. */
const SquadRow = ({ match, side, goals, points, isBehind, periods, columns }: SquadRowProps): ReactElement => (
  <tr data-behind={isBehind}>
    <th scope="row" data-side={side}>
      <SquadName squad={match.squads[side]} />
    </th>
    <td className={styles.points}>
      <b>
        <SquadPoints match={match} side={side}>
          {points}
        </SquadPoints>
      </b>{' '}
      <small>{goals}</small>
    </td>
    {columns.map((number) => {
      const period = periods.find((one) => one.period === number);
      return (
        <td key={number}>
          {period && (
            <SquadPoints match={match} side={side} periods={columns.filter((one) => one <= number)}>
              {`${period.goalsCumulative}.${period.behindsCumulative}`}
            </SquadPoints>
          )}
        </td>
      );
    })}
  </tr>
);

interface ScoreboardProps {
  readonly match: MatchHead;
  /** The followed match. **Empty**: `undefined` until the stream has caught up. */
  readonly watched: Watched | undefined;
  /** The score by quarter. **Empty**: `undefined` before the first bounce. */
  readonly score: MatchScore | undefined;
  /** The status at the time the page was opened. */
  readonly status: MatchInfo['status'];
}

/** A scoreboard: the quarter scores and points of both squads, the clock and the status of the match. */
export function Scoreboard({ match, watched, score, status }: ScoreboardProps): ReactElement {
  const last = watched?.worm.scores.at(-1);
  const columns = score?.home.periods.map(({ period }) => period) ?? [];
  const points = [score?.home.points ?? last?.home ?? 0, score?.away.points ?? last?.away ?? 0] as const;
  const goals = [score?.home, score?.away].map((side, at) =>
    side === undefined ? (watched?.goals[at] ?? '') : goalsAndBehinds(side),
  );
  return (
    <>
      <p className={styles.clock} role="status">
        <b>{statusText(watched, status)}</b>
        <span className="visually-hidden">
          . {match.squads[0].code} {points[0]}, {match.squads[1].code} {points[1]}
        </span>
      </p>
      <div className={styles.scoreboard}>
        <ScrollTable>
          <caption className="visually-hidden">The score after each quarter</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Score</th>
              {columns.map((number) => (
                <th key={number} scope="col">
                  {number > 4 ? `ET${number - 4}` : `Q${number}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {([0, 1] as const).map((side) => (
              <SquadRow
                key={side}
                match={match}
                side={side}
                goals={goals[side] ?? ''}
                points={points[side]}
                isBehind={points[side] < Math.max(...points)}
                periods={score?.[side === 0 ? 'home' : 'away'].periods ?? []}
                columns={columns}
              />
            ))}
          </tbody>
        </ScrollTable>
      </div>
    </>
  );
}
