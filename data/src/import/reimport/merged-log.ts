import { readLog, type Entry, type LogState, type MatchLog, type StatusChange } from '@goalsquare/engine';
import { differenceOf, isExpressible, type Provenance } from './difference.js';

/** The author of an import's changes, as written in entries. */
export const IMPORTER = 'import';

export const DEFAULT_REASON = 're-import';

/** Maximum length of a reason, to which a list of rewritten parts may be added. **Units**: characters. */
export const MOST_REASON = 100;

/**
 * A log after an import. `amended` entries were added to it. `rewritten` lists changes that entries cannot express.
 * **Empty**: no `rewritten` if there are none.
 */
export interface MergedLog {
  readonly log: MatchLog;
  readonly state: LogState;
  readonly amended: readonly Entry[];
  readonly rewritten?: string;
}

/** Returns the reason of a rewritten log, with the changes that entries cannot express. */
const reasonWith = (reason: string, inexpressible: string): string => `${reason}: ${inexpressible}`.slice(0, 200);

/**
 * Returns a log with the statuses of another log, which may differ only in their times. **Empty**: `undefined` if they
 * differ in anything else.
 */
function withStatuses({ header, entries }: MatchLog, statuses: readonly StatusChange[]): MatchLog | undefined {
  const own = entries.filter((entry) => entry.kind === 'status');
  const fits =
    own.length === statuses.length &&
    statuses.every(({ code, period }, at) => code === own[at]?.code && period === own[at].period);
  if (!fits) return undefined;
  let at = 0;
  return { header, entries: entries.map((entry) => (entry.kind === 'status' ? (statuses[at++] ?? entry) : entry)) };
}

/**
 * Returns the log with the times of its statuses changed, and all other changes as entries. **Empty**: `undefined` if
 * that cannot express the import.
 */
function withTimes(log: MatchLog, after: LogState, provenance: Provenance, reason: string): MergedLog | undefined {
  const retimed = withStatuses(log, after.statuses);
  if (retimed === undefined) return undefined;
  const first: Entry = { kind: 'correction', set: {}, ...provenance, reason, rewritten: 'statuses' };
  const state = readLog(retimed);
  if (state.add(first).length > 0) return undefined;
  const difference = differenceOf(retimed, state, after, provenance);
  if (!isExpressible(difference)) return undefined;
  const amended = [first, ...difference];
  return {
    log: { header: retimed.header, entries: [...retimed.entries, ...amended] },
    state,
    amended,
    rewritten: reason,
  };
}

/**
 * Returns a log after an import of its match. Changes are added as entries with the author and reason of the import, so
 * earlier revisions remain. If entries cannot express the changes, the log is rewritten at a later revision, and ends
 * with a correction that says so. **Empty**: the same log and no `amended` entries if the import changes nothing.
 */
export function mergedLog(log: MatchLog, before: LogState, imported: MatchLog, provenance: Provenance): MergedLog {
  const after = readLog(imported);
  const difference = differenceOf(log, before, after, provenance);
  if (isExpressible(difference))
    return {
      log: difference.length === 0 ? log : { header: log.header, entries: [...log.entries, ...difference] },
      state: before,
      amended: difference,
    };
  const reason = reasonWith(provenance.reason, difference.inexpressible);
  const retimed = withTimes(log, after, provenance, reason);
  if (retimed !== undefined) return retimed;
  const last: Entry = { kind: 'correction', set: {}, ...provenance, reason, rewritten: 'log' };
  const lasts = Array.from({ length: Math.max(1, log.entries.length + 1 - imported.entries.length) }, () => last);
  return {
    log: { header: imported.header, entries: [...imported.entries, ...lasts] },
    state: after,
    amended: [last],
    rewritten: reason,
  };
}
