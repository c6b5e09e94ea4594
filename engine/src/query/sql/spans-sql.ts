import { PERIOD_TICKS } from '../../columns/intervals.js';
import type { ActFilter } from '../filter.js';
import type { Dimension, StatisticsQuery } from '../across/question/statistics-query.js';
import type { Dialect } from './dialect.js';
import { isIn, numberText, present } from './expressions.js';
import { relation, type Relation } from './relation.js';

/** The dataset that the relations of a question read. */
export interface SqlSource {
  readonly dialect: Dialect;
  readonly table: (name: string) => string;
  /** Returns the conditions on the seasons that a question reads, for a table with an alias such as `c.`. */
  readonly partitions: (alias?: string) => readonly string[];
}

/** Name of the column of each dimension. */
export const keyNames: Readonly<Record<Dimension, string>> = {
  person: 'personId',
  squad: 'squadId',
  match: 'matchId',
  round: 'roundNumber',
  season: 'seasonId',
  opponent: 'opponentId',
  venue: 'venueId',
  result: 'result',
  period: 'period',
  scoreState: 'scoreState',
  receiver: 'receiverId',
  hex: 'hex',
  square: 'square',
};

/** Whether a list in a filter narrows the result. */
export const isGiven = (list: readonly unknown[] | undefined): boolean => (list ?? []).length > 0;

/** Whether a question reads parts of the time of a match. */
export const hasWindow = ({ periods, fromPeriodSeconds, toPeriodSeconds, lastXSeconds }: ActFilter): boolean =>
  isGiven(periods) || fromPeriodSeconds !== undefined || toPeriodSeconds !== undefined || lastXSeconds !== undefined;

/**
 * Returns the conditions on the periods of windows, whether or not these were played. **Empty**: `undefined` if they
 * depend on the end of the match.
 */
export function periodConditions(acts: ActFilter, column: string): readonly string[] | undefined {
  const { periods, fromPeriodSeconds = 0, toPeriodSeconds = PERIOD_TICKS, lastXSeconds } = acts;
  if (lastXSeconds !== undefined && !isGiven(periods)) return undefined;
  const isEmpty = lastXSeconds === 0 || fromPeriodSeconds >= toPeriodSeconds;
  return present([isIn(column, periods?.map(numberText)), isEmpty ? '1 = 0' : undefined]);
}

/** Returns the relation with the windows of a question: a row for each period of a match. */
export function windowsRelation({ acts }: StatisticsQuery, { table, partitions }: SqlSource): Relation {
  const { periods, fromPeriodSeconds = 0, toPeriodSeconds = PERIOD_TICKS, lastXSeconds } = acts;
  const isWhole = lastXSeconds === undefined;
  const left = isGiven(periods) ? numberText(lastXSeconds ?? 0) : `(${numberText(lastXSeconds ?? 0)} - secondsAfter)`;
  return relation('spans', 'The time of each match that the question reads, a row for each period.', {
    columns: [
      ['matchId', 'matchId'],
      ['period', 'period'],
      [isWhole ? numberText(Math.max(0, fromPeriodSeconds)) : `greatest(0, seconds - ${left})`, 'fromSeconds'],
      [numberText(isWhole ? Math.min(toPeriodSeconds, PERIOD_TICKS) : PERIOD_TICKS), 'toSeconds'],
    ],
    from: [table('periods')],
    where: present([...partitions(), isIn('period', periods?.map(numberText)), isWhole ? undefined : `${left} > 0`]),
  });
}
