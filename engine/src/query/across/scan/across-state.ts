import { type planOf, type Plan } from '../../../metrics/plan.js';
import { baseIndex } from '../../../vocabulary/bases.js';
import { isWholeMatch } from '../../box-score.js';
import { hasAny } from '../../filter.js';
import {
  checkQuery,
  dimensionsOf,
  isActDimension,
  isOfMatches,
  labelsOf,
  measuresOf,
} from '../question/check-query.js';
import { BoxScoreTallies } from './box-score-tallies.js';
import { groupsOf, type Groups } from './groups.js';
import { Labels } from './labels.js';
import { matchCells, type MatchCells } from './match-cells.js';
import { partKeys } from '../question/match-parts.js';
import { anyOf, secondsNeedOf, secondsNeeds } from '../question/seconds-need.js';
import { MatchSums } from './match-sums.js';
import type { SelectedMatches } from './selected-matches.js';
import type { StatisticsQuery } from '../question/statistics-query.js';
import { Tallies } from './tally.js';

const secondsOnGround = baseIndex('secondsOnGround');

/** Returns a plan that also reads the time on the ground. */
const withTime = (plan: Plan): Plan => ({
  ...plan,
  timed: Uint16Array.from(new Set([...plan.timed, secondsOnGround])).sort(),
});

/** The data that answers a question: season totals, season acts or, if only details contain it, matches. */
export type QuerySource = 'totals' | 'acts' | 'matches';

/** Returns the source of a question. Roles, direct opponents and end locations are only in the details of matches. */
export function sourceOf(query: StatisticsQuery): QuerySource {
  const { acts } = query;
  if (isWholeMatch(acts) && !dimensionsOf(query).some(isActDimension)) return 'totals';
  return hasAny(acts.roles) || hasAny(acts.againstPersonIds) || acts.area?.of === 'end' ? 'matches' : 'acts';
}

/** Prepares metrics at a level. To answer many questions, pass a function that caches plans. */
export type PlanSource = typeof planOf;

/** A question's plan, and its sums so far. */
export interface AcrossState {
  readonly query: StatisticsQuery;
  readonly selected: SelectedMatches;
  readonly plan: Plan;
  /** The plan. For players, it also reads the time on the ground. */
  readonly timedPlan: Plan;
  /** Bits of the features needed for time on the ground or, for squads, playing time. */
  readonly secondsNeed: number;
  readonly groups: Groups;
  readonly isByPeriod: boolean;
  /** Keys of the parts that a match is divided into. */
  readonly parts: readonly number[];
  /** The rows of a question with act dimensions other than `period`. **Empty**: `undefined` for any other question. */
  readonly labels: Labels | undefined;
  readonly tallies: Tallies;
  readonly cells: () => MatchCells;
  /**
   * The number of the tally of each cell and part, plus one. **Empty**: 0 if nothing was added; length 0 if no measure
   * reads single matches.
   */
  readonly cellTallies: Uint8Array;
  /** Values from box scores, for matches whose transactions lack them. **Empty**: no values for parts of matches. */
  readonly boxScores: BoxScoreTallies;
  /** Sums by cell and part. **Empty**: `undefined` if no measure reads them. */
  readonly matchSums: MatchSums | undefined;
}

/** Returns the state of a question before anything is added. **Throws** `QUERY_INVALID` as `checkQuery` does. */
export function acrossState(query: StatisticsQuery, selected: SelectedMatches, planFor: PlanSource): AcrossState {
  checkQuery(query);
  const { level, codes, context = 'For' } = query;
  const measures = measuresOf(query);
  const dimensions = dimensionsOf(query);
  const plan = planFor(level, codes);
  const squad = measures.includes('share') ? planFor('squad', codes) : undefined;
  const hasOther = level === 'squad' && (context === 'Diff' || context === 'PhysicalDiff');
  const groups = groupsOf(selected, level, dimensions);
  const labels = labelsOf(query);
  const isByPeriod = labels.length === 0 && dimensions.includes('period');
  const parts = partKeys(isByPeriod);
  let known: MatchCells | undefined;
  const cells = (): MatchCells => (known ??= matchCells(selected, level, groups));
  const keptCells = measures.some(isOfMatches) ? cells().size * parts.length : 0;
  const secondsNeed = secondsNeedOf(query, labels);
  const relevant = anyOf(plan.needs) | secondsNeeds[level] | (squad === undefined ? 0 : anyOf(squad.needs));
  return {
    query,
    selected,
    plan,
    timedPlan: level === 'player' ? withTime(plan) : plan,
    secondsNeed,
    groups,
    isByPeriod,
    parts,
    labels: labels.length === 0 ? undefined : new Labels(labels),
    tallies: new Tallies({ own: plan, squad, hasOther }, relevant, groups.size * parts.length),
    cells,
    cellTallies: new Uint8Array(keptCells),
    boxScores: new BoxScoreTallies(groups.size, keptCells),
    matchSums: keptCells > 0 ? new MatchSums(plan, keptCells, hasOther) : undefined,
  };
}
