import type { StatisticsFilter, Context, Side, ZoneFilter } from '@goalsquare/engine';
import type { Level } from '../../query/parameters';

/** Pictures that can be shown next to the result. */
export const pictureNames = ['heat', 'shots', 'worm', 'chains', 'stoppages'] as const;

/** Tables other than that of all players or squads: the metrics of one of them, or of both squads, by quarter. */
export const tableNames = ['quarters'] as const;

/**
 * What the playground is asked: a call for statistics, and the table and the picture of its answer. The members of the
 * call are spelt as the contract spells them.
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
  /** **Empty**: the table of all players or squads. */
  readonly table?: (typeof tableNames)[number];
  /** Id of the player or squad that the picture, and the table by quarter, are about. */
  readonly chosen?: number;
}

/** The part of a match a question is about. Members that narrow nothing are left out. */
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

/** Ways to select a part of the time. */
export type WindowKind = 'whole' | 'between' | 'last';

/** Returns how a question selects a part of the time. */
export const windowKindOf = ({ fromPeriodSeconds, toPeriodSeconds, lastXSeconds }: Question): WindowKind =>
  lastXSeconds !== undefined
    ? 'last'
    : fromPeriodSeconds !== undefined || toPeriodSeconds !== undefined
      ? 'between'
      : 'whole';

/** The time window of a question. */
export const windowNames = ['fromPeriodSeconds', 'toPeriodSeconds', 'lastXSeconds'] as const;
export type Window = Pick<Question, (typeof windowNames)[number]>;

/** Returns a question with another time window only. */
export function withWindow(
  { fromPeriodSeconds: _from, toPeriodSeconds: _to, lastXSeconds: _last, ...rest }: Question,
  window: Window,
): Question {
  return { ...rest, ...window };
}
