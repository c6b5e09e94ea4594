import type { StatisticsFilter, Context, Side, ZoneFilter } from '@goalsquare/engine';
import type { Level } from '../../query/parameters';

/** Pictures that can be shown next to the result. */
export const pictureNames = ['heat', 'shots', 'worm', 'chains', 'stoppages'] as const;

/**
 * Tables other than that of all players or squads. `quarters` shows the metrics of a player, a squad or both squads by
 * quarter.
 */
export const tableNames = ['quarters'] as const;

/**
 * A question to the playground: a call for statistics, and the table and picture that show the answer. Members of the
 * call are named as in the contract.
 */
export interface Question {
  readonly match: number;
  readonly level: Level;
  readonly metric: readonly string[];
  readonly period: readonly number[];
  readonly zone: readonly ZoneFilter[];
  readonly team?: Side;
  readonly context: Context;
  readonly fromPeriodSeconds?: number;
  readonly toPeriodSeconds?: number;
  readonly lastXSeconds?: number;
  readonly picture: (typeof pictureNames)[number];
  /** The table. **Empty**: that of all players or squads. */
  readonly table?: (typeof tableNames)[number];
  /** Id of the player or squad shown in the picture and in the table by quarter. */
  readonly chosen?: number;
}

/** Returns the part of a match that a question is about. Members that do not filter are omitted. */
export const askOf = ({
  period,
  zone,
  team,
  fromPeriodSeconds,
  toPeriodSeconds,
  lastXSeconds,
}: Question): StatisticsFilter => ({
  ...(period.length > 0 && { periods: period }),
  ...(zone.length > 0 && { zones: zone }),
  ...(team && { team }),
  ...(fromPeriodSeconds !== undefined && { fromPeriodSeconds }),
  ...(toPeriodSeconds !== undefined && { toPeriodSeconds }),
  ...(lastXSeconds !== undefined && { lastXSeconds }),
});

/** The ways to select a time window. */
export type WindowKind = 'whole' | 'between' | 'last';

/** Returns how a question selects its time window. */
export const windowKindOf = ({ fromPeriodSeconds, toPeriodSeconds, lastXSeconds }: Question): WindowKind =>
  lastXSeconds !== undefined
    ? 'last'
    : fromPeriodSeconds !== undefined || toPeriodSeconds !== undefined
      ? 'between'
      : 'whole';

/** The parameters of a time window. */
export const windowNames = ['fromPeriodSeconds', 'toPeriodSeconds', 'lastXSeconds'] as const;
export type Window = Pick<Question, (typeof windowNames)[number]>;

/** Returns a question with another time window. */
export function withWindow(
  { fromPeriodSeconds: _from, toPeriodSeconds: _to, lastXSeconds: _last, ...rest }: Question,
  window: Window,
): Question {
  return { ...rest, ...window };
}
