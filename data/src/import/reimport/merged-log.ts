import { readLog, type Entry, type LogState, type MatchLog, type StatusChange } from '@goalsquare/engine';
import { differenceOf, isExpressible, type Provenance } from './difference.js';

/** The author of an import's changes, as its entries name it. */
export const IMPORTER = 'import';

/** The default reason for the changes of an import. */
export const DEFAULT_REASON = 're-import';

/** Characters that a reason may have. The list of rewritten parts is added to it. */
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

/** Returns the log with the statuses of another, which are the same in other times. */
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
 * Returns the log with other times of its statuses, and with the further changes. **Empty**: `undefined` if that does
 * not express the import.
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
 * Returns a log after an import of the match: the log with the changes as entries that name the import and its reason,
 * so that earlier revisions remain. If entries cannot express the changes, the log is rewritten and ends with a
 * correction that says so, at a later revision than before. **Empty**: no `amended` if the import changes nothing, with
 * the same log.
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
