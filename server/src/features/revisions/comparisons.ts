import { ByteCache } from '@goalsquare/data';
import {
  codesOfTier,
  compareRevisions,
  EngineError,
  type Entry,
  type MatchHeader,
  type MatchLog,
  type RevisionComparison,
  type Tier,
} from '@goalsquare/engine';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { Problem } from '../../domain/problems.js';
import { workQueue } from '../../domain/work-queue.js';
import type { RevisionRange } from './revision-range.js';

/** Limits of a comparison. **Source**: ADR 20. */
const limits = { steps: 400, changes: 400_000 } as const;

/** Memory of a statistic that differs, and of each of its steps. **Units**: bytes. */
const [STATISTIC_BYTES, STEP_BYTES] = [200, 64] as const;

/** The share of its memory part that comparisons may fill. */
const SHARE = 0.03;

/** A comparison, and the log it was computed from: a rebuilt log may differ at the same revision. */
interface Compared {
  readonly header: MatchHeader;
  readonly last: Entry | undefined;
  readonly comparison: RevisionComparison;
}

const tooLong = (reason: string, { from, to }: RevisionRange): Problem =>
  new Problem(
    'query-too-costly',
    `Revisions ${from} and ${to} differ by too much: ${reason}. A comparison may have at most ${limits.steps} corrections and runs of play, and ${limits.changes} changes to values. Compare revisions that are closer together.`,
  );

/** Compares match revisions in steps. Requests for the same comparison share its result. */
export class Comparisons {
  readonly #compared = new ByteCache<string, Compared>(memoryParts.live, {
    share: SHARE,
    sizeOf: ({ comparison: { statistics } }) =>
      statistics.reduce((sum, { steps }) => sum + STATISTIC_BYTES + STEP_BYTES * steps.length, 0),
  });
  readonly #running = new Map<string, Promise<Compared>>();

  /**
   * Returns how two revisions of a log differ, in the metrics of a tier. Rejects with a problem of status 413 if they
   * are too far apart.
   */
  async of(log: MatchLog, range: RevisionRange, tier: Tier): Promise<RevisionComparison> {
    const { header } = log;
    const last = log.entries[range.to - 1];
    const key = `${header.id}@${range.from}...${range.to} ${tier}`;
    const known = this.#compared.get(key) ?? (await this.#running.get(key));
    if (known?.header === header && known.last === last) return known.comparison;
    const computed = this.#compute(log, range, tier);
    this.#running.set(key, computed);
    try {
      const compared = await computed;
      this.#compared.set(key, compared);
      return compared.comparison;
    } finally {
      if (this.#running.get(key) === computed) this.#running.delete(key);
    }
  }

  async #compute(log: MatchLog, range: RevisionRange, tier: Tier): Promise<Compared> {
    try {
      const comparison = await workQueue.finish<RevisionComparison>(
        compareRevisions(log, range, codesOfTier(tier), limits),
      );
      return { header: log.header, last: log.entries[range.to - 1], comparison };
    } catch (error) {
      if (error instanceof EngineError && error.code === 'TOO_LARGE') throw tooLong(error.message, range);
      throw error;
    }
  }
}
