import type { Match } from '../match.js';
import { hasPointsOnly } from '../log/result-points.js';
import {
  commonSources,
  RESULT_BEHINDS,
  RESULT_BITS,
  RESULT_GOALS,
  RESULT_POINTS,
  sourceBit,
} from '../metrics/box-score.js';
import { boxScoreCodes, NO_STATISTIC } from '../vocabulary/box-score.js';
import { sides, type SideIndex } from '../vocabulary/sides.js';
import { narrowsActs, type ActFilter } from './filter.js';

/** A player's or squad's known statistics: values by source, and a bit for each known source. */
export interface KnownValues {
  readonly bits: number;
  readonly values: readonly number[];
}

const WIDTH = boxScoreCodes.length;

/** Whether a filter selects the entire match, for any squad. A box score has only values for the entire match. */
export const isWholeMatch = ({
  periods = [],
  zones = [],
  fromPeriodSeconds,
  toPeriodSeconds,
  lastXSeconds,
  ...acts
}: ActFilter): boolean =>
  !narrowsActs(acts) &&
  periods.length === 0 &&
  zones.length === 0 &&
  fromPeriodSeconds === undefined &&
  toPeriodSeconds === undefined &&
  lastXSeconds === undefined;

/** Returns a player's statistics from the box score. */
export function boxScoreOfSlot({ boxScore }: Match, slot: number): KnownValues {
  const values = Array.from(boxScore.subarray(slot * WIDTH, (slot + 1) * WIDTH));
  return {
    values,
    bits: values.reduce((bits, value, source) => (value === NO_STATISTIC ? bits : bits + sourceBit(source)), 0),
  };
}

/** Adds up a squad's players. A statistic is known if every player with a line has it. Scores come from the result. */
export function boxScoreOfSquad(match: Match, side: SideIndex): KnownValues {
  const [from, to] = side === 0 ? [0, match.homePlayers] : [match.homePlayers, match.persons.length];
  const players = Array.from({ length: to - from }, (_, n) => boxScoreOfSlot(match, from + n)).filter(
    ({ bits }) => bits !== 0,
  );
  const sums = boxScoreCodes.map((_, source) => players.reduce((sum, { values }) => sum + (values[source] ?? 0), 0));
  const bits =
    players.length === 0 ? 0 : players.reduce((all, player) => commonSources(all, player.bits), sourceBit(WIDTH) - 1);
  const { result } = match.details();
  if (result === undefined) return { bits, values: sums };
  const values = [...sums];
  if (hasPointsOnly(result)) {
    values[RESULT_POINTS] = result[sides[side]].points;
    return { bits: bits + sourceBit(RESULT_POINTS), values };
  }
  const { goals, behinds } = result[sides[side]];
  [values[RESULT_GOALS], values[RESULT_BEHINDS]] = [goals, behinds];
  return { bits: bits + RESULT_BITS, values };
}
