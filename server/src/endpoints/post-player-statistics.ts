import { holdsTransactions, teamsNamed } from '../gates.js';
import { writePlayerSquads } from '../shapes/player-statistics-json.js';
import { labelled } from '../statistics/labels.js';
import { questionsOfItems } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { roomFor, writtenBatch } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

const names = { results: 'playerStatistics', requests: 'playerMetricRequests' };

/** The answers to several requests for player statistics. */
export const postPlayerStatistics: MatchEndpoint<'postPlayerStatistics'> = {
  gates: [holdsTransactions, teamsNamed],
  answer: ({ account, body: { playerMetricRequests } }) => {
    const questions = questionsOfItems('player', names.requests, playerMetricRequests);
    const requests = labelled(playerMetricRequests);
    return (match) => writtenBatch(match, names, requests, (at) => {
      const { codes, ask } = questions[at] ?? {};
      const ready = readyPlan('player', account.licence.tier, codes);
      return { room: roomFor(ready, match.persons.length), writeSquads: (writer) => { writePlayerSquads(writer, match, ready, ask); } };
    });
  },
};
