import { requireTransactions, requireTeams } from '../../domain/gates.js';
import { playerNumbers } from '../statistics/player-statistics-json.js';
import { questionOfQuery } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { writtenAnswer } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

/** The statistics of the players of a match. */
export const getPlayerStatistics: MatchEndpoint<'getPlayerStatistics'> = {
  gates: [requireTransactions, requireTeams],
  dependsOnClock: ({ query: { lastXSeconds } }) => lastXSeconds !== undefined,
  answer: ({ licence, query, layouts }) => {
    const { codes, ask } = questionOfQuery('player', query);
    return (match) => writtenAnswer(playerNumbers(match, readyPlan('player', licence.tier, codes), ask), layouts);
  },
};
