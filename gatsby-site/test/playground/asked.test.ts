import { planOf, squadStatistics } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { sandboxMatch } from '../../src/pictures/facts/sandbox-match.js';
import { askedRows } from '../../src/playground/asked.js';
import { askOf } from '../../src/playground/question.js';
import { questions } from './question.js';

const plan = planOf('squad', ['TACKLE']);

describe('the rows of a question', () => {
  it('are those the engine counts: as many tackles as the metric has', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { match, view } = sandboxMatch(String(question.match));
        const { squads, table } = squadStatistics(match, plan, askOf(question));
        const counted = squads.reduce((sum, _, column) => sum + (table.value(0, column) ?? 0), 0);
        expect(
          askedRows(match, view, askOf(question)).filter(({ type }) => type.feeds.includes('tackle')).length,
        ).to.equal(counted);
      }),
    );
  });
});
