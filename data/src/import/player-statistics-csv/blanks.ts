import type { CsvRow, CsvRows } from '../csv.js';
import { bareName } from '../match-columns.js';
import type { PlayerStatisticsColumn, StatisticCode } from './columns.js';

/** Meanings of an empty statistic that the command can set. */
export const blankMeanings = ['zero', 'unknown'] as const;
export type Blank = (typeof blankMeanings)[number];

/**
 * The first season in which AFL Tables records a statistic. From that season, an empty field means 0. Statistics that
 * are not listed are recorded from 1965. **Source**: `docs/real-data.md`.
 */
const firstSeasons: Readonly<Partial<Record<StatisticCode, number>>> = {
  HITOUT: 1966,
  TACKLE: 1987,
  REBOUND_50: 1998,
  INSIDE_50: 1998,
  CLEARANCE: 1998,
  CLANGER: 1998,
  POSSESSION_CONTESTED: 1999,
  POSSESSION_UNCONTESTED: 1999,
  MARK_CONTESTED: 1999,
  RUNNING_BOUNCE: 1999,
  GOAL_ASSIST: 2003,
};
const FIRST_SEASON = 1965;

/** Checks whether a file has the columns of AFL Tables, which leaves fields empty for 0. */
const isOfAflTables = ({ headers, has }: CsvRows<PlayerStatisticsColumn>): boolean =>
  has('team') && bareName(headers.team) === 'playingfor' && has('HITOUT') && bareName(headers.HITOUT) === 'hitouts';

/** Decides whether empty fields of statistics are 0, and counts those that are. */
export class Blanks {
  zeros = 0;
  readonly #isOfAflTables: boolean;

  constructor(
    private readonly table: CsvRows<PlayerStatisticsColumn>,
    private readonly blank: Blank | undefined,
  ) {
    this.#isOfAflTables = isOfAflTables(table);
  }

  /** Returns whether an empty field means 0, and counts it if it does. Values in a missing column are unknown. */
  readAsZero(code: StatisticCode, row: CsvRow<'season' | 'date_local'>): boolean {
    if (!this.table.has(code) || this.blank === 'unknown') return false;
    const season = Number((row.of.season === '' ? row.of.date_local : row.of.season).slice(0, 4));
    const isZero = this.blank === 'zero' || (this.#isOfAflTables && season >= (firstSeasons[code] ?? FIRST_SEASON));
    if (isZero) this.zeros += 1;
    return isZero;
  }
}
