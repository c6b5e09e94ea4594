import { expect } from 'chai';
import fc from 'fast-check';
import {
  contexts,
  metricCodes,
  metricOf,
  openMatch,
  type ActFilter,
  type EvidenceSubject,
  type MetricCode,
} from '../../../src/index.js';
import { arbitraryActs, arbitraryFilter } from '../../support/arbitrary-filter.js';
import { arbitraryLog } from '../../support/arbitrary-log.js';
import { evidenceFaults } from '../../support/evidence-oracle.js';

const runs = { numRuns: Number(process.env.TEST_RUNS ?? 6) };

const filters: fc.Arbitrary<ActFilter> = fc
  .tuple(arbitraryFilter, fc.oneof(fc.constant({}), arbitraryActs))
  .map(([{ team: _, ...time }, acts]) => ({ ...time, ...acts }));

const codesOf = (level: EvidenceSubject['level']): readonly MetricCode[] =>
  metricCodes.filter((code) => metricOf(code).formula[level] !== undefined);

describe('evidence', () => {
  it('adds up to the value of every metric of a player, and has nothing outside of the filter', () => {
    fc.assert(
      fc.property(arbitraryLog(), filters, fc.nat(), (log, filter, person) => {
        const match = openMatch(log);
        const subject = { level: 'player', slot: person % match.persons.length } as const;
        for (const code of codesOf('player'))
          expect(evidenceFaults({ match, subject, code, filter }), code).to.deep.equal([]);
      }),
      runs,
    );
  });

  it('adds up to the value of every metric of a squad in every context', () => {
    fc.assert(
      fc.property(arbitraryLog(), filters, fc.constantFrom(0, 1), (log, filter, side) => {
        const match = openMatch(log);
        for (const [n, code] of codesOf('squad').entries()) {
          const context = contexts[n % contexts.length] as (typeof contexts)[number];
          const subject = { level: 'squad', side: side, context } as const;
          expect(evidenceFaults({ match, subject, code, filter }), `${code} ${context}`).to.deep.equal([]);
        }
      }),
      runs,
    );
  });
});
