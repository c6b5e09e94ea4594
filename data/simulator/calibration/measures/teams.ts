import { squadStatistics } from '@goalsquare/engine';
import { cellsOf, numberIn, rowsOf } from '../reference.js';
import { Tallies } from '../tally.js';
import { boxScoreOf, countedFor, plans } from './box-score.js';
import { comparing, type Measure, type Seen } from './measure.js';

type Real = ReadonlyMap<string, readonly [mean: number, sd: number]>;

/** Seasons of the reference events. Their mean is compared with the counts of a side. */
const SEASONS: readonly string[] = ['2021', '2022'];

function realMen(): Real {
  const [names = [], , , ...rows] = cellsOf('team_totals_afl');
  const seasons = rows.filter(([year = '']) => SEASONS.includes(year));
  const at = (column: number): number => seasons.reduce((sum, row) => sum + Number(row[column]), 0) / seasons.length;
  return new Map(
    names.flatMap((name, column) =>
      name !== '' && names[column - 1] !== name ? [[name, [at(column), at(column + 1)] as const] as const] : [],
    ),
  );
}

const realWomen = (): Real =>
  new Map(
    rowsOf('team_totals_aflw_2023').map((row) => [
      row['0'] ?? '',
      [numberIn(row, 'mean'), numberIn(row, 'std')] as const,
    ]),
  );

/** Compares a side's statistics in a match, by the columns of official box scores. */
export class Teams implements Measure {
  readonly #tallies = new Tallies();

  constructor(private readonly competition: 'men' | 'women') {}

  take({ match }: Seen): void {
    const { table } = squadStatistics(match, plans.squad);
    const marks = squadStatistics(match, plans.squadMarks, { zones: ['F50'] }).table;
    for (const side of [0, 1]) {
      const rushed = table.value(table.codes.indexOf('BEHIND_RUSHED'), side) ?? 0;
      for (const [column, count] of boxScoreOf(table, marks, side))
        this.#tallies.of(column).add(column === 'behinds' ? count - rushed : count);
    }
  }

  compared(): ReturnType<Measure['compared']> {
    const real = this.competition === 'men' ? realMen() : realWomen();
    return [...real].flatMap(([name, values]) => {
      const ours = this.#tallies.of(name);
      return ours.count === 0
        ? []
        : comparing('a side').meanAndSd(name, [countedFor(name, values[0]), countedFor(name, values[1])], ours);
    });
  }
}
