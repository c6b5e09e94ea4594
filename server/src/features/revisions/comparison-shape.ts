import type { Revision, RevisedStatistic as Revised, RevisionComparison as Compared, Tier } from '@goalsquare/engine';
import type { RevisedStatistic, RevisedStep, RevisionComparison } from '@goalsquare/openapi';
import { matchRevision } from './revision-shapes.js';
import type { RevisionRange } from './revision-range.js';

/** Input for a page of a comparison. */
export interface ComparisonPage {
  readonly matchId: number;
  readonly range: RevisionRange;
  readonly compared: Compared;
  /** All revisions of the match. */
  readonly revisions: readonly Revision[];
  /** The statistics that match the filters, and the start of the page. */
  readonly selected: readonly Revised[];
  readonly start: number;
  readonly limit: number;
  readonly tier: Tier;
}

const valuesOf = ({ before, after }: Pick<Revised, 'before' | 'after'>): Pick<RevisedStep, 'before' | 'after'> => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

function stepsOf({ steps }: Revised, { compared, revisions }: ComparisonPage): RevisedStep[] {
  return steps.flatMap((one): readonly RevisedStep[] => {
    const step = compared.steps[one.step];
    if (step === undefined) return [];
    const kind = step.isPlay ? 'play' : (revisions[step.from - 1]?.kind as RevisedStep['kind']);
    return [{ fromRevision: step.from, toRevision: step.to, kind, ...valuesOf(one) }];
  });
}

const statisticOf = (one: Revised, page: ComparisonPage): RevisedStatistic => ({
  squadId: one.squadId,
  ...(one.personId !== undefined && { personId: one.personId }),
  code: one.code,
  ...valuesOf(one),
  steps: stepsOf(one, page),
});

/** Returns a page of a comparison in the shape of the contract. */
export function comparisonPage(page: ComparisonPage): RevisionComparison {
  const { matchId, range, compared, revisions, selected, start, limit, tier } = page;
  const end = start + limit;
  return {
    matchId,
    fromRevision: range.from,
    toRevision: range.to,
    corrections: compared.steps.flatMap(({ isPlay, from }) => {
      const revision = isPlay ? undefined : revisions[from - 1];
      return revision === undefined ? [] : [matchRevision(revision, tier)];
    }),
    total: selected.length,
    statistics: selected.slice(start, end).map((one) => statisticOf(one, page)),
    ...(end < selected.length && { next: String(end) }),
  };
}
