import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchOf, type Match, type MatchHeader, type SeasonRecord } from '@goalsquare/engine';
import { checkUnchanged, readFolder } from '../import/folder.js';
import { readLogHeader } from '../import/read-log.js';
import type { Fault } from '../log/fault.js';
import { readMatchLog } from '../log/read.js';
import { openSealedPack, PACK_FOLDER } from '../store/directory/directory-store.js';
import { isSealed, type Pack, type PackEntry } from '../store/pack/pack.js';
import { sha256 } from './sha256.js';

/** A squad in a match, with its players' ids. */
interface SourceSquad {
  readonly id: number;
  readonly players: readonly { readonly personId: number }[];
}

/** Header members by which matches are selected and sorted, and the ids of their squads, persons and venue. */
export interface SourceHeader extends Pick<
  MatchHeader,
  'id' | 'leagueId' | 'levelId' | 'seasonId' | 'roundNumber' | 'date' | 'venue'
> {
  readonly home: SourceSquad;
  readonly away: SourceSquad;
}

/** A match to export. `file` is the name that its faults use. */
export interface SourceMatch {
  readonly file: string;
  readonly header: SourceHeader;
  /** Returns a text that changes whenever the match does. */
  readonly digest: () => string;
  /** Opens the match. **Throws** DataError, EngineError or DamagedError if it is not valid. */
  readonly open: () => Match;
}

/** The source of an export: a folder of logs or a sealed one, and live matches that replace its matches. */
export interface ExportSource {
  readonly records: readonly SeasonRecord[];
  readonly matches: readonly SourceMatch[];
  readonly faults: readonly Fault[];
  /** *Throws** an error if the source has changed meanwhile. */
  readonly checkUnchanged: () => void;
  readonly close: () => void;
}

/** Matches that have grown in a live store. */
export type LiveSource = Pick<ExportSource, 'matches' | 'faults' | 'close'>;

/** Keeps the members of a header that an export reads: with all of them, thirty seasons take 66 MB. */
function sourceHeader({ id, leagueId, levelId, seasonId, roundNumber, date, venue, home, away }: MatchHeader) {
  const squad = (of: MatchHeader['home']): SourceSquad => ({
    id: of.id,
    players: of.players.map(({ personId }) => ({ personId })),
  });
  const squads = { home: squad(home), away: squad(away) };
  return { id, leagueId, levelId, seasonId, roundNumber, ...(date && { date }), ...(venue && { venue }), ...squads };
}

function logsIn(directory: string): ExportSource {
  // Apart from each other, so that what is returned does not keep the headers.
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

/** Returns the matches in a sealed folder. Its open files stay the same if it is sealed again. */
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
 * Opens an export source. Matches in `live` replace those in the folder. **Throws** if the folder cannot be read, or
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
