import type { StatisticsMeasure } from './contract/types.js';
import { blankRow, flatten, parseTable, type FlatRows } from './flatten.js';

/** Returns the suffix of a measure, which follows the metric code in a column name: `_per_match`. Totals have none. */
const suffixOf = (measure: StatisticsMeasure): string =>
  measure === 'total' ? '' : `_${measure.replaceAll(/[A-Z]|\d+/gu, '_$&').toLowerCase()}`;

const person = (prefix: string): string =>
  `1${prefix}(personId=${prefix}_id,fullname,displayName,squadId,squadName,squadCode)`;
const squad = (prefix: string): string =>
  `1${prefix}(squadId=${prefix}_id,squadName=${prefix}_name,squadCode=${prefix}_code)`;
const cell = '1cell(number,x,y)';

const match =
  '1match=(matchId,leagueId,levelId,seasonId,phaseCode,roundNumber,startDate=match_date,utcMatchStart,venueId,homeSquadId,homeSquadCode,awaySquadId,awaySquadCode,homePoints,awayPoints)';

/** The columns of each dimension, in the text form that `parseTable` reads. */
const dimensions: Readonly<Record<string, string>> = {
  person: person('person'),
  squad: squad('squad'),
  match,
  round: '1(round=round_number)',
  season: '1(season=season_id)',
  opponent: squad('opponent'),
  venue: '1venue=(venueId,venueName,venueCode)',
  receiver: person('receiver'),
  hex: cell,
  square: cell,
};

/** The columns of a statistic. */
export const statistic = '2(code=metric_code,measure,value,valueDisplay)';
/** The columns that compare a statistic with those of all rows. */
export const compared = '2(order,rank,percentile)';

/** The columns of a person's matches. */
export const matchOfPerson = `0person(personId=person_id,fullname,displayName)${match}${squad('squad')}${squad('opponent')}1(result,margin,seconds)`;

/** The columns of a squad's matches. */
export const matchOfSquad = `${match}${squad('opponent')}1(margin)`;

const ofSquad = 'squadId,squadName,squadCode';

/** The table of a season's leaders, with a row for each metric and player. */
export const leadersTable = parseTable(
  `statistics>persons:0(seasonId)1=metric(code,name)0(measure)2(rank,personId)2=person(fullname,displayName)2(${ofSquad},matches,value,valueDisplay)`,
);

const names = '1(personId)1=person(fullname,displayName,firstname,surname)';
const ofSeason = `leagueId,levelId,seasonId,${ofSquad},jumperNumber,matches`;

/** Persons with their latest squad. */
export const personsTable = parseTable(`persons:${names}1squads.0=(${ofSeason})`);

/** Persons, with a row for each season and squad. */
export const personsAndSquadsTable = parseTable(`persons>squads:${names}2(${ofSeason})`);

/** The terms that add up to a statistic of a match. */
export const termsTable = parseTable(
  'terms:0(matchId)1(list,base,sign,weight,amount,transactionId,transactionCode,transactionName,period,periodSecs,squadId,personId,zone)1location=(x,y)1locationRotated=(x=x_rotated,y=y_rotated)1(toPeriodSecs)',
);

/** The terms of statistics of many matches, each with its row and its match. */
export const rowTermsTable = parseTable(
  'rows>terms:1match=(matchId,seasonId,roundNumber)1(squadId=row_squad_id,personId=row_person_id)2(list,base,sign,weight,amount,transactionId,transactionCode,transactionName,period,periodSecs,squadId,personId,zone)2location=(x,y)2locationRotated=(x=x_rotated,y=y_rotated)2(toPeriodSecs)',
);

/** A response about many matches. */
export interface MeasuredAnswer {
  readonly by?: readonly string[];
  readonly metrics: readonly { readonly code: string }[];
  readonly measures: readonly StatisticsMeasure[];
  readonly rows: readonly MeasuredRow[];
}

interface MeasuredRow {
  readonly statistics: readonly {
    readonly code: string;
    readonly measure: StatisticsMeasure;
    readonly value?: number;
  }[];
}

/** Returns the columns of dimensions and other members of a row. Columns with the same name occur once in a row. */
export const columnsOf = (dimensionNames: readonly string[]): string =>
  dimensionNames.map((name) => dimensions[name] ?? `1(${name})`).join('');

/** Returns a row for each statistic, with its order and rank among all rows unless `isCompared` is false. */
export const tidyRows = (answer: MeasuredAnswer, columns: string, isCompared: boolean): FlatRows =>
  flatten(answer, parseTable(`rows>statistics:${columns}${statistic}${isCompared ? compared : ''}`));

/** Returns a row for each row of the response, with a column for each metric and measure. */
export function wideRows(answer: MeasuredAnswer, columns: string): FlatRows {
  const { metrics, measures, rows } = answer;
  const named = metrics.map(
    ({ code }) => [code, new Map(measures.map((measure) => [measure, `${code}${suffixOf(measure)}`]))] as const,
  );
  const nameOf = new Map(named);
  const names = named.flatMap(([, byMeasure]) => [...byMeasure.values()]);
  const namesIn = (statistics: MeasuredRow['statistics']): readonly string[] =>
    statistics.map(({ code, measure }) => nameOf.get(code)?.get(measure) ?? `${code}${suffixOf(measure)}`);
  // All rows have the same order, so the names from one row without gaps apply to every other such row.
  const order = namesIn(rows.find(({ statistics }) => statistics.length === names.length)?.statistics ?? []);
  const keys = flatten(answer, parseTable(`rows:${columns}`));
  const blank = blankRow([...keys.columns, ...names]);
  const wide = rows.map(({ statistics }, at) => {
    const row = { ...blank, ...keys.rows[at] };
    const inRow = statistics.length === order.length ? order : namesIn(statistics);
    for (const [place, name] of inRow.entries()) row[name] = statistics[place]?.value ?? null;
    return row;
  });
  return { rows: wide, columns: Object.keys(blank) };
}
