import { planOf, sides, squadStatistics } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { sandboxMatch } from '../../../src/pictures/facts/sandbox-match.js';
import { inTimeOf } from '../../../src/features/playground/asked.js';
import { askOf } from '../../../src/features/playground/question.js';
import { questions } from './question.js';

const plan = planOf('squad', ['TACKLE']);

describe('the time of a question', () => {
  it('is the time the engine counts in: it has as many tackles as the metric', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { match, view } = sandboxMatch(String(question.match));
        const ask = askOf({ ...question, zone: [] });
        const { squads, table } = squadStatistics(match, plan, ask);
        const counted = squads.reduce((sum, _, column) => sum + (table.value(0, column) ?? 0), 0);
        const isInTime = inTimeOf(match, ask);
        const own = view.rows.filter(
          ({ side, period, seconds, type }) =>
            type.feeds.includes('tackle') &&
            isInTime(period, seconds) &&
            (ask.team === undefined || side === sides.indexOf(ask.team)),
        );
        expect(own.length).to.equal(counted);
      }),
    );
  });
});
