import { holdsTransactions, teamsNamed } from '../gates.js';
import { writePlayerSquads } from '../shapes/player-statistics-json.js';
import { questionOfQuery } from '../statistics/question.js';
import { readyPlan } from '../statistics/ready-plan.js';
import { roomFor, writtenAnswer } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

/** The statistics of the players of a match. */
export const getPlayerStatistics: MatchEndpoint<'getPlayerStatistics'> = {
  gates: [holdsTransactions, teamsNamed],
  answer: ({ account, query }) => {
    const { codes, ask } = questionOfQuery('player', query);
    const ready = readyPlan('player', account.licence.tier, codes);
    return (match) => writtenAnswer(match, roomFor(ready, match.persons.length), (writer) => { writePlayerSquads(writer, match, ready, ask); });
  },
};
