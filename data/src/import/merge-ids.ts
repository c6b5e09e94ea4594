import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seasonIssues, type MatchLog, type SeasonRecord } from '@goalsquare/engine';
import { throwIssues } from '../log/fault.js';
import { readMatchLog } from '../log/read.js';
import type { Register } from '../register/register.js';
import type { Folder, LogOfFolder } from './folder.js';
import { withMergedIds, withPersons, type CodeOf } from './register-ids.js';
import type { Provenance } from './reimport/difference.js';
import { mergedWithFile } from './reimport/merged-with-file.js';

/** The files that a merge of two ids writes: the logs and records in which an id changes. */
export interface MergePlan {
  readonly logs: readonly { readonly file: string; readonly log: MatchLog }[];
  readonly records: readonly { readonly file: string; readonly record: SeasonRecord }[];
}

/** Combines items that now have the same id. Members of the item that already had the id take precedence. */
function oncePerId<T extends { readonly id: number; readonly code: string }>(
  all: readonly T[] | undefined,
  currentId: (id: number) => number,
  codeOf: (id: number) => string | undefined,
): readonly T[] | undefined {
  if (all === undefined) return undefined;
  const byId = new Map<number, T>();
  const isOwn = ({ id }: T): boolean => currentId(id) === id;
  for (const one of [...all.filter(isOwn), ...all.filter((other) => !isOwn(other))]) {
    const id = currentId(one.id);
    const own = isOwn(one) ? one : { ...one, id, code: codeOf(id) ?? one.code };
    byId.set(id, { ...own, ...byId.get(id) });
  }
  return [...byId.values()];
}

type Squads = NonNullable<SeasonRecord['squads']>;

/** Combines squads that now have the same id. The players of all of them are listed once. */
function mergedSquads(
  squads: Squads | undefined,
  currentId: (id: number) => number,
  codeOf: (id: number) => string | undefined,
): Squads | undefined {
  return oncePerId(squads, currentId, codeOf)?.map((squad) => {
    const all = (squads ?? []).filter(({ id }) => currentId(id) === squad.id).flatMap(({ players }) => players ?? []);
    const players = new Map(all.map((player) => [player.personId, player]));
    return players.size === 0 ? squad : { ...squad, players: [...players.values()] };
  });
}

type Placings = NonNullable<SeasonRecord['placings']>;

/** Combines placings whose squads now have the same id. From a round, a squad keeps the placing that it already had. */
function mergedPlacings(placings: Placings | undefined, currentId: (id: number) => number): Placings | undefined {
  if (placings === undefined) return undefined;
  const isOwn = ({ squadId }: Placings[number]): boolean => currentId(squadId) === squadId;
  const ownLast = [...placings.filter((one) => !isOwn(one)), ...placings.filter(isOwn)];
  const current = ownLast.map((placing) => ({ ...placing, squadId: currentId(placing.squadId) }));
  return [...new Map(current.map((one) => [`${one.squadId} ${one.fromRound}`, one])).values()];
}

/** Returns a record in which merged persons, squads and venues have their new ids and are listed once. */
function withMergedLists(record: SeasonRecord, register: Register, codeOf: CodeOf): SeasonRecord {
  const next = withPersons(record, (id) => register.personOf(id)) as SeasonRecord;
  const squadId = (id: number): number => register.currentId('squad', id);
  const squads = mergedSquads(next.squads, squadId, (id) => codeOf('squad', id));
  const venueId = (id: number): number => register.currentId('venue', id);
  const venues = oncePerId(next.venues, venueId, (id) => codeOf('venue', id));
  const placings = mergedPlacings(next.placings, squadId);
  return { ...next, ...(squads && { squads }), ...(venues && { venues }), ...(placings && { placings }) };
}

/** Describes a round in which both squads play. **Empty**: `undefined` if there is none. */
export function sharedRound({ logs }: Folder<LogOfFolder>, one: number, other: number): string | undefined {
  const roundsOf = (squadId: number): readonly string[] =>
    [...logs.values()].flatMap(({ header: { home, away, leagueId, levelId, seasonId, roundNumber } }) =>
      home.id === squadId || away.id === squadId
        ? [`round ${roundNumber} of season ${seasonId} of league ${leagueId}, level ${levelId}`]
        : [],
    );
  const rounds = new Set(roundsOf(one));
  return roundsOf(other).find((round) => rounds.has(round));
}

/**
 * Returns a function that finds the code of a squad or venue in a folder. Like an import, it uses the last code of the
 * id.
 */
function codesOf({ logs, records }: Folder<LogOfFolder>): CodeOf {
  const headers = [...logs.values()].map(({ header }) => header);
  const codes = {
    squad: [
      ...headers.flatMap(({ home, away }) => [home, away]),
      ...records.flatMap(({ record }) => record.squads ?? []),
    ],
    venue: [...headers.map(({ venue }) => venue), ...records.flatMap(({ record }) => record.venues ?? [])],
  };
  return (kind, id) => codes[kind].findLast((one) => one.id === id)?.code;
}

/**
 * Returns every log and record that changes because the register has merged an id. Changes are added to logs as entries
 * with author, reason and time. A log with a box score of a merged person is rewritten, and ends with a correction that
 * says so. **Throws** DataError if both ids of a person or squad play in the same match.
 */
export function mergePlanOf(
  directory: string,
  folder: Folder<LogOfFolder>,
  register: Register,
  provenance: Provenance,
): MergePlan {
  const { logs, records } = folder;
  const codeOf = codesOf(folder);
  const changed = [...logs.values()].flatMap(({ file }) => {
    const { log } = readMatchLog(file, readFileSync(path.join(directory, file)));
    const merged = withMergedIds(log, register, codeOf);
    if (merged === log) return [];
    const written = mergedWithFile(directory, file, merged, provenance);
    return written?.change === 'none' ? [] : [{ file, log: written?.log ?? merged }];
  });
  return {
    logs: changed,
    records: records.flatMap(({ file, record }) => {
      const next = withMergedLists(record, register, codeOf);
      if (JSON.stringify(next) === JSON.stringify(record)) return [];
      throwIssues(file, 0, seasonIssues(next));
      return [{ file, record: next }];
    }),
  };
}
