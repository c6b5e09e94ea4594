import { expect } from 'chai';
import fc from 'fast-check';
import {
  allColumns,
  columnsOfSaved,
  rowsOfSaved,
  savedSeason,
  SeasonTotals,
  type SeasonColumns,
} from '../../../../src/index.js';
import { arbitrarySeason, columnsOf, type SeasonMatch } from '../../../support/arbitrary-season.js';

/** The acts of a season as plain numbers, those of each cell sorted: their order says nothing. */
function read({ acts: ofSeason }: SeasonColumns): unknown {
  const acts = ofSeason.columns();
  const { starts, rows, amounts } = acts;
  const firstAmount = rows.length - amounts.length;
  const amountAt = (at: number): number => amounts[at - firstAmount] ?? 1;
  return {
    starts,
    cells: [...starts.subarray(0, -1).entries()]
      .filter(([cell, from]) => from < (starts[cell + 1] ?? 0))
      .map(([cell, from]) =>
        [...rows.subarray(from, starts[cell + 1])].map((row, n) => [row, amountAt(from + n)]).sort(),
      ),
    seconds: acts.seconds,
  };
}

/**
 * A change of a season: a match comes, or goes, whether a question reads the acts afterwards, and whether the season is
 * saved and read again.
 */
const change = fc.record({ match: fc.nat(), isRemoved: fc.boolean(), isRead: fc.boolean(), isSaved: fc.boolean() });
const changes = fc.array(change, {
  minLength: 1,
  maxLength: 6,
});

describe('the acts of a season', () => {
  it('are those of its matches after any changes, whenever they are read', () => {
    fc.assert(
      fc.property(arbitrarySeason({ matches: 4 }), changes, (season, all) => {
        let totals = new SeasonTotals();
        const now = new Map<number, SeasonMatch>();
        const snapshots: [columns: SeasonColumns, matches: readonly SeasonMatch[]][] = [];
        for (const { match: at, isRemoved, isRead, isSaved } of all) {
          const one = season[at % season.length] as SeasonMatch;
          if (isRemoved) totals.remove(one.match.id);
          else totals.append(one.match, one.brief);
          now.delete(one.match.id);
          if (!isRemoved) now.set(one.match.id, one);
          const columns = totals.columns();
          if (isRead) columns.acts.columns();
          expect(columns.acts.isReady).to.equal(isRead);
          snapshots.push([columns, [...now.values()]]);
          if (!isSaved) continue;
          const saved = savedSeason(columns);
          totals = SeasonTotals.from(columnsOfSaved(rowsOfSaved(saved), saved, allColumns));
          expect(totals.columns()).to.deep.equal(columns);
        }
        for (const [columns, matches] of snapshots) expect(read(columns)).to.deep.equal(read(columnsOf(matches)));
      }),
      { numRuns: 25 },
    );
  });

  it('count more bytes once they are computed', () => {
    fc.assert(
      fc.property(arbitrarySeason({ matches: 3 }), (season) => {
        const totals = new SeasonTotals();
        for (const { match, brief } of season) totals.append(match, brief);
        const { acts } = totals.columns();
        const [before, ofSeason] = [acts.bytes, totals.bytes];
        expect(acts.columns().starts.byteLength).to.be.at.most(acts.bytes);
        expect(totals.bytes - ofSeason).to.equal(acts.bytes - before);
      }),
      { numRuns: 20 },
    );
  });
});
