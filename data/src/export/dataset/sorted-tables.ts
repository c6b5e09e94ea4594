import {
  contributionRows,
  intervalRows,
  logicalZones,
  roles,
  type BaseRows,
  type ContributionColumn,
  type IntervalColumn,
  type Match,
} from '@goalsquare/engine';
import type { ExportColumn } from '../table.js';

/** A column of a table that is sorted by base. If it has `texts`, its values are indexes into them. */
export interface SortedColumn<Name extends string = string> extends Omit<ExportColumn<never>, 'of' | 'name'> {
  readonly name: Name;
  readonly texts?: readonly string[];
}

/** A table whose rows are sorted by base. `base` describes the base column, and `columns` are the others. */
export interface SortedTable<Name extends string = string> {
  readonly is: string;
  readonly base: string;
  readonly columns: readonly SortedColumn<Name>[];
  readonly rowsOf: (match: Match) => BaseRows<Name>;
}

/** Returns its argument. The type ensures that the rows have all of the columns. */
const sortedTable = <Name extends string>(table: SortedTable<Name>): SortedTable => table;

const TENTHS = 'tenths of a metre';

const number = <Name extends string>(name: Name, is: string, unit?: string): SortedColumn<Name> => ({
  name,
  kind: 'integer',
  is,
  ...(unit !== undefined && { unit }),
});

const texts = <Name extends string>(name: Name, is: string, all: readonly string[]): SortedColumn<Name> => ({
  name,
  kind: 'text',
  is,
  texts: all,
});

const contributions = sortedTable<ContributionColumn>({
  is: 'one row per act and base that it adds to, sorted by base',
  base: 'code of the base',
  rowsOf: contributionRows,
  columns: [
    { ...number('matchId', 'id of the match'), grows: true },
    { ...number('fact', 'number of the act in its match'), grows: true },
    number('value', 'amount that the act adds, in the unit of the base'),
    number('squadId', 'id of the acting squad'),
    number('personId', 'id of the person'),
    number('receiverId', 'id of the team-mate who receives the ball'),
    texts('role', 'role of the person on the ground', roles),
    number('period', 'period; extra time from 5'),
    { ...number('periodSeconds', 'time in the period', 'seconds'), grows: true },
    texts('zone', 'zone, as the acting squad sees it', logicalZones),
    number('x', 'distance from the centre towards the goal that the squad attacks', TENTHS),
    number('y', 'distance from the centre to the left, seen in the direction in which the squad attacks', TENTHS),
    number('endX', 'where the ball is located next', TENTHS),
    number('endY', 'where the ball is located next', TENTHS),
    number('scoreMargin', 'margin of the squad before the act', 'points'),
  ],
});

const intervals = sortedTable<IntervalColumn>({
  is: 'one row per time span that counts for a base, split where the score changes, sorted by base',
  base: 'code of the base; played is playing time',
  rowsOf: intervalRows,
  columns: [
    { ...number('matchId', 'id of the match'), grows: true },
    number('squadId', 'id of the squad'),
    number('personId', 'id of the person'),
    number('period', 'period; extra time from 5'),
    { ...number('fromSeconds', 'time in the period, included', 'seconds'), grows: true },
    number('toSeconds', 'time in the period, excluded', 'seconds'),
    texts('zone', 'zone of the ball, as the squad sees it; empty if the base has no zones', logicalZones),
    number('scoreMargin', 'margin of the squad', 'points'),
  ],
});

/** The tables for questions in SQL whose rows are sorted by base, by table name. */
export const sortedTables = { contributions, intervals } as const;
