import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchOf, type Match, type MatchHeader, type SeasonRecord } from '@goalsquare/engine';
import { checkUnchanged, readFolder } from '../import/folder.js';
import { readLogHeader } from '../import/read-log.js';
import type { Fault } from '../log/fault.js';
import { readMatchLog } from '../log/read.js';
import { openSealedPack, PACK_FOLDER } from '../store/directory/directory-store.js';
import { isSealed, type Pack, type PackEntry } from '../store/pack/pack.js';
import { sha256 } from '../sha256.js';

/** A squad in a match, with its players' ids. */
interface SourceSquad {
  readonly id: number;
  readonly players: readonly { readonly personId: number }[];
}

/** Header members that are used to select and sort matches, and the ids of their squads, players and venue. */
export interface SourceHeader extends Pick<
  MatchHeader,
  'id' | 'leagueId' | 'levelId' | 'seasonId' | 'roundNumber' | 'date' | 'venue'
> {
  readonly home: SourceSquad;
  readonly away: SourceSquad;
}

/** A match to export. Its faults name `file`. */
export interface SourceMatch {
  readonly file: string;
  readonly header: SourceHeader;
  /** Returns text that changes whenever the match changes. */
  readonly digest: () => string;
  /** Opens the match. **Throws** DataError, EngineError or DamagedError if it is not valid. */
  readonly open: () => Match;
}

/** The source of an export: a folder of logs or a sealed folder, and live matches that replace some of its matches. */
export interface ExportSource {
  readonly records: readonly SeasonRecord[];
  readonly matches: readonly SourceMatch[];
  readonly faults: readonly Fault[];
  /** Checks that the source has not changed since it was opened. **Throws** an error if it has. */
  readonly checkUnchanged: () => void;
  readonly close: () => void;
}

/** The matches in a live store. */
export type LiveSource = Pick<ExportSource, 'matches' | 'faults' | 'close'>;

/** Returns the members of a header that an export reads. Whole headers of thirty seasons take 66 MB. */
function sourceHeader({ id, leagueId, levelId, seasonId, roundNumber, date, venue, home, away }: MatchHeader) {
  const squad = (of: MatchHeader['home']): SourceSquad => ({
    id: of.id,
    players: of.players.map(({ personId }) => ({ personId })),
  });
  const squads = { home: squad(home), away: squad(away) };
  return { id, leagueId, levelId, seasonId, roundNumber, venue, ...(date && { date }), ...squads };
}

function logsIn(directory: string): ExportSource {
  // Destructured, so that the returned functions do not keep the headers in memory.
  const { records, logs, faults, version } = readFolder(directory, readLogHeader);
  const bytesOf = (file: string): Buffer => readFileSync(path.join(directory, file));
  return {
    records: records.map(({ record }) => record),
    matches: [...logs.values()].map(({ file, header }) => ({
      file,
      header: sourceHeader(header),
      digest: () => sha256(bytesOf(file)),
      open: () => matchOf(readMatchLog(file, bytesOf(file)).state),
    })),
    faults: [...faults.records, ...faults.logs],
    checkUnchanged: () => {
      checkUnchanged(directory, version);
    },
    close: () => undefined,
  };
}

function matchIn(pack: Pack, entry: PackEntry): Match {
  const { details } = pack.texts(entry);
  return pack.match(entry, () => details);
}

/**
 * Returns the matches in a sealed folder. If the folder is sealed again, the files that are already open stay the same.
 */
function sealedIn(directory: string): ExportSource {
  const pack = openSealedPack(directory);
  const headers = new Map(pack.seasons.flatMap((form) => pack.briefs(form)).map((brief) => [brief.id, brief]));
  return {
    records: pack.records.map((form) => pack.record(form)),
    matches: pack.entries.flatMap((entry): readonly SourceMatch[] => {
      const header = headers.get(entry.matchId);
      if (header === undefined) return [];
      const { file, revision, checksums } = entry;
      return [
        {
          file,
          header,
          digest: () => `sealed ${JSON.stringify([revision, checksums])}`,
          open: () => matchIn(pack, entry),
        },
      ];
    }),
    faults: [],
    checkUnchanged: () => undefined,
    close: pack.close,
  };
}

/**
 * Opens an export source. Matches in `live` replace those in the folder. **Throws** if the folder cannot be read, or if
 * its sealed forms cannot be used.
 */
export function openExportSource(directory: string, live?: LiveSource): ExportSource {
  const stored = isSealed(path.join(directory, PACK_FOLDER)) ? sealedIn(directory) : logsIn(directory);
  if (live === undefined) return stored;
  const grown = new Set(live.matches.map(({ header }) => header.id));
  return {
    ...stored,
    matches: [...stored.matches.filter(({ header }) => !grown.has(header.id)), ...live.matches],
    faults: [...stored.faults, ...live.faults],
  };
}
