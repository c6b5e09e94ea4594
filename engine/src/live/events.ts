import { InstantFold } from '../clock/instants.js';
import { amended, corrected } from '../log/apply-changes.js';
import type { Correction, Entry, PointsScore, Transaction } from '../log/entry.js';
import { areReadAlike, type MatchHeader } from '../log/header.js';
import { hasPointsOnly } from '../log/result-points.js';
import type { MatchLog } from '../log/state.js';
import type { Tally } from '../timeline/score.js';
import { scorePoints } from '../vocabulary/scores.js';
import { sides, type Side } from '../vocabulary/sides.js';
import type { StatusCode } from '../vocabulary/statuses.js';
import { transactionTypes, type TransactionType } from '../vocabulary/transactions.js';

/**
 * Members of every event. **Units**: seconds. **Empty**: no instant if the log has none, no period if the event belongs
 * to none.
 */
interface Happened {
  readonly matchId: number;
  /** Revision of the match after the entry. */
  readonly revision: number;
  readonly utc?: string;
  readonly period?: number;
  readonly periodSeconds?: number;
}

/** The status of the match has changed. */
export interface MatchStatusEvent extends Happened {
  readonly type: 'MatchStatus';
  readonly status: StatusCode;
}

/** The score has changed. */
export interface MatchScoreEvent extends Happened {
  readonly type: 'MatchScore';
  readonly home: Tally;
  readonly away: Tally;
}

/** Statistics have changed, or may have. `metricsChangedAt` returns which metrics a correction changed. */
export interface MatchMetricUpdateEvent extends Happened {
  readonly type: 'MatchMetricUpdate';
}

/** A change that a log entry caused. */
export type MatchEvent = MatchStatusEvent | MatchScoreEvent | MatchMetricUpdateEvent;

/** The members of a transaction that determine its events. A later entry may change or remove the transaction. */
type ActiveTransaction = Pick<Transaction, 'code' | 'side' | 'period' | 'periodSeconds'>;

const keyOf = ({ id, sequence = 1 }: { readonly id: number; readonly sequence?: number }): number =>
  id * 100 + sequence;

/** Applies the entries of a valid log one by one, and returns their events. */
export class EventFold {
  readonly #instants: InstantFold;
  #header: MatchHeader;
  readonly #active = new Map<number, ActiveTransaction>();
  readonly #scores = { home: { goals: 0, behinds: 0 }, away: { goals: 0, behinds: 0 } };
  /** The result, if only its points are known. */
  #points: PointsScore | undefined;
  #status: StatusCode = 'SCHED';
  #revision = 0;

  private constructor(header: MatchHeader, pace: number) {
    this.#header = header;
    this.#instants = new InstantFold(pace);
  }

  /** Begins with a header. `pace` is the number of seconds of play in one second. */
  static of(header: MatchHeader, pace = 1): EventFold {
    return new EventFold(header, pace);
  }

  get revision(): number {
    return this.#revision;
  }

  /** Adds the next entry and returns its events. **Empty**: no events if it changed nothing that events report. */
  add(entry: Entry): readonly MatchEvent[] {
    this.#revision += 1;
    const instant = this.#instants.add(entry);
    const place = this.#placeOf(entry);
    const common = {
      matchId: this.#header.id,
      revision: this.#revision,
      ...(Number.isFinite(instant) && { utc: new Date(instant).toISOString() }),
      ...(place?.period !== undefined && { period: place.period }),
      ...(place?.periodSeconds !== undefined && { periodSeconds: place.periodSeconds }),
    };
    if (entry.kind === 'status') {
      if (entry.code === this.#status) return [];
      this.#status = entry.code;
      return [{ type: 'MatchStatus', ...common, status: entry.code }];
    }
    const update: MatchMetricUpdateEvent = { type: 'MatchMetricUpdate', ...common };
    if (entry.kind === 'correction') return this.#corrects(entry) ? [update] : [];
    const before = this.#written();
    this.#change(entry);
    return this.#written() === before
      ? [update]
      : [{ type: 'MatchScore', ...common, home: this.#tally('home'), away: this.#tally('away') }, update];
  }

  /** Whether a correction changes how transactions are read, or reports that the log was rewritten. */
  #corrects(correction: Correction): boolean {
    const before = this.#header;
    this.#header = corrected(before, correction);
    if (correction.rewritten !== undefined) return true;
    return this.#active.size > 0 && !areReadAlike(before, this.#header);
  }

  #placeOf(entry: Entry): { readonly period?: number; readonly periodSeconds?: number } | undefined {
    switch (entry.kind) {
      case 'transaction':
      case 'status':
        return entry;
      case 'amendment':
        return amended<Partial<ActiveTransaction>>(this.#active.get(keyOf(entry)) ?? {}, entry);
      case 'removal':
        return this.#active.get(keyOf(entry));
      case 'correction':
      case 'result':
      case 'boxScore':
        return undefined;
    }
  }

  #change(entry: Exclude<Entry, { kind: 'status' | 'correction' }>): void {
    if (entry.kind === 'boxScore') return;
    if (entry.kind === 'result') {
      this.#points = hasPointsOnly(entry) ? entry : undefined;
      if (!hasPointsOnly(entry)) for (const side of sides) this.#scores[side] = { ...entry[side] };
      return;
    }
    const key = keyOf(entry);
    const before = this.#active.get(key);
    this.#count(before, -1);
    if (entry.kind === 'removal') {
      this.#active.delete(key);
      return;
    }
    const { code, side, period, periodSeconds } =
      entry.kind === 'transaction' ? entry : amended(before as ActiveTransaction, entry);
    const after: ActiveTransaction = { code, period, periodSeconds, ...(side !== undefined && { side }) };
    this.#active.set(key, after);
    this.#count(after, 1);
  }

  #count(transaction: ActiveTransaction | undefined, times: 1 | -1): void {
    if (transaction?.side === undefined) return;
    const { play }: TransactionType = transactionTypes[transaction.code];
    if (play.is === 'score') this.#scores[transaction.side][play.result === 'GOAL' ? 'goals' : 'behinds'] += times;
  }

  #tally(side: Side): Tally {
    if (this.#points !== undefined) return this.#points[side];
    const { goals, behinds } = this.#scores[side];
    return { goals, behinds, points: goals * scorePoints.GOAL + behinds * scorePoints.BEHI };
  }

  #written(): string {
    if (this.#points !== undefined) return sides.map((side) => this.#tally(side).points).join('-');
    return sides.map((side) => `${this.#scores[side].goals}.${this.#scores[side].behinds}`).join('-');
  }
}

/** Returns the events of the entries after one revision, up to another. They do not depend on how the log is split. */
export function eventsOf({ header, entries }: MatchLog, from: number, to: number, pace = 1): readonly MatchEvent[] {
  const fold = EventFold.of(header, pace);
  return entries
    .slice(0, to)
    .flatMap((entry) => fold.add(entry))
    .filter(({ revision }) => revision > from);
}
