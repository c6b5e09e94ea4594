import { mostTerms, type Match, type MetricCode } from '@goalsquare/engine';
import type { EvidenceDetail, EvidenceList } from './evidence-list.js';

/** Cost of the evidence of one value, in addition to its terms. **Units**: statistics. */
const VALUE_COST = 200;

/** Cost of one term. **Units**: statistics. */
const TERM_COST: Readonly<Record<EvidenceDetail, number>> = { ids: 1, full: 10 };

/** Returns the number of sides whose acts a value counts. */
const sidesOf = ({ context }: EvidenceList): number => (context === 'Diff' || context === 'PhysicalDiff' ? 2 : 1);

/**
 * Returns the evidence cost of one metric for a number of players or squads, from the sizes of the match's columns.
 * **Units**: statistics. **Source**: `docs/evidence.md`.
 */
export const evidenceCostOf = (match: Match, list: EvidenceList, code: MetricCode, owners: number): number =>
  owners * VALUE_COST + mostTerms(match, list.level, code) * TERM_COST[list.detail] * sidesOf(list);

/** Returns the evidence cost of a request. **Units**: statistics. */
export const evidenceCost = (match: Match, list: EvidenceList, owners: number): number =>
  list.codes.reduce((sum, code) => sum + evidenceCostOf(match, list, code, owners), 0);
