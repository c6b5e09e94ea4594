import fc from 'fast-check';
import { expect } from 'chai';
import type { Dimension } from '../../../src/index.js';
import { rowsAcross } from '../../support/across-oracle.js';
import { someFeatures } from '../../support/arbitrary-log.js';
import { arbitraryQuery } from '../../support/arbitrary-query.js';
import { answerAcross, arbitrarySeason } from '../../support/arbitrary-season.js';
import { placesOf } from '../../support/oracle.js';

const seasons = fc.tuple(
  arbitrarySeason({ seasonId: 1, lacking: fc.oneof(fc.constant([]), someFeatures) }),
  arbitrarySeason({ seasonId: 2, matches: 3 }),
);

const keyText = (by: readonly Dimension[], keyOf: (dimension: Dimension) => number | undefined): string =>
  by.map((dimension) => `${dimension} ${keyOf(dimension) ?? '?'}`).join();

describe('questions across matches', () => {
  it('answers any question as the plainest way does', function () {
    this.timeout(120_000);
    fc.assert(
      fc.property(seasons, arbitraryQuery, (of, query) => {
        const table = answerAcross(query, of);
        const rows = new Map(rowsAcross(query, of.flat()).map((row) => [keyText(table.by, (by) => row.keys[by]), row]));
        expect(table.rows).to.equal(rows.size);
        for (let at = 0; at < table.rows; at += 1) {
          const key = keyText(table.by, (by) => table.keys[by]?.[at]);
          const row = rows.get(key);
          expect(row, key).to.not.equal(undefined);
          expect([table.matches[at], table.seconds[at]], key).to.deep.equal([row?.matches, row?.seconds]);
          for (const [n, code] of table.codes.entries()) {
            expect(table.matchesOf(n, at), `matches of ${code}, ${key}`).to.equal(row?.matchesOf(code));
            for (const [m, measure] of table.measures.entries()) {
              const [value, expected] = [table.value(n, m, at), row?.value(code, measure)];
              const label = `${measure} of ${code}, ${key}`;
              if (expected === undefined) expect(value, label).to.equal(undefined);
              else expect(value, label).to.be.closeTo(expected, 1e-6 + 1e-9 * Math.abs(expected));
            }
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('ranks the rows of its answer, by the values before rounding', function () {
    this.timeout(60_000);
    fc.assert(
      fc.property(seasons, arbitraryQuery, (of, query) => {
        const table = answerAcross(query, of);
        for (const n of table.codes.keys())
          for (const m of table.measures.keys()) {
            const values = Array.from({ length: table.rows }, (_, row) => table.value(n, m, row));
            const places = values.map((_, row) => [table.order(n, m, row), table.rank(n, m, row)]);
            expect(places).to.deep.equal(placesOf(values));
            const present = values.filter((value) => value !== undefined);
            values.forEach((value, row) => {
              const less = present.filter((each) => value !== undefined && each < value).length;
              const equal = present.filter((each) => each === value).length - 1;
              const expected =
                value === undefined || present.length < 2
                  ? undefined
                  : (100 * (less + equal / 2)) / (present.length - 1);
              expect(table.percentile(n, m, row)).to.equal(expected);
            });
          }
      }),
      { numRuns: 60 },
    );
  });
});
