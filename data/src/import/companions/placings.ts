import { bounds } from '@goalsquare/engine';
import { readTable, type ColumnTable } from '../csv.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';

/**
 * The columns of a placings file: ladder positions that a league set regardless of points, for example as a penalty.
 */
export const placingColumns = {
  season: { names: ['season', 'year'], needed: true },
  squad: { names: ['squad', 'team'], needed: true, isText: true },
  from_round: { names: ['from_round'], needed: true },
  position: { names: ['position'], needed: true },
  reason: { names: ['reason'], isText: true },
} as const satisfies ColumnTable<string>;

/** The ladder position of a squad from a round onwards. */
export interface PlacingRow {
  readonly file: string;
  readonly line: number;
  readonly season: number;
  readonly squad: string;
  readonly fromRound: number;
  readonly position: number;
  readonly reason: string | undefined;
}

/** Reads a placings file. **Throws** DataError. */
export function readPlacings(file: string, findings: Findings): readonly PlacingRow[] {
  const table = readTable(file, placingColumns, findings);
  const read = new FieldReader(table, findings);
  const rows = table.rows.map((row): PlacingRow => ({
    file: table.file,
    line: row.line,
    season: read.integer(row, 'season', 0, 3000),
    squad: read.text(row, 'squad'),
    fromRound: read.integer(row, 'from_round', ...bounds.roundNumber),
    position: read.integer(row, 'position', 1, 100),
    reason: read.textIfAny(row, 'reason'),
  }));
  read.throwIfAny();
  return rows;
}
