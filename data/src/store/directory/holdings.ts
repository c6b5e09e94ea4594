import { readFileSync } from 'node:fs';
import path from 'node:path';
import { briefOf, matchOf, type Match, type MatchBrief } from '@goalsquare/engine';
import { readMatchLogInSteps } from '../../log/read.js';
import { ByteCache } from '../../memory/byte-cache.js';
import { detailsBytes, growingBytes, matchBytes } from '../../memory/sizes.js';
import { COLUMNS_SHARE, DETAILS_SHARE, type StoreMemory } from '../../memory/store-memory.js';
import type { DataFile } from '../data-files.js';
import type { StoredSeasons } from '../match-store.js';
import type { Pack, PackableRecord, PackedDetails, PackEntry } from '../pack/pack.js';
import { bySeason, keyOfRecord, seasonKeyText, versionOf, type SeasonForm } from '../season-forms.js';
import { readOr, type DamagedError } from '../damaged-error.js';
import type { DamageHandler } from './damage.js';

/** The contents of a folder: the file of each match, a function that opens a match, and the seasons. */
export interface Holdings {
  readonly files: ReadonlyMap<number, string>;
  /** Returns the revision of each match, by id. */
  readonly revisions: () => ReadonlyMap<number, number>;
  /** Opens a match whose id is in `files`. */
  readonly open: (matchId: number) => Match | Promise<Match>;
  /** Opens a match synchronously. **Empty**: `undefined` if the match must be read from its log. */
  readonly openNow: (matchId: number) => Match | undefined;
  /**
   * Returns a name that identifies the content of a match. **Empty**: `undefined` if matches are read from their logs,
   * whose contents have no names.
   */
  readonly contentOf?: (matchId: number) => string | undefined;
  readonly seasons: StoredSeasons;
}

/** Returns the contents of a pack. Matches are read when they are opened. */
export function fromPack(pack: Pack, memory: StoreMemory, damage: DamageHandler): Holdings {
  const details = new ByteCache<PackEntry, PackedDetails>(memory.matches, {
    share: DETAILS_SHARE,
    sizeOf: (packed) => detailsBytes(packed.details, packed.jsonLength),
    memoMethod: (entry) =>
      readOr(
        () => pack.texts(entry),
        (error) => ({ details: damage.match(entry, error).details(), jsonLength: entry.textLength }),
      ),
  });
  const entries = new Map(pack.entries.map((entry) => [entry.matchId, entry]));
  const matches = new ByteCache<number, Match>(memory.matches, {
    share: COLUMNS_SHARE,
    sizeOf: matchBytes,
    memoMethod: (matchId) => {
      const entry = entries.get(matchId) as PackEntry;
      return readOr(
        () => pack.match(entry, () => details.memo(entry).details),
        (error) => damage.match(entry, error),
      );
    },
  });
  const open = (matchId: number): Match => matches.memo(matchId);
  /** Returns the briefs of a season whose form is damaged, computed from its matches. */
  const briefsOfMatches = (form: SeasonForm, error: DamagedError): readonly MatchBrief[] => {
    damage.report(`the list of matches of season ${seasonKeyText(form)}`, error);
    return pack.entries
      .map(({ matchId }) => briefOf(open(matchId)))
      .filter((brief) => seasonKeyText(brief) === seasonKeyText(form));
  };
  const briefs = pack.seasons.map((form) => ({
    ...form,
    briefs: () =>
      readOr(
        () => pack.briefs(form),
        (error) => briefsOfMatches(form, error),
      ),
  }));
  const records = pack.records.map((form) => ({
    ...form,
    record: () =>
      readOr(
        () => pack.record(form),
        (error) => damage.record(form, error),
      ),
  }));
  return {
    files: new Map(pack.entries.map(({ matchId, file }) => [matchId, file])),
    revisions: () =>
      new Map(pack.entries.map(({ matchId, revision }) => [matchId, revision ?? open(matchId).revision])),
    open,
    openNow: open,
    contentOf: (matchId) => entries.get(matchId)?.checksums?.join('-'),
    seasons: { briefs, records },
  };
}

/**
 * Returns the contents of a folder of logs. Matches are read when they are opened, which takes about two tenths of a
 * second each.
 */
export function fromLogs(
  directory: string,
  logs: readonly (readonly [file: DataFile, brief: MatchBrief, revision: number])[],
  records: readonly PackableRecord[],
  memory: StoreMemory,
): Holdings {
  const files = new Map(logs.map(([{ file }, { id }]) => [id, file]));
  const seasons = bySeason(logs.map(([, brief]) => brief));
  const matches = new ByteCache<number, Match>(memory.matches, {
    share: COLUMNS_SHARE,
    sizeOf: (match) => matchBytes(match) + growingBytes(match.revision),
  });
  return {
    files,
    revisions: () => new Map(logs.map(([, { id }, revision]) => [id, revision])),
    open: async (matchId) => {
      const file = files.get(matchId) as string;
      const known = matches.get(matchId);
      const match = known ?? matchOf((await readMatchLogInSteps(file, readFileSync(path.join(directory, file)))).state);
      if (known === undefined) matches.set(matchId, match);
      return match;
    },
    openNow: (matchId) => matches.get(matchId),
    seasons: {
      briefs: seasons.map(([key, briefs]) => ({
        ...key,
        version: versionOf(JSON.stringify(briefs)),
        briefs: () => briefs,
      })),
      records: records.map(({ file, record }) => ({
        file,
        ...keyOfRecord(record),
        league: record.league,
        level: record.level,
        version: versionOf(JSON.stringify(record)),
        record: () => record,
      })),
    },
  };
}
