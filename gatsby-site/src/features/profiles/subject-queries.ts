import type { Level } from '../../query/parameters';
import type { Query, QueryValues } from '../../query/query';
import type { MetricGroup } from './metric-groups';

/** Width of a cell on the shot map. **Units**: metres. */
const SHOT_CELL = 6;

/** The most cells of a map. */
const CELLS = '1000';

/** The number of matches in a rolling mean. */
const ROLLING = 5;

/** The queries that pages of players and squads share. */
interface SubjectQueries {
  readonly seasons: (group: MetricGroup, measure: string) => Query;
  readonly form: (metric: string, limit: string) => Query;
  readonly kicks: (limit: string) => Query;
  /** A metric by hexagon of the ground. */
  readonly places: (metric: string) => Query;
  /** Shots at goal and their expected points by square of the ground. */
  readonly shots: Query;
}

/** Returns the queries about a player or squad, whose matches `selected` selects. */
export const subjectQueries = (level: Level, selected: QueryValues): SubjectQueries => {
  const total = (by: 'hex' | 'square', metric: readonly string[], more: QueryValues = {}): Query => ({
    level,
    values: { ...selected, by: [by], metric, measure: ['total'], limit: [CELLS], ...more },
  });
  return {
    seasons: ({ metrics }, measure) => ({
      level,
      values: { ...selected, by: ['season'], metric: metrics, measure: [measure], limit: ['50'] },
    }),
    form: (metric, limit) => ({
      level,
      values: {
        ...selected,
        by: ['match'],
        metric: [metric],
        measure: ['total', 'rollingMean'],
        rollingMatches: [String(ROLLING)],
        limit: [limit],
      },
    }),
    kicks: (limit) => ({
      level: 'players',
      values: { ...selected, by: ['person', 'receiver'], metric: ['KICK'], measure: ['total'], limit: [limit] },
    }),
    places: (metric) => total('hex', [metric]),
    shots: total('square', ['SHOT_AT_GOAL', 'POINTS_EXPECTED', 'GOAL'], { cellMetres: [String(SHOT_CELL)] }),
  };
};
