import type { Level } from '../../query/parameters';
import type { Query, QueryValues } from '../../query/query';

/** Width of a cell on the shot map. **Units**: metres. */
const SHOT_CELL = 6;

/** The most cells of a map. */
const CELLS = '1000';

/** Returns the query for a metric by hexagon of the ground. */
export const placesQuery = (level: Level, selected: QueryValues, metric: string): Query => ({
  level,
  values: { ...selected, by: ['hex'], metric: [metric], measure: ['total'], limit: [CELLS] },
});

/** Returns the query for shots at goal and their expected points by square of the ground. */
export const shotsQuery = (level: Level, selected: QueryValues): Query => ({
  level,
  values: {
    ...selected,
    by: ['square'],
    metric: ['SHOT_AT_GOAL', 'POINTS_EXPECTED', 'GOAL'],
    measure: ['total'],
    cellMetres: [String(SHOT_CELL)],
    limit: [CELLS],
  },
});
