import {
  isLivePeriod,
  roundTo,
  scorePoints,
  shotResults,
  sides,
  VALUE_DECIMALS,
  type HeaderPlayer,
  type Match,
  type MatchView,
} from '@goalsquare/engine';
import type { MatchShots, ShotResult, ShotTransaction } from '@goalsquare/openapi';
import { computedList, type Computed } from '../json/computed-list.js';
import { locationsOf } from './location.js';
import { personOfRow, playersOf } from './person.js';
import { squadOf } from './squad.js';
import { cachedMatchView } from './match-views.js';

type Shot = ReturnType<MatchView['shots']>[number];

/** Whether the result of a shot is not yet known. */
const isInFlight = ({ clock, rows }: MatchView, { row }: Shot): boolean =>
  isLivePeriod(clock, row.period) && row.at === rows.length - 1;

function resultOf({ row, result, expected }: Shot): ShotResult {
  const { name, code, points } = shotResults[result];
  const average = expected.goal * scorePoints.GOAL + expected.behind * scorePoints.BEHI;
  return {
    name,
    code,
    points,
    pointsExpected: row.located ? roundTo(average, VALUE_DECIMALS) : null,
    accuracyExpected: row.located ? roundTo(expected.goal, VALUE_DECIMALS) : null,
  };
}

function shotOf(view: MatchView, shot: Shot, players: readonly HeaderPlayer[]): ShotTransaction {
  const {
    header,
    setting,
    score: { running },
  } = view;
  const {
    row,
    side,
    scoreRow,
    details: { angleGroup, distanceGroup, origin, type },
  } = shot;
  const player = personOfRow(row, players);
  const over = (scoreRow ?? row).at;
  return {
    matchTrxId: row.id,
    period: row.period,
    periodSecs: row.seconds,
    ...(player && { player }),
    squad: squadOf(header, sides[side]),
    ...(!isInFlight(view, shot) && {
      result: resultOf(shot),
      score: { homePoints: running.home[over] ?? 0, awayPoints: running.away[over] ?? 0 },
    }),
    details: {
      ...(angleGroup !== undefined && { angleGroup }),
      ...(distanceGroup !== undefined && { distanceGroup }),
      origin,
      type,
      ...locationsOf(row, setting),
    },
  };
}

/** Returns every shot at goal of a match in order of play. */
export function matchShots(match: Match): Computed<MatchShots> {
  const view = cachedMatchView(match);
  const players = playersOf(view.header);
  return { matchId: match.id, shots: computedList(view.shots, (shot) => [shotOf(view, shot, players)]) };
}
