import type { Dimension, Measure } from '@goalsquare/engine';

/** A person of a row. */
export interface TablePerson {
  readonly personId: number;
  readonly fullname: string;
  readonly squadId?: number;
  readonly squadCode?: string;
}

/** A squad of a row. */
export interface TableSquad {
  readonly squadId: number;
  readonly squadName: string;
  readonly squadCode: string;
}

/** A match of a row. */
export interface TableMatch {
  readonly matchId: number;
  readonly leagueId: number;
  readonly levelId: number;
  readonly seasonId: number;
  readonly roundNumber: number;
  readonly startDate?: string;
  readonly homeSquadCode: string;
  readonly awaySquadCode: string;
  readonly homePoints?: number;
  readonly awayPoints?: number;
}

/** A cell of a grid on the standard ground. **Units**: metres from its centre. */
export interface TableCell {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** A measure of a metric. */
export interface TableStatistic {
  readonly code: string;
  readonly measure: Measure;
  readonly value: number;
  readonly valueDisplay?: string;
  readonly rank?: number;
  readonly percentile?: number;
}

/** A row of a result. */
export interface TableRow {
  readonly person?: TablePerson;
  readonly squad?: TableSquad;
  readonly match?: TableMatch;
  readonly round?: number;
  readonly season?: number;
  readonly opponent?: TableSquad;
  readonly venue?: { readonly venueId: number; readonly venueName: string };
  readonly result?: string;
  readonly period?: number;
  readonly scoreState?: string;
  readonly receiver?: TablePerson;
  readonly cell?: TableCell;
  readonly matches?: number;
  readonly seconds?: number;
  readonly statistics: readonly TableStatistic[];
}

/** A page of a result. **Shape**: `StatisticsTable` of the contract. */
export interface Table {
  readonly seasons: readonly { readonly leagueId: number; readonly levelId: number; readonly seasonId: number }[];
  readonly by: readonly Dimension[];
  readonly measures: readonly Measure[];
  readonly metrics: readonly { readonly code: string; readonly name: string }[];
  readonly matches: number;
  readonly matchesNotLicensed: number;
  readonly rowCount: number;
  readonly rows: readonly TableRow[];
  readonly next?: string;
  readonly changed?: boolean;
}

const matchText = ({
  seasonId,
  roundNumber,
  homeSquadCode,
  awaySquadCode,
  homePoints,
  awayPoints,
}: TableMatch): string => {
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

/** Returns a text with its first letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the value of a dimension of a row as text. **Empty**: `–` if the row has none. */
export function dimensionText(row: TableRow, dimension: Dimension): string {
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

/** What stands before a second dimension in a text. */
const joints: Readonly<Partial<Record<Dimension, string>>> = { receiver: ' → ', opponent: ' v ' };

/** Returns the dimensions of a row as one text. */
export const rowLabel = (row: TableRow, by: readonly Dimension[]): string =>
  by.map((dimension) => dimensionText(row, dimension)).join(joints[by[1] ?? 'person'] ?? ', ');

/** Returns a statistic of a row. **Empty**: `undefined` if it has no value. */
export const statisticOf = (row: TableRow, code: string, measure: Measure): TableStatistic | undefined =>
  row.statistics.find((one) => one.code === code && one.measure === measure);
