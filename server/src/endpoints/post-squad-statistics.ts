import { holdsTransactions, teamsNamed } from '../gates.js';
import { writeSquadSquads } from '../shapes/squad-statistics-json.js';
import { labelled } from '../statistics/labels.js';
import { questionsOfItems } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { roomFor, writtenBatch } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

const names = { results: 'squadStatistics', requests: 'squadMetricRequests' };

/** The answers to several requests for squad statistics. */
export const postSquadStatistics: MatchEndpoint<'postSquadStatistics'> = {
  gates: [holdsTransactions, teamsNamed],
  answer: ({ account, body: { squadMetricRequests } }) => {
    const questions = questionsOfItems('squad', names.requests, squadMetricRequests);
    const requests = labelled(squadMetricRequests).map((request) => ({ ...request, context: request.context ?? 'For' }));
    return (match) => writtenBatch(match, names, requests, (at) => {
      const { codes, ask, context } = questions[at] ?? {};
      const ready = readyPlan('squad', account.licence.tier, codes);
      return { room: roomFor(ready, 2), writeSquads: (writer) => { writeSquadSquads(writer, match, ready, ask, context); } };
    });
  },
};
