import { holdsTransactions, teamsNamed } from '../../domain/gates.js';
import { playerNumbers } from '../statistics/player-statistics-json.js';
import { questionOfQuery } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { writtenAnswer } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

/** The statistics of the players of a match. */
export const getPlayerStatistics: MatchEndpoint<'getPlayerStatistics'> = {
  gates: [holdsTransactions, teamsNamed],
  goesByClock: ({ query: { lastXSeconds } }) => lastXSeconds !== undefined,
  answer: ({ account, query, layouts }) => {
    const { codes, ask } = questionOfQuery('player', query);
    return (match) =>
      writtenAnswer(playerNumbers(match, readyPlan('player', account.licence.tier, codes), ask), layouts);
  },
};
