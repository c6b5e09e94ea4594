import type { Dimension, Measure } from '@goalsquare/engine';
import type { MeasuredStatistic, StatisticsMatch, StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';

const matchText = ({
  seasonId,
  roundNumber,
  homeSquadCode,
  awaySquadCode,
  homePoints,
  awayPoints,
}: StatisticsMatch): string => {
  const [home, away] =
    homePoints === undefined || awayPoints === undefined
      ? [homeSquadCode, awaySquadCode]
      : [`${homeSquadCode} ${homePoints}`, `${awaySquadCode} ${awayPoints}`];
  return `${seasonId} R${roundNumber}: ${home}, ${away}`;
};

/** The number of quarters of a match. Later periods are extra time. */
const QUARTERS = 4;

/** Returns the name of a period, such as `Q3`. */
export const periodLabel = (period: number): string => (period > QUARTERS ? `Period ${period}` : `Q${period}`);

/** Returns a text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a row's value of a dimension as text. **Empty**: `–` if the row has none. */
export function dimensionText(row: StatisticsRow, dimension: Dimension): string {
  switch (dimension) {
    case 'person':
    case 'receiver':
      return row[dimension]?.fullname ?? '–';
    case 'squad':
    case 'opponent':
      return row[dimension]?.squadName ?? '–';
    case 'match':
      return row.match === undefined ? '–' : matchText(row.match);
    case 'venue':
      return row.venue?.venueName ?? '–';
    case 'hex':
    case 'square':
      return row.cell === undefined ? '–' : `${Math.round(row.cell.x)}, ${Math.round(row.cell.y)}`;
    case 'period':
      return row.period === undefined ? '–' : periodLabel(row.period);
    case 'result':
    case 'scoreState':
      return capitalised(row[dimension] ?? '–');
    case 'round':
    case 'season':
      return String(row[dimension] ?? '–');
  }
}

/** The text before certain second dimensions. */
const joints: Readonly<Partial<Record<Dimension, string>>> = { receiver: ' → ', opponent: ' v ' };

/** Returns the values of a row's dimensions as one text. */
export const rowLabel = (row: StatisticsRow, by: readonly Dimension[]): string =>
  by.map((dimension) => dimensionText(row, dimension)).join(joints[by[1] ?? 'person'] ?? ', ');

/** Returns a statistic of a row. **Empty**: `undefined` if it has no value. */
export const statisticOf = (row: StatisticsRow, code: string, measure: Measure): MeasuredStatistic | undefined =>
  row.statistics.find((one) => one.code === code && one.measure === measure);

/** Whether rows can cover several matches, which is the case unless they are grouped by match. */
export const hasMatches = ({ by }: StatisticsTable): boolean => !by.includes('match');

/** Whether rows have playing time. Time is not defined for an area of the ground, a receiver or a cell. */
export const hasTime = ({ rows }: StatisticsTable): boolean => rows.some(({ seconds = 0 }) => seconds > 0);

/** Returns the playing time of a row. **Units**: whole minutes. **Empty**: `undefined` if it has none. */
export const minutesOf = ({ seconds }: StatisticsRow): number | undefined =>
  seconds === undefined ? undefined : Math.round(seconds / 60);
