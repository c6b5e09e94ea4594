import { filterOf, type EvidenceRequest } from '../../evidence-links/evidence-request';
import { parametersOf } from './calls';
import type { Question } from './question';

/** Returns the evidence request for a value of an answer, which belongs to a player or squad. */
export const evidenceOfAnswer = (question: Question, id: number, metric: string): EvidenceRequest => ({
  matchId: question.match,
  level: question.level,
  id,
  metric,
  filter: filterOf(Object.fromEntries(parametersOf(question))),
});
