import { EngineError } from '../errors.js';
import { GrowingMatch } from '../live/growing-match.js';
import type { Entry } from '../log/entry.js';
import type { MatchLog } from '../log/state.js';
import type { MetricCode } from '../metrics/codes.js';
import { growTo } from './grow-to.js';
import { snapshotPlan, statisticsSnapshot, type OwnerValues, type StatisticOwner } from './statistics-snapshot.js';

/** A correction, or a run of play: the entries from one revision to another, both included. */
export interface RevisionStep {
  readonly from: number;
  readonly to: number;
  readonly isPlay: boolean;
}

/** The value of a statistic before and after a step. **Empty**: no value if the statistic had none. */
export interface StatisticStep {
  /** The index of the step. */
  readonly step: number;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** A statistic that differs between two revisions, and the steps that changed it, in order. */
export interface RevisedStatistic extends StatisticOwner {
  readonly code: MetricCode;
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly steps: readonly StatisticStep[];
}

/** The differences between two revisions of a match. */
export interface RevisionComparison {
  readonly steps: readonly RevisionStep[];
  /** Ordered by squad, then person, then metric. */
  readonly statistics: readonly RevisedStatistic[];
}

/** Limits of a comparison. */
export interface ComparisonLimits {
  readonly steps: number;
  /** Number of changed values, over all steps. */
  readonly changes: number;
}

const isPlay = ({ kind }: Entry): boolean => kind === 'transaction' || kind === 'status';

/** Divides the entries after one revision, up to another, into steps: each correction and each run of play is one. */
export function stepsBetween({ entries }: MatchLog, from: number, to: number): readonly RevisionStep[] {
  const steps: RevisionStep[] = [];
  for (let revision = from + 1; revision <= to; revision += 1) {
    const entry = entries[revision - 1];
    const last = steps.at(-1);
    const play = entry !== undefined && isPlay(entry);
    if (play && last?.isPlay === true) steps[steps.length - 1] = { ...last, to: revision };
    else steps.push({ from: revision, to: revision, isPlay: play });
  }
  return steps;
}

const valueOf = (value: number | undefined): number | undefined =>
  value === undefined || Number.isNaN(value) ? undefined : value;

/** The changes of all values between two revisions, by step. */
class ChangeLog {
  readonly #owners = new Map<string, OwnerValues>();
  /** The steps of each changed value, by owner and the index of its code. */
  readonly #changes = new Map<string, Map<number, StatisticStep[]>>();
  #latest: ReadonlyMap<string, OwnerValues> = new Map();
  #count = 0;

  constructor(private readonly most: number) {}

  begin(first: readonly OwnerValues[]): void {
    this.#latest = new Map(first.map((owner) => [owner.key, owner]));
    for (const owner of first) this.#owners.set(owner.key, owner);
  }

  /** Adds the values after a step. **Throws** `TOO_LARGE` if more than `most` values have changed so far. */
  add(step: number, values: readonly OwnerValues[]): void {
    const next = new Map(values.map((owner) => [owner.key, owner]));
    for (const owner of values) if (!this.#owners.has(owner.key)) this.#owners.set(owner.key, owner);
    for (const key of new Set([...this.#latest.keys(), ...next.keys()]))
      this.#compare(step, key, this.#latest.get(key)?.values, next.get(key)?.values);
    this.#latest = next;
  }

  result(): readonly RevisedStatistic[] {
    return [...this.#owners].flatMap(([key, { squadId, personId, codes }]) => {
      const ofOwner = this.#changes.get(key) ?? new Map<number, StatisticStep[]>();
      return codes.flatMap((code, n): readonly RevisedStatistic[] => {
        const steps = ofOwner.get(n) ?? [];
        const [before, after] = [steps[0]?.before, steps.at(-1)?.after];
        return before === after
          ? []
          : [{ squadId, ...(personId !== undefined && { personId }), code, before, after, steps }];
      });
    });
  }

  #compare(step: number, key: string, before: Float64Array | undefined, after: Float64Array | undefined): void {
    const { length } = before ?? after ?? [];
    for (let n = 0; n < length; n += 1) {
      const [old, next] = [before?.[n] ?? NaN, after?.[n] ?? NaN];
      if (Object.is(old, next) || old === next) continue;
      this.#count += 1;
      if (this.#count > this.most)
        throw new EngineError('TOO_LARGE', `more than ${this.most} values change between the revisions`);
      const ofOwner = this.#changes.get(key) ?? new Map<number, StatisticStep[]>();
      this.#changes.set(key, ofOwner);
      const list = ofOwner.get(n) ?? [];
      list.push({ step, before: valueOf(old), after: valueOf(next) });
      ofOwner.set(n, list);
    }
  }
}

/**
 * Compares two revisions of a valid log: which match statistics differ, and which corrections changed each of them.
 * Yields whenever other work may run.
 * **Throws** `TOO_LARGE` if the comparison exceeds its limits.
 */
export function* compareRevisions(
  { header, entries }: MatchLog,
  { from, to }: { readonly from: number; readonly to: number },
  codes: readonly MetricCode[],
  limits: ComparisonLimits = { steps: Infinity, changes: Infinity },
): Generator<undefined, RevisionComparison, undefined> {
  const steps = stepsBetween({ header, entries }, from, to);
  if (steps.length > limits.steps)
    throw new EngineError('TOO_LARGE', `there are ${steps.length} corrections and runs of play between the revisions`);
  const plan = snapshotPlan(codes);
  const growing = GrowingMatch.of({ header, entries: [] });
  const changes = new ChangeLog(limits.changes);
  yield* growTo(growing, entries, from);
  changes.begin(statisticsSnapshot(growing.match(), plan));
  for (const [step, { to: end }] of steps.entries()) {
    yield* growTo(growing, entries, end);
    changes.add(step, statisticsSnapshot(growing.match(), plan));
    yield;
  }
  return { steps, statistics: changes.result() };
}
