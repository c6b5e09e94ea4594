import { valueOf, type Value } from './sheets.js';
import type { FilledSheet } from './workbook.js';

/** A value computed from the sheets: its Excel formula, and its value when the workbook is created. */
export interface Summary {
  readonly name: string;
  readonly formula: string;
  readonly value: Value;
}

/** Returns the values of a column of a sheet, in row order. */
type ColumnOf = (table: string, column: string) => readonly Value[];

const sum = (values: readonly Value[]): number =>
  values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);

/** Returns the value of column `shown` in the first row whose other column equals `wanted`. */
function beside(columnOf: ColumnOf, table: string, [column, wanted]: readonly [string, Value], shown: string): Value {
  return columnOf(table, shown)[columnOf(table, column).indexOf(wanted)] ?? null;
}

const ofMatch = (column: string): string =>
  `INDEX(Fixture[${column}],MATCH(INDEX(PlayerStatistics[Match id],1),Fixture[match_id],0))`;

function all(columnOf: ColumnOf): readonly Summary[] {
  const match = columnOf('PlayerStatistics', 'Match id')[0] ?? null;
  const side = (column: string): string => String(beside(columnOf, 'Fixture', ['match_id', match], column));
  return [
    { name: 'Made from', formula: 'INDEX(Fixture[made_from],1)', value: columnOf('Fixture', 'made_from')[0] ?? null },
    { name: 'Season', formula: 'INDEX(Fixture[season_id],1)', value: columnOf('Fixture', 'season_id')[0] ?? null },
    { name: 'Match', formula: 'INDEX(PlayerStatistics[Match id],1)', value: match },
    {
      name: 'Squads of the match',
      formula: `IFERROR(${ofMatch('home_squad_name')}&" v "&${ofMatch('away_squad_name')},"not of this season")`,
      value: `${side('home_squad_name')} v ${side('away_squad_name')}`,
    },
    {
      name: 'Matches of the season',
      formula: 'ROWS(Fixture[match_id])',
      value: columnOf('Fixture', 'match_id').length,
    },
    {
      name: 'Matches completed',
      formula: 'COUNTIF(Fixture[match_status_type_name],"Completed")',
      value: columnOf('Fixture', 'match_status_type_name').filter((name) => name === 'Completed').length,
    },
    {
      name: 'Top of the ladder',
      formula: 'INDEX(Ladder[squad_name],MATCH(1,Ladder[position],0))',
      value: beside(columnOf, 'Ladder', ['position', 1], 'squad_name'),
    },
    {
      name: 'Kicks of the match',
      formula: 'SUM(PlayerStatistics[Kick])',
      value: sum(columnOf('PlayerStatistics', 'Kick')),
    },
    {
      name: 'Kicks of its squads',
      formula: 'SUM(SquadStatistics[Kick])',
      value: sum(columnOf('SquadStatistics', 'Kick')),
    },
    { name: 'Shots at goal', formula: 'ROWS(Shots[match_trx_id])', value: columnOf('Shots', 'match_trx_id').length },
    {
      name: 'Points scored by them',
      formula: 'SUM(Shots[result_points])',
      value: sum(columnOf('Shots', 'result_points')),
    },
    {
      name: 'Points expected of them',
      formula: 'ROUND(SUM(Shots[result_points_expected]),1)',
      value: Math.round(sum(columnOf('Shots', 'result_points_expected')) * 10) / 10,
    },
  ];
}

/** Summarises the sheets of a workbook. **Throws** if a sheet lacks a column. */
export function summaryOf(sheets: readonly FilledSheet[]): readonly Summary[] {
  return all((name, column) => {
    const table = sheets.find((one) => one.name === name);
    const at = table?.columns.indexOf(column) ?? -1;
    if (table === undefined || at < 0) throw new Error(`the workbook has no ${name}[${column}]`);
    return table.rows.map((row) => valueOf(row[at] ?? null));
  });
}
