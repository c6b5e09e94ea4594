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

/** Returns a plan that reads the time on the ground too. */
const withTime = (plan: Plan): Plan => ({
  ...plan,
  timed: Uint16Array.from(new Set([...plan.timed, secondsOnGround])).sort(),
});

/** The data that answers a question: season totals, season acts or, if only details contain it, matches. */
export type QuerySource = 'totals' | 'acts' | 'matches';

/** Returns the source of a question. Roles, opponents and where acts ended are in the details of matches. */
export function sourceOf(query: StatisticsQuery): QuerySource {
  const { acts } = query;
  if (isWholeMatch(acts) && !dimensionsOf(query).some(isActDimension)) return 'totals';
  return hasAny(acts.roles) || hasAny(acts.againstPersonIds) || acts.area?.of === 'end' ? 'matches' : 'acts';
}

/** Prepares metrics at a level. A caller that answers many questions passes one that keeps what it has prepared. */
export type PlanSource = typeof planOf;

/** A question's plan, and its sums so far. */
export interface AcrossState {
  readonly query: StatisticsQuery;
  readonly selected: SelectedMatches;
  readonly plan: Plan;
  /** The plan, and for players the time on the ground. */
  readonly timedPlan: Plan;
  /** Bits of what time on the ground, or playing time, needs. */
  readonly secondsNeed: number;
  readonly groups: Groups;
  readonly isByPeriod: boolean;
  /** Keys of the parts that a match is divided into. */
  readonly parts: readonly number[];
  /** The rows by dimensions of acts, unless periods are the only one. **Empty**: `undefined` if there is none. */
  readonly labels: Labels | undefined;
  readonly tallies: Tallies;
  readonly cells: () => MatchCells;
  /**
   * The number of the tally of each cell and part, plus one. **Empty**: 0 if nothing was added; length 0 if no measure
   * reads single matches.
   */
  readonly cellTallies: Uint8Array;
  /** Values of box scores that transactions lack. **Empty**: nothing, for parts of matches. */
  readonly boxScores: BoxScoreTallies;
  /** Sums by cell and part. **Empty**: `undefined` if no measure reads them. */
  readonly matchSums: MatchSums | undefined;
}

/** Returns the state of a question before anything is added. **Throws** `QUERY_INVALID`. */
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
