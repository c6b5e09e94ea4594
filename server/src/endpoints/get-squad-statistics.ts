import { holdsTransactions, teamsNamed } from '../gates.js';
import { writeSquadSquads } from '../shapes/squad-statistics-json.js';
import { questionOfQuery } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { roomFor, writtenAnswer } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

/** The statistics of the squads of a match. */
export const getSquadStatistics: MatchEndpoint<'getSquadStatistics'> = {
  gates: [holdsTransactions, teamsNamed],
  answer: ({ account, query }) => {
    const { codes, ask, context } = questionOfQuery('squad', query);
    const ready = readyPlan('squad', account.licence.tier, codes);
    return (match) => writtenAnswer(match, roomFor(ready, 2), (writer) => { writeSquadSquads(writer, match, ready, ask, context); });
  },
};
