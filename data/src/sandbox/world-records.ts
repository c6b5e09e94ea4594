import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { MatchBrief, SeasonRecord } from '@goalsquare/engine';
import { packageFolder } from '../store/package-folder.js';
import type { StoredSeasons } from '../store/match-store.js';
import {
  briefsFrom,
  briefsText,
  keyOfRecord,
  seasonKeyText,
  versionOf,
  type SeasonKey,
} from '../store/season-forms.js';
import { sha256 } from '../sha256.js';

/*
 * The records and results of a simulated world: the data for its lists, fixtures and ladders, without its matches. A
 * folder contains an index and a file for each season.
 */

/**
 * A season in the index. `versions` change whenever its briefs or record change. `logs` is the digest of its logs,
 * and `matches` are the ids of its matches.
 */
export interface RecordedSeason extends SeasonKey, Pick<SeasonRecord, 'league' | 'level'> {
  readonly versions: { readonly briefs: string; readonly record: string };
  readonly logs: string;
  readonly matches: readonly number[];
}

/** The index of a world. `edition` identifies the world. `matches` are the ids of its matches, newest first. */
interface WorldIndex {
  readonly format: 'goalsquare-world-records';
  readonly edition: string;
  readonly seasons: readonly RecordedSeason[];
  readonly matches: readonly number[];
}

/** A season to write. `logs` is the digest of its logs. */
export interface SeasonToRecord {
  readonly record: SeasonRecord;
  readonly briefs: readonly MatchBrief[];
  readonly logs: string;
}

export interface WorldRecords {
  readonly edition: string;
  readonly seasons: readonly RecordedSeason[];
  /** Ids of all matches, newest first. */
  readonly newestFirst: readonly number[];
  /** Returns the briefs of a season. **Throws** if the world has no such season. */
  readonly briefs: (season: SeasonKey) => readonly MatchBrief[];
  /** The same seasons, in the form of a match store. */
  readonly stored: StoredSeasons;
}

export const sandboxRecordsFolder: string = path.join(packageFolder, 'world');

const INDEX_FILE = 'world.json';
const fileOf = (season: SeasonKey): string => `${seasonKeyText(season)}.json.br`;

/** Returns the record and the briefs of a season, each as JSON. */
function readSeason(folder: string, season: SeasonKey): { readonly record: string; readonly briefs: string } {
  const text = brotliDecompressSync(readFileSync(path.join(folder, fileOf(season)))).toString('utf8');
  const end = text.indexOf('\n');
  return { record: text.slice(0, end), briefs: text.slice(end + 1) };
}

/** Reads the records of a world. A season is read each time it is requested. **Throws** if there is no index. */
export function readWorldRecords(folder: string): WorldRecords {
  const { edition, seasons, matches } = JSON.parse(readFileSync(path.join(folder, INDEX_FILE), 'utf8')) as WorldIndex;
  const briefs = (season: SeasonKey): readonly MatchBrief[] => briefsFrom(readSeason(folder, season).briefs);
  return {
    edition,
    seasons,
    newestFirst: matches,
    briefs,
    stored: {
      briefs: seasons.map(({ leagueId, levelId, seasonId, versions }) => {
        const key = { leagueId, levelId, seasonId };
        return { ...key, version: versions.briefs, briefs: () => briefs(key) };
      }),
      records: seasons.map(({ leagueId, levelId, seasonId, league, level, versions }) => {
        const key = { leagueId, levelId, seasonId };
        return {
          ...key,
          league,
          level,
          file: fileOf(key),
          version: versions.record,
          record: () => JSON.parse(readSeason(folder, key).record) as SeasonRecord,
        };
      }),
    },
  };
}

/** Returns the digest of a season's logs, from the digests of the logs by match. */
export const digestOfLogs = (digests: ReadonlyMap<number, string>): string =>
  sha256(
    [...digests]
      .map(([id, digest]) => `${id} ${digest}\n`)
      .sort()
      .join(''),
  );

/** Returns the sort key for a match's start. A match without a date comes last. */
const startOf = ({ date }: MatchBrief): string => date?.utcMatchStart ?? date?.startDate ?? '9999';

/** Compresses a text. The bytes are the same on every system with the same version of brotli. */
const compressed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } });

/** Empties a folder and writes the records of a world into it. */
export function writeWorldRecords(folder: string, edition: string, seasons: readonly SeasonToRecord[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  const recorded = seasons.map(({ record, briefs, logs }): RecordedSeason => {
    const key = keyOfRecord(record);
    const texts = { record: JSON.stringify(record), briefs: briefsText(briefs) };
    writeFileSync(path.join(folder, fileOf(key)), compressed(`${texts.record}\n${texts.briefs}`));
    return {
      ...key,
      league: record.league,
      level: record.level,
      versions: { briefs: versionOf(texts.briefs), record: versionOf(texts.record) },
      logs,
      matches: briefs.map(({ id }) => id),
    };
  });
  const matches = seasons
    .flatMap(({ briefs }) => briefs)
    .sort((a, b) => (startOf(a) === startOf(b) ? a.id - b.id : startOf(a) < startOf(b) ? 1 : -1))
    .map(({ id }) => id);
  const index: WorldIndex = { format: 'goalsquare-world-records', edition, seasons: recorded, matches };
  writeFileSync(path.join(folder, INDEX_FILE), `${JSON.stringify(index)}\n`);
}
