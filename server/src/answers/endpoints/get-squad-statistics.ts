import { requireTransactions, requireTeams } from '../../domain/gates.js';
import { squadNumbers } from '../statistics/squad-statistics-json.js';
import { questionOfQuery } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { writtenAnswer } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

/** The statistics of the squads of a match. */
export const getSquadStatistics: MatchEndpoint<'getSquadStatistics'> = {
  gates: [requireTransactions, requireTeams],
  dependsOnClock: ({ query: { lastXSeconds } }) => lastXSeconds !== undefined,
  answer: ({ licence, query, layouts }) => {
    const { codes, ask, context } = questionOfQuery('squad', query);
    return (match) =>
      writtenAnswer(squadNumbers(match, readyPlan('squad', licence.tier, codes), ask, context), layouts);
  },
};
