import { requirePart, requireStatistics, requireTeams } from '../../domain/gates.js';
import { playerNumbers } from '../statistics/player-statistics-json.js';
import { questionOfQuery } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { writtenBatch } from '../statistics/batch-pieces.js';
import { writtenAnswer } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';
import { squadNumbers } from '../statistics/squad-statistics-json.js';
import { playerBatch, squadBatch } from '../statistics/batch.js';
import { withAbsent } from '../statistics/with-absent.js';
import { checkCost } from '../statistics/batch-cost.js';

/** Endpoint that returns the results of a batch of requests for squad statistics. */
export const postSquadStatistics: MatchEndpoint<'postSquadStatistics'> = {
  gates: [requireStatistics, requireTeams],
  dependsOnClock: ({ body: { squadMetricRequests } }) =>
    squadMetricRequests.some(({ lastXSeconds }) => lastXSeconds !== undefined),
  answer: ({ licence, body }) => {
    const batch = squadBatch(licence.tier, body);
    return (match) => {
      checkCost(batch, match);
      return writtenBatch(match, batch);
    };
  },
};

/** Endpoint that returns the results of a batch of requests for player statistics. */
export const postPlayerStatistics: MatchEndpoint<'postPlayerStatistics'> = {
  gates: [requireStatistics, requireTeams],
  dependsOnClock: ({ body: { playerMetricRequests } }) =>
    playerMetricRequests.some(({ lastXSeconds }) => lastXSeconds !== undefined),
  answer: ({ licence, body }) => {
    const batch = playerBatch(licence.tier, body);
    return (match) => {
      checkCost(batch, match);
      return writtenBatch(match, batch);
    };
  },
};

/** Endpoint that returns the statistics of a match's squads. */
export const getSquadStatistics: MatchEndpoint<'getSquadStatistics'> = {
  gates: [requireStatistics, requireTeams],
  dependsOnClock: ({ query: { lastXSeconds } }) => lastXSeconds !== undefined,
  answer: ({ licence, query }) => {
    const question = questionOfQuery({ level: 'squad', tier: licence.tier }, query);
    const { codes, ask, context } = question;
    return (match) => {
      requirePart(match, ask);
      const numbers = squadNumbers(match, readyPlan('squad', licence.tier, codes), ask, context);
      return writtenAnswer(withAbsent(match, 'squad', question, numbers));
    };
  },
};

/** Endpoint that returns the statistics of a match's players. */
export const getPlayerStatistics: MatchEndpoint<'getPlayerStatistics'> = {
  gates: [requireStatistics, requireTeams],
  dependsOnClock: ({ query: { lastXSeconds } }) => lastXSeconds !== undefined,
  answer: ({ licence, query }) => {
    const question = questionOfQuery({ level: 'player', tier: licence.tier }, query);
    const { codes, ask } = question;
    return (match) => {
      requirePart(match, ask);
      const numbers = playerNumbers(match, readyPlan('player', licence.tier, codes), ask);
      return writtenAnswer(withAbsent(match, 'player', question, numbers));
    };
  },
};
