import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importSeasons, readCsv, type ImportOutcome } from '@goalsquare/data';
import { exceptionsOf } from './exceptions.js';

/** Returns the names of a season's squads in alphabetical order, by season. */
function squadsBySeason(results: string): ReadonlyMap<number, readonly string[]> {
  const seasons = new Map<number, Set<string>>();
  for (const { of } of readCsv(results, ['season', 'home', 'away'])) {
    const squads = seasons.get(Number(of.season)) ?? new Set();
    seasons.set(Number(of.season), squads.add(of.home).add(of.away));
  }
  return new Map([...seasons].map(([season, names]) => [season, [...names].sort((a, b) => (a < b ? -1 : 1))]));
}

type Row = readonly (string | number)[];

const quoted = (text: string | number): string => `"${String(text).replaceAll('"', '""')}"`;
const csvOf = (rows: readonly Row[]): string => rows.map((row) => `${row.map(quoted).join(',')}\n`).join('');

/** Returns the rows of companion files that describe the exceptions of the seasons. */
function rowsFor(squads: ReadonlyMap<number, readonly string[]>): {
  readonly fixture: readonly Row[];
  readonly placings: readonly Row[];
} {
  const exceptions = [...squads].flatMap(([season, names]) =>
    exceptionsOf(season).map((exception) => ({ season, exception, nameOf: (place: number) => names[place - 1] ?? '' })),
  );
  return {
    fixture: exceptions.flatMap(({ season, exception, nameOf }) =>
      exception.is === 'called off'
        ? [[season, exception.round, nameOf(exception.squads[0]), nameOf(exception.squads[1]), 'CANC']]
        : [],
    ),
    placings: exceptions.flatMap(({ season, exception, nameOf }) =>
      exception.is === 'placing'
        ? [[season, nameOf(exception.squad), exception.fromRound, exception.position, exception.reason]]
        : [],
    ),
  };
}

/** Imports results the way a user would, with the exceptions in companion files. */
export function importWithExceptions(results: string): ImportOutcome {
  const { fixture, placings } = rowsFor(squadsBySeason(results));
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-ladders-'));
  /** Writes a companion file. **Empty**: writes no file without rows, because the import would reject it. */
  const written = (name: 'fixture' | 'placings', columns: readonly string[], rows: readonly Row[]) => {
    const file = path.join(folder, `${name}.csv`);
    if (rows.length > 0) writeFileSync(file, csvOf([columns, ...rows]));
    return rows.length > 0 ? { [name]: file } : {};
  };
  try {
    return importSeasons(
      {
        format: 'results-csv',
        results,
        ...written('fixture', ['season', 'round', 'home', 'away', 'status'], fixture),
        ...written('placings', ['season', 'squad', 'from_round', 'position', 'reason'], placings),
      },
      { out: path.join(folder, 'out') },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
