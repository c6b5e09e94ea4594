import { holdsTransactions, teamsNamed } from '../gates.js';
import { squadNumbers } from '../shapes/squad-statistics-json.js';
import { labelled } from '../statistics/labels.js';
import { questionsOfItems } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { writtenBatch } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

const names = { results: 'squadStatistics', requests: 'squadMetricRequests' };

/** The answers to several requests for squad statistics. */
export const postSquadStatistics: MatchEndpoint<'postSquadStatistics'> = {
  gates: [holdsTransactions, teamsNamed],
  answer: ({ account, body: { squadMetricRequests }, layouts }) => {
    const questions = questionsOfItems('squad', names.requests, squadMetricRequests);
    const requests = labelled(squadMetricRequests).map((request) => ({ ...request, context: request.context ?? 'For' }));
    return (match) => writtenBatch(match, names, requests, (at) => {
      const { codes, ask, context } = questions[at] ?? {};
      return squadNumbers(match, readyPlan('squad', account.licence.tier, codes), ask, context);
    }, layouts);
  },
};
