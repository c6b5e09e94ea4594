import {
  evidenceOf,
  includesTier,
  QueryWorkspace,
  type Evidence as EngineEvidence,
  type EvidenceTerm,
  type Match,
  type MetricCode,
} from '@goalsquare/engine';
import type { Evidence, EvidenceIds, EvidenceTerm as WrittenTerm } from '@goalsquare/openapi';
import { computedList, type ComputedList } from '../json/computed-list.js';
import { cachedMatchView } from '../shapes/match-views.js';
import { metricFrom } from '../shapes/metric.js';
import { ownersOf, type EvidenceList, type EvidenceOwner } from './evidence-list.js';
import { basesOf, listedTerms, summaryShape, termShape } from './evidence-shape.js';

/** Evidence whose terms are serialised on demand. */
type ComputedEvidence = Omit<Evidence, 'terms'> & { readonly terms?: ComputedList<WrittenTerm> };

/** The evidence of one value, with the value's owner and metric. */
export interface ValueEvidence {
  readonly owner: EvidenceOwner;
  readonly code: MetricCode;
  readonly shape: EvidenceIds | ComputedEvidence;
}

/** Returns the distinct transaction ids in some terms, in the order of the terms. */
function transactionIds(match: Match, terms: readonly EvidenceTerm[]): readonly number[] {
  const { ids } = match.details().transactions;
  return [...new Set(terms.flatMap((term) => (term.is === 'act' ? [ids[term.row] as number] : [])))];
}

/** Returns the transaction ids of a value or, below the Transactional tier, its terms by base. */
function idsShape(
  match: Match,
  { ids: { squadId, personId } }: EvidenceOwner,
  evidence: EngineEvidence,
  hasTerms: boolean,
): EvidenceIds {
  const { code, acts, seconds, numerator, denominator } = evidence;
  return {
    squadId,
    ...(personId !== undefined && { personId }),
    metricCode: code,
    acts,
    seconds,
    ...(hasTerms && {
      transactionIds: transactionIds(match, numerator),
      ...(denominator && { denominatorTransactionIds: transactionIds(match, denominator) }),
    }),
    ...(!hasTerms && { bases: basesOf(listedTerms(evidence)) }),
  };
}

/** Returns the full evidence of a value. Its terms are serialised on demand. */
function fullShape(
  match: Match,
  { ids }: EvidenceOwner,
  evidence: EngineEvidence,
  hasTerms: boolean,
): ComputedEvidence {
  const view = cachedMatchView(match);
  const terms = listedTerms(evidence);
  return {
    matchId: match.id,
    ...ids,
    metric: metricFrom(evidence.code),
    ...summaryShape(evidence, terms),
    ...(hasTerms && { terms: computedList(terms, (term) => [termShape(view, term)]) }),
  };
}

/**
 * Yields the evidence of values on demand, in the order of the statistics in the result. Like the result, it omits
 * metrics that the match does not supply.
 */
export function* valueEvidence(match: Match, list: EvidenceList): Generator<ValueEvidence> {
  const hasTerms = includesTier(list.tier, 'Transactional');
  const workspace = new QueryWorkspace();
  const shapeOf = list.detail === 'ids' ? idsShape : fullShape;
  for (const owner of ownersOf(match, list))
    for (const code of list.codes) {
      const evidence = evidenceOf(match, owner.subject, code, list.filter, workspace);
      if (evidence?.isSupplied !== true) continue;
      yield { owner, code, shape: shapeOf(match, owner, evidence, hasTerms) };
    }
}
