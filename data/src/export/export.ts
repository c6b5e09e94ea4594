import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EngineError, matchOf, matchViewOf, type ListedPlayer, type MatchHeader } from '@goalsquare/engine';
import { readFolder, type Folder } from '../import/folder.js';
import { DataError, issuesOf, type Fault } from '../log/fault.js';
import { readMatchLog } from '../log/read.js';
import type { RowWriter } from './formats/row-writer.js';
import type { ExportMatch, ReadyTable } from './table.js';

/** Matches to export: those of a league, a level and a season, where they are named. */
export interface Selection {
  readonly league?: number;
  readonly level?: number;
  readonly season?: number;
}

/** A table and where its rows go. */
export interface Destination {
  readonly table: ReadyTable;
  readonly writer: RowWriter;
}

/** What was exported: matches, rows by table, and what is wrong with files that could not be read. */
export interface ExportSummary {
  readonly matches: number;
  readonly rows: ReadonlyMap<string, number>;
  readonly faults: readonly Fault[];
}

type Key = Pick<MatchHeader, 'leagueId' | 'levelId' | 'seasonId'>;
const seasonKey = ({ leagueId, levelId, seasonId }: Key): string => `${leagueId} ${levelId} ${seasonId}`;

/** Lists of all seasons: what they tell of a person, by season. */
function listsOf({ records }: Folder): ReadonlyMap<string, ReadonlyMap<number, ListedPlayer>> {
  return new Map(
    records.map(({ record }) => [
      seasonKey({ leagueId: record.league.id, levelId: record.level.id, seasonId: record.id }),
      new Map((record.squads ?? []).flatMap(({ players }) => players ?? []).map((player) => [player.personId, player])),
    ]),
  );
}

const startOf = ({ date }: MatchHeader): string => date?.utcMatchStart ?? date?.startDate ?? '~';

/** Order of the rows: season by season, as matches start. */
const inOrder = (a: MatchHeader, b: MatchHeader): number =>
  a.leagueId - b.leagueId ||
  a.levelId - b.levelId ||
  a.seasonId - b.seasonId ||
  a.roundNumber - b.roundNumber ||
  (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : a.id - b.id);

function opened(directory: string, file: string, lists: ReturnType<typeof listsOf>): ExportMatch {
  const match = matchOf(readMatchLog(file, readFileSync(path.join(directory, file))).state);
  const view = matchViewOf(match);
  const list = lists.get(seasonKey(view.header));
  return { match, view, listed: (personId) => list?.get(personId) };
}

/**
 * Exports the matches of a folder into tables, one match at a time. A file with a fault is left out and named in
 * `faults`. `progress` is told how many matches are done.
 */
export function exportMatches(
  directory: string,
  selection: Selection,
  destinations: readonly Destination[],
  progress: (done: number, all: number) => void = () => undefined,
): ExportSummary {
  const folder = readFolder(directory);
  const lists = listsOf(folder);
  const { league, level, season } = selection;
  const isWanted = ({ leagueId, levelId, seasonId }: Key): boolean =>
    (league ?? leagueId) === leagueId && (level ?? levelId) === levelId && (season ?? seasonId) === seasonId;
  const wanted = [...folder.logs.values()]
    .filter(({ header }) => isWanted(header))
    .sort((a, b) => inOrder(a.header, b.header));
  const rows = new Map(destinations.map(({ table }) => [table.name, 0]));
  const faults: Fault[] = [...folder.faults.records, ...folder.faults.logs];
  let matches = 0;
  wanted.forEach(({ file }, at) => {
    try {
      const match = opened(directory, file, lists);
      const cells = destinations.map(({ table }) => table.cellsOf(match));
      destinations.forEach(({ table, writer }, n) => {
        writer.write(cells[n] ?? []);
        rows.set(table.name, (rows.get(table.name) ?? 0) + (cells[n]?.length ?? 0));
      });
      matches += 1;
    } catch (error) {
      if (!(error instanceof DataError) && !(error instanceof EngineError)) throw error;
      faults.push(
        ...(error instanceof DataError ? error.faults : issuesOf(error).map((issue) => ({ file, line: 0, ...issue }))),
      );
    }
    progress(at + 1, wanted.length);
  });
  return { matches, rows, faults };
}
