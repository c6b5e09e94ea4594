import { ByteCache } from '@goalsquare/data';
import { metricsChangedAt, type Entry, type MatchHeader, type MatchLog, type MetricCode } from '@goalsquare/engine';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { workQueue } from '../../domain/work-queue.js';

/**
 * Maximum number of corrections of a match whose changed metrics are named. A later correction may have changed any
 * metric. **Source**: ADR 20.
 */
export const MOST_CORRECTIONS = 400;

/** Memory of a revision's metrics, and of each metric. **Units**: bytes. */
const [REVISION_BYTES, CODE_BYTES] = [200, 8] as const;

/** The share of its memory part that the metrics of corrections may fill. */
const SHARE = 0.1;

/** Metrics that each revision changed. **Empty**: `undefined` for a revision that may change any metric. */
export type ChangedByRevision = ReadonlyMap<number, readonly MetricCode[] | undefined>;

/** The changes of a revision, and the log they were computed from: a replaced match may differ at the same revision. */
interface Computed {
  readonly header: MatchHeader;
  readonly entry: Entry | undefined;
  readonly codes: readonly MetricCode[] | undefined;
}

const isEdit = ({ kind }: Entry): boolean => kind === 'amendment' || kind === 'removal' || kind === 'correction';

/**
 * Returns the revisions whose changed metrics may be named: those among the first corrections of the log. Later entries
 * do not change the result.
 */
function limited({ entries }: MatchLog, revisions: readonly number[]): readonly number[] {
  const wanted = new Set(revisions);
  const named: number[] = [];
  let edits = 0;
  for (const [at, entry] of entries.entries()) {
    if (edits === MOST_CORRECTIONS || named.length === wanted.size) break;
    if (!isEdit(entry)) continue;
    edits += 1;
    if (wanted.has(at + 1)) named.push(at + 1);
  }
  return named;
}

/** Computes and caches the metrics that corrections changed: once for each revision, in steps of the work queue. */
export class ChangedMetrics {
  readonly #computed = new ByteCache<string, Computed>(memoryParts.streams, {
    share: SHARE,
    sizeOf: ({ codes = [] }) => REVISION_BYTES + CODE_BYTES * codes.length,
  });
  /** The latest computation for each match. */
  readonly #running = new Map<number, Promise<ChangedByRevision>>();

  /** Returns the metrics that corrections of a log changed. The log may continue beyond them. */
  async of(log: MatchLog, revisions: readonly number[]): Promise<ChangedByRevision> {
    const { id } = log.header;
    const before = this.#running.get(id);
    const computed = this.#after(before, log, revisions);
    this.#running.set(id, computed);
    try {
      return await computed;
    } finally {
      if (this.#running.get(id) === computed) this.#running.delete(id);
    }
  }

  /** Reads cached metrics, and computes the others. Waits first for a computation that may include some of them. */
  async #after(
    before: Promise<unknown> | undefined,
    log: MatchLog,
    revisions: readonly number[],
  ): Promise<ChangedByRevision> {
    await before?.catch(() => undefined);
    const changed = new Map<number, readonly MetricCode[] | undefined>(
      revisions.map((revision) => [revision, undefined]),
    );
    const missing: number[] = [];
    for (const revision of limited(log, revisions)) {
      const cached = this.#cached(log, revision);
      if (cached === undefined) missing.push(revision);
      else changed.set(revision, cached.codes);
    }
    if (missing.length === 0) return changed;
    for (const [revision, codes] of await workQueue.finish<ChangedByRevision>(metricsChangedAt(log, missing))) {
      this.#computed.set(keyOf(log, revision), { header: log.header, entry: log.entries[revision - 1], codes });
      changed.set(revision, codes);
    }
    return changed;
  }

  #cached(log: MatchLog, revision: number): Computed | undefined {
    const cached = this.#computed.get(keyOf(log, revision));
    return cached?.header === log.header && cached.entry === log.entries[revision - 1] ? cached : undefined;
  }
}

const keyOf = ({ header }: MatchLog, revision: number): string => `${header.id}@${revision}`;

/** The instance that all streams and messages of this process share. */
export const changedMetrics = new ChangedMetrics();
