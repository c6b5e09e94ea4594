import type { Dimension } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { matchAddress, playerAddress, squadAddress, type LinkedSeason } from '../../addresses/page-addresses';
import { dimensionText } from '../../query/table';

/** Returns the latest season of a result, for links. **Empty**: no season if the result covers several levels. */
export function linkedSeason({ seasons }: Pick<StatisticsTable, 'seasons'>): LinkedSeason {
  const [first] = seasons;
  if (first === undefined) return {};
  const { leagueId, levelId } = first;
  if (seasons.some((one) => one.leagueId !== leagueId || one.levelId !== levelId)) return {};
  return { leagueId, levelId, seasonId: Math.max(...seasons.map(({ seasonId }) => seasonId)) };
}

/** Returns the address of the page for a dimension's value. **Empty**: `undefined` if it has no page. */
export function addressOfDimension(row: StatisticsRow, dimension: Dimension, season: LinkedSeason): string | undefined {
  switch (dimension) {
    case 'person':
    case 'receiver':
      return row[dimension] && playerAddress(row[dimension].personId, season);
    case 'squad':
    case 'opponent': {
      const squad = row[dimension];
      return squad && squadAddress(squad.squadId, row.match ?? season);
    }
    case 'match':
      return row.match && matchAddress(row.match.matchId);
    default:
      return undefined;
  }
}

interface DimensionCellProps {
  readonly row: StatisticsRow;
  readonly dimension: Dimension;
  readonly season: LinkedSeason;
}

/** The value of a dimension, linked to its page if it has one. */
export function DimensionCell({ row, dimension, season }: DimensionCellProps): ReactElement {
  const to = addressOfDimension(row, dimension, season);
  const text = dimensionText(row, dimension);
  return to === undefined ? <>{text}</> : <Link to={to}>{text}</Link>;
}
