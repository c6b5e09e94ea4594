import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seasonIssues, type MatchLog, type SeasonRecord } from '@goalsquare/engine';
import { DataError } from '../log/fault.js';
import { readMatchLog } from '../log/read.js';
import type { Register } from '../register/register.js';
import type { Folder, LogOfFolder } from './folder.js';
import { withMergedPersons, withPersons } from './register-ids.js';
import type { Provenance } from './reimport/difference.js';
import { mergedWithFile } from './reimport/merged-with-file.js';

/** The writes of a merge: logs and records that name the person by another id. */
export interface MergePlan {
  readonly logs: readonly { readonly file: string; readonly log: MatchLog }[];
  readonly records: readonly { readonly file: string; readonly record: SeasonRecord }[];
}

/** Returns a record in which merged persons have their new ids, each once a squad. */
function withMergedLists(record: SeasonRecord, register: Register): SeasonRecord {
  const next = withPersons(record, (id) => register.personOf(id)) as SeasonRecord;
  const squads = next.squads?.map((squad) => {
    const players = new Map((squad.players ?? []).map((player) => [player.personId, player]));
    return squad.players === undefined ? squad : { ...squad, players: [...players.values()] };
  });
  return squads === undefined ? next : { ...next, squads };
}

/**
 * Plans a merge: every log and record that names a person by an id that the register has merged. Logs grow by entries
 * with author, reason and time; a log with a box score of the person is rewritten, and records that. **Throws**
 * DataError if both ids play in one match.
 */
export function mergePlanOf(
  directory: string,
  { logs, records }: Folder<LogOfFolder>,
  register: Register,
  provenance: Provenance,
): MergePlan {
  const changed = [...logs.values()].flatMap(({ file }) => {
    const { log } = readMatchLog(file, readFileSync(path.join(directory, file)));
    const merged = withMergedPersons(log, register);
    if (merged === log) return [];
    const written = mergedWithFile(directory, file, merged, provenance);
    return [{ file, log: written?.log ?? merged }];
  });
  return {
    logs: changed,
    records: records.flatMap(({ file, record }) => {
      const next = withMergedLists(record, register);
      if (JSON.stringify(next) === JSON.stringify(record)) return [];
      const issues = seasonIssues(next);
      if (issues.length > 0) throw new DataError(issues.map((issue) => ({ file, line: 0, ...issue })));
      return [{ file, record: next }];
    }),
  };
}
