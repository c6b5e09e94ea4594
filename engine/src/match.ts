import { contributionsOf } from './bases/contributions.js';
import { factColumns, type FactColumns } from './columns/facts.js';
import { settingOf, transactionColumns, type Extras, type TransactionColumns } from './columns/transactions.js';
import { EngineError } from './errors.js';
import type { Entry, Result, StatusChange } from './log/entry.js';
import { MAX_PERIOD } from './log/entry.js';
import { DEFAULT_COUNTDOWN_SECONDS, type MatchHeader } from './log/header.js';
import { LogState, type MatchLog } from './log/state.js';
import { clockOf } from './story/clock.js';
import { rowsOf } from './story/row.js';
import { secondsLeft } from './story/time-left.js';
import { features, type Feature } from './vocabulary/features.js';

/** What queries do not walk: the header, status changes, transactions and what few of them have. */
export interface MatchTexts {
  readonly header: MatchHeader;
  readonly statuses: readonly StatusChange[];
  readonly transactions: TransactionColumns;
  readonly extras: ReadonlyMap<number, Extras>;
  /** The score as given, of a match of which no transaction is known. */
  readonly result?: Result;
}

/**
 * A match at one revision, ready to be queried. Immutable.
 * **Shape**: `persons` are person ids by slot, home then away; `periodSeconds[p - 1]` is the length of period p so far;
 * `lacks` has bit n set when the source lacks feature n.
 */
export interface Match {
  readonly id: number;
  readonly revision: number;
  readonly persons: Int32Array;
  readonly homePlayers: number;
  readonly lacks: number;
  readonly periodSeconds: Uint16Array;
  readonly facts: FactColumns;
  /** What queries do not walk, read when asked for. */
  readonly texts: () => MatchTexts;
}

/** Bits of the features a header says its source lacks. */
const featureBits = (lacks: readonly Feature[]): number =>
  lacks.reduce((bits, feature) => bits | (1 << features.indexOf(feature)), 0);

/** Reads a log up to a revision. **Throws** `LOG_INVALID` naming the entry, `REVISION_OUT_OF_RANGE`. */
export function readLog(log: MatchLog, revision = log.entries.length): LogState {
  if (!Number.isSafeInteger(revision) || revision < 0 || revision > log.entries.length) {
    throw new EngineError('REVISION_OUT_OF_RANGE', `revision ${revision} is not one of 0 to ${log.entries.length}`);
  }
  const state = LogState.begin(log.header);
  log.entries.slice(0, revision).forEach((entry, at) => {
    const findings = state.add(entry);
    if (findings.length > 0) throw new EngineError('LOG_INVALID', `entry ${at + 1} of the match log is not valid`, findings);
  });
  return state;
}

/** Opens a match at a revision, by default the last. **Throws** `LOG_INVALID`, `REVISION_OUT_OF_RANGE`. */
export const openMatch = (log: MatchLog, revision?: number): Match => matchOf(readLog(log, revision));

/** The match that further entries make of a log: the same as opening the longer log. **Throws** `LOG_INVALID`. */
export const append = (log: MatchLog, entries: readonly Entry[]): { readonly log: MatchLog; readonly match: Match } => {
  const longer = { header: log.header, entries: [...log.entries, ...entries] };
  return { log: longer, match: openMatch(longer) };
};

/** The match a checked log has come to. */
export function matchOf(state: LogState): Match {
  const { header, statuses, result, revision } = state;
  const players = [...header.home.players, ...header.away.players];
  const { columns, extras } = transactionColumns([...state.transactions], header);
  const periodSeconds = periodLengths(columns, statuses);
  return {
    id: header.id,
    revision,
    persons: Int32Array.from(players, (player) => player.personId),
    homePlayers: header.home.players.length,
    lacks: featureBits(header.lacks ?? []),
    periodSeconds,
    facts: resolve(columns, extras, state, periodSeconds),
    texts: () => ({ header, statuses, transactions: columns, extras, ...(result && { result }) }),
  };
}

function resolve(columns: TransactionColumns, extras: ReadonlyMap<number, Extras>, { header, statuses }: LogState, periodSeconds: Uint16Array): FactColumns {
  const slots = new Map([...header.home.players, ...header.away.players].map(({ personId }, slot) => [personId, slot]));
  const quarterSeconds = header.countdownSeconds ?? DEFAULT_COUNTDOWN_SECONDS;
  const setting = settingOf(header);
  const contributions = contributionsOf(rowsOf(columns), setting, {
    of: (row) => extras.get(row.at),
    slotOfPerson: (personId) => slots.get(personId),
    periodSeconds: (period) => periodSeconds[period - 1] ?? 0,
    quarters: { quarterSeconds, left: secondsLeft(clockOf(header, statuses, periodSeconds), quarterSeconds) },
  });
  return factColumns(contributions, setting.players + 2, (row) => ({ period: columns.periods[row] ?? 1, second: columns.seconds[row] ?? 0 }));
}

/** A period ends where its status change says, or else with its last transaction. */
function periodLengths(columns: TransactionColumns, statuses: readonly StatusChange[]): Uint16Array {
  const lengths = new Uint16Array(MAX_PERIOD);
  columns.periods.forEach((period, at) => {
    lengths[period - 1] = Math.max(lengths[period - 1] ?? 0, columns.seconds[at] ?? 0);
  });
  for (const { period, periodSeconds } of statuses) {
    if (period !== undefined && periodSeconds !== undefined) lengths[period - 1] = Math.max(lengths[period - 1] ?? 0, periodSeconds);
  }
  return lengths;
}
