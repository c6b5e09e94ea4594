import { expect } from 'chai';
import fc from 'fast-check';
import { addressOf, questionIn, usual } from '../../../src/features/playground/address.js';
import { sandboxMatches } from '../../../src/features/playground/sandbox-matches.js';
import { questions } from './question.js';

const known = sandboxMatches.map(({ id }) => id);

describe('the address of a question', () => {
  it('says the question whole: reading it gives the question back', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(questionIn(addressOf(question), known)).to.deep.equal({ question, faults: [] });
      }),
    );
  });

  it('may repeat a member, as the calls of the contract do', () => {
    const {
      question: { metric, period },
    } = questionIn('?metric=KICK&metric=MARK&period=2&period=1', known);
    expect([metric, period]).to.deep.equal([
      ['KICK', 'MARK'],
      [1, 2],
    ]);
  });

  it('without anything asks the first match for what is usual', () => {
    expect(questionIn('', known)).to.deep.equal({
      question: {
        match: known[0],
        level: 'players',
        metric: usual.players,
        period: [],
        zone: [],
        context: 'For',
        picture: 'heat',
      },
      faults: [],
    });
  });

  const wrong = [
    ['?match=1', 'match 1 is not in the playground'],
    ['?match=NaN', 'match NaN'],
    ['?level=umpires', 'level umpires is not one of players, squads'],
    ['?metric=GAOL', 'metric GAOL is not a metric code'],
    ['?metric=GAOL', 'no metric is left, so the answer has DISPOSAL, KICK, MARK, TACKLE, GOAL'],
    ['?metric=kick', 'metric kick is not a metric code'],
    ['?level=squads&metric=TIME_ON_GROUND_PCT', 'metric TIME_ON_GROUND_PCT'],
    ['?period=0', 'period 0 is not a whole number from 1 to 10'],
    ['?period=11', 'period 11'],
    ['?period=1.5', 'period 1.5'],
    ['?zone=F51', 'zone F51 is not one of'],
    ['?team=Home', 'team Home is not one of home, away'],
    ['?context=Diff', 'context Diff exists for squads only'],
    ['?level=squads&context=diff', 'context diff is not one of'],
    ['?lastXSeconds=-1', 'lastXSeconds -1'],
    ['?fromPeriodSeconds=2147483648', 'fromPeriodSeconds 2147483648'],
    ['?lastXSeconds=300&fromPeriodSeconds=0', 'lastXSeconds cannot be combined'],
    ['?fromPeriodSeconds=900&toPeriodSeconds=600', 'greater than toPeriodSeconds 600'],
    ['?picture=pie', 'picture pie is not one of'],
  ] as const;
  for (const [address, fault] of wrong) {
    it(`${address} is reported as wrong, and replaced by the default`, () => {
      const { question, faults } = questionIn(address, known);
      expect(faults.join()).to.include(fault);
      expect(questionIn(addressOf(question), known)).to.deep.equal({ question, faults: [] });
    });
  }

  it('never fails, whatever is in it', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        expect(questionIn(`?${text}`, known).question.metric).to.not.be.empty;
      }),
    );
  });
});
