import { holdsTransactions, teamsNamed } from '../gates.js';
import { playerNumbers } from '../shapes/player-statistics-json.js';
import { labelled } from '../statistics/labels.js';
import { questionsOfItems } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { writtenBatch } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

const names = { results: 'playerStatistics', requests: 'playerMetricRequests' };

/** The answers to several requests for player statistics. */
export const postPlayerStatistics: MatchEndpoint<'postPlayerStatistics'> = {
  gates: [holdsTransactions, teamsNamed],
  answer: ({ account, body: { playerMetricRequests }, layouts }) => {
    const questions = questionsOfItems('player', names.requests, playerMetricRequests);
    const requests = labelled(playerMetricRequests);
    return (match) => writtenBatch(match, names, requests, (at) => {
      const { codes, ask } = questions[at] ?? {};
      return playerNumbers(match, readyPlan('player', account.licence.tier, codes), ask);
    }, layouts);
  },
};
