import type { MetricCode } from '../metrics/codes.js';
import type { ScoreCheck } from '../timeline/official-score.js';
import {
  coverages,
  type CapturedFeature,
  type Coverage,
  type FeatureCoverage,
  type MatchCoverage,
  type MetricCoverage,
} from './coverage.js';

/**
 * Number of matches that have a feature or metric completely, in part or not at all, and the reason that applies to
 * most matches.
 */
export interface CoverageCount<Code extends string> extends Readonly<Record<Coverage, number>> {
  readonly code: Code;
  readonly reason?: string;
}

/** Matches whose coverage differs from that of most matches, and the differences. */
export interface DifferentMatches {
  readonly matchIds: readonly number[];
  readonly features: readonly FeatureCoverage[];
  readonly metrics: readonly MetricCoverage[];
}

/** Comparison of match scores with official scores: the number of matches of each kind, and the unusual matches. */
export interface ScoreCounts extends Readonly<Record<ScoreCheck['is'], number>> {
  /** Matches whose score needs inferred rushed behinds. */
  readonly inferredIn: readonly number[];
  readonly differentIn: readonly number[];
}

/** Coverage of each feature and metric in a season's matches. Matches that have not started do not count. */
export interface SeasonCoverage {
  readonly matches: number;
  readonly notStarted: number;
  readonly features: readonly (CoverageCount<CapturedFeature> & Pick<FeatureCoverage, 'name'>)[];
  readonly metrics: readonly CoverageCount<MetricCode>[];
  readonly scores: ScoreCounts;
  /** **Empty**: no groups if all matches have the same coverage. */
  readonly different: readonly DifferentMatches[];
}

/** Matches with the same coverage. */
interface Group {
  readonly coverage: MatchCoverage;
  readonly matchIds: number[];
}

type Covered = Pick<FeatureCoverage, 'coverage' | 'reason'>;

const isSame = (one: Covered, other: Covered | undefined): boolean =>
  one.coverage === other?.coverage && one.reason === other.reason;

const differing = <T extends Covered>(all: readonly T[], common: readonly T[]): readonly T[] =>
  all.filter((one, at) => !isSame(one, common[at]));

/** Accumulates the coverage of matches, one at a time. */
export class SeasonCoverageFold {
  readonly #groups = new Map<string, Group>();
  readonly #scores: Record<ScoreCheck['is'], number> = { result: 0, equal: 0, different: 0, unchecked: 0 };
  readonly #inferredIn: number[] = [];
  readonly #differentIn: number[] = [];
  #notStarted = 0;

  /** Counts matches that have not started. */
  addNotStarted(count: number): void {
    this.#notStarted += count;
  }

  /** Adds the coverage of a match. */
  add(matchId: number, coverage: MatchCoverage): void {
    if (!coverage.hasStarted) {
      this.addNotStarted(1);
      return;
    }
    const { score } = coverage;
    this.#scores[score.is] += 1;
    if (score.inferred.length > 0) this.#inferredIn.push(matchId);
    if (score.is === 'different') this.#differentIn.push(matchId);
    const key = JSON.stringify([...coverage.features, ...coverage.metrics].map((one) => [one.coverage, one.reason]));
    const group = this.#groups.get(key) ?? { coverage, matchIds: [] };
    this.#groups.set(key, group);
    group.matchIds.push(matchId);
  }

  /** Returns the coverage of the matches so far. **Empty**: no features and metrics without matches. */
  result(): SeasonCoverage {
    const groups = [...this.#groups.values()].sort((a, b) => b.matchIds.length - a.matchIds.length);
    const [common] = groups;
    const counted = <T extends Covered>(pick: (coverage: MatchCoverage) => readonly T[]) =>
      (common === undefined ? [] : pick(common.coverage)).map((one, at) => {
        const count = (wanted: Coverage): number =>
          groups.reduce(
            (sum, { coverage, matchIds }) => sum + (pick(coverage)[at]?.coverage === wanted ? matchIds.length : 0),
            0,
          );
        const counts = Object.fromEntries(coverages.map((each) => [each, count(each)])) as Record<Coverage, number>;
        const { coverage: _, ...rest } = one;
        return { ...rest, ...counts };
      });
    return {
      matches: groups.reduce((sum, { matchIds }) => sum + matchIds.length, 0),
      notStarted: this.#notStarted,
      features: counted(({ features }) => features),
      metrics: counted(({ metrics }) => metrics),
      scores: { ...this.#scores, inferredIn: this.#inferredIn, differentIn: this.#differentIn },
      different: groups.slice(1).map(({ coverage, matchIds }) => ({
        matchIds,
        features: differing(coverage.features, common?.coverage.features ?? []),
        metrics: differing(coverage.metrics, common?.coverage.metrics ?? []),
      })),
    };
  }
}
