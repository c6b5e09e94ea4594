import { filterOf, type EvidenceRequest } from '../../evidence-links/evidence-request';
import { parametersOf } from './calls';
import type { Question } from './question';

/** Returns the request for the evidence of a value of the answer to a question, of a player or squad. */
export const evidenceOfAnswer = (question: Question, id: number, metric: string): EvidenceRequest => ({
  matchId: question.match,
  level: question.level,
  id,
  metric,
  filter: filterOf(Object.fromEntries(parametersOf(question))),
});
