import { mostTerms, type Context } from '@goalsquare/engine';
import { expect } from 'chai';
import { evidenceCost, evidenceCostOf } from '../../../src/answers/evidence/evidence-cost.js';
import type { EvidenceDetail, EvidenceList } from '../../../src/answers/evidence/evidence-list.js';
import { openMatches } from '../../support/match-log.js';

const match = openMatches().find((one) => one.details().header.id === 7001);

const listOf = (context: Context, detail: EvidenceDetail): EvidenceList => ({
  level: 'squad',
  tier: 'Transactional',
  codes: ['KICK', 'GOAL'],
  filter: {},
  context,
  detail,
});

describe('the cost of evidence of squads', () => {
  if (match === undefined) throw new Error('match 7001 is missing');
  const kicks = mostTerms(match, 'squad', 'KICK');
  const cases: readonly (readonly [Context, EvidenceDetail, number])[] = [
    ['For', 'ids', kicks],
    ['Against', 'ids', kicks],
    ['Diff', 'ids', 2 * kicks],
    ['PhysicalDiff', 'ids', 2 * kicks],
    ['For', 'full', 10 * kicks],
    ['Against', 'full', 10 * kicks],
    ['Diff', 'full', 20 * kicks],
    ['PhysicalDiff', 'full', 20 * kicks],
  ];
  for (const [context, detail, terms] of cases)
    it(`is 200 for each value and ${terms / kicks} for each term: ${context}, ${detail}`, () => {
      expect(kicks).to.be.greaterThan(0);
      expect(evidenceCostOf(match, listOf(context, detail), 'KICK', 1)).to.equal(200 + terms);
      expect(evidenceCostOf(match, listOf(context, detail), 'KICK', 2)).to.equal(400 + terms);
    });

  it('is the sum over the metrics of a request', () => {
    const list = listOf('Diff', 'full');
    expect(evidenceCost(match, list, 2)).to.equal(
      evidenceCostOf(match, list, 'KICK', 2) + evidenceCostOf(match, list, 'GOAL', 2),
    );
  });
});
