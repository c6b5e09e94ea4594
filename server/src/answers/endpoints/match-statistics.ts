import type { StatisticLevel, Tier } from '@goalsquare/engine';
import type { Body } from '@goalsquare/openapi';
import { requirePart, requireStatistics, requireTeams } from '../../domain/gates.js';
import { checkCost } from '../statistics/batch-cost.js';
import { playerBatch, squadBatch, type Batch } from '../statistics/batch.js';
import { writtenBatch } from '../statistics/batch-pieces.js';
import { numbersOf } from '../statistics/question-numbers.js';
import { questionOfQuery } from '../statistics/question.js';
import { writtenAnswer } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

/** Returns the endpoint that returns the statistics of a match's squads or players. */
const statisticsAt = <Id extends 'getSquadStatistics' | 'getPlayerStatistics'>(
  level: StatisticLevel,
): MatchEndpoint<Id> => ({
  gates: [requireStatistics, requireTeams],
  dependsOnClock: ({ query: { lastXSeconds } }) => lastXSeconds !== undefined,
  answer: ({ licence, query }) => {
    const of = { level, tier: licence.tier };
    const question = questionOfQuery(of, query);
    return (match) => {
      requirePart(match, question.ask);
      return writtenAnswer(numbersOf(of, question, match));
    };
  },
});

/** Returns the endpoint that returns the results of a batch of requests for statistics. */
const batchEndpoint = <Id extends 'postSquadStatistics' | 'postPlayerStatistics'>(
  batchOf: (tier: Tier, body: Body<Id>) => Batch,
  requestsOf: (body: Body<Id>) => readonly { readonly lastXSeconds?: number }[],
): MatchEndpoint<Id> => ({
  gates: [requireStatistics, requireTeams],
  dependsOnClock: ({ body }) => requestsOf(body).some(({ lastXSeconds }) => lastXSeconds !== undefined),
  answer: ({ licence, body }) => {
    const batch = batchOf(licence.tier, body);
    return (match) => {
      checkCost(batch, match);
      return writtenBatch(match, batch);
    };
  },
});

/** Endpoints of the statistics of a match's squads and players. */
export const statisticsEndpoints = {
  getSquadStatistics: statisticsAt<'getSquadStatistics'>('squad'),
  getPlayerStatistics: statisticsAt<'getPlayerStatistics'>('player'),
  postSquadStatistics: batchEndpoint<'postSquadStatistics'>(squadBatch, (body) => body.squadMetricRequests),
  postPlayerStatistics: batchEndpoint<'postPlayerStatistics'>(playerBatch, (body) => body.playerMetricRequests),
};
