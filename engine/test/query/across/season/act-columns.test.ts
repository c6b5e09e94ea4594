import { expect } from 'chai';
import fc from 'fast-check';
import {
  allColumns,
  columnsOfSaved,
  rowsOfSaved,
  seasonToSave,
  type SavedArray,
  type SavedSeason,
  SeasonTotals,
  type SeasonColumns,
} from '../../../../src/index.js';
import type { ActMatch } from '../../../../src/query/acts/act-match.js';
import { bytesOfActs } from '../../../../src/query/across/season/act-columns.js';
import { arbitrarySeason, columnsOf, type SeasonMatch } from '../../../support/arbitrary-season.js';

/** A change of a season: a match is added or removed, and whether the season is then saved and read again. */
const change = fc.record({ match: fc.nat(), isRemoved: fc.boolean(), isSaved: fc.boolean() });
const changes = fc.array(change, { minLength: 1, maxLength: 6 });

/** Returns a season as a file of it is read. */
function saved(columns: SeasonColumns): SavedSeason {
  const { phaseCodes, arrays } = seasonToSave(columns);
  const whole = (parts: (typeof arrays)[number]): SavedArray => {
    const [first] = parts;
    const kind = first?.constructor as { readonly from: (numbers: Iterable<number>) => SavedArray } | undefined;
    return kind?.from(parts.flatMap((part) => [...part]));
  };
  return { phaseCodes, arrays: arrays.map(whole) };
}

describe('the acts of a season', () => {
  it('are those of its matches after any changes, also if they were saved', () => {
    fc.assert(
      fc.property(arbitrarySeason({ matches: 4 }), changes, (season, all) => {
        let totals = new SeasonTotals();
        const now = new Map<number, SeasonMatch>();
        const snapshots: [columns: SeasonColumns, matches: readonly SeasonMatch[]][] = [];
        for (const { match: at, isRemoved, isSaved } of all) {
          const one = season[at % season.length] as SeasonMatch;
          if (isRemoved) totals.remove(one.match.id);
          else totals.append(one.match, one.brief);
          now.delete(one.match.id);
          if (!isRemoved) now.set(one.match.id, one);
          const columns = totals.columns();
          snapshots.push([columns, [...now.values()]]);
          if (!isSaved) continue;
          const read = saved(columns);
          totals = SeasonTotals.from(columnsOfSaved(rowsOfSaved(read), read, allColumns));
          expect(totals.columns()).to.deep.equal(columns);
        }
        for (const [columns, matches] of snapshots) expect(columns.acts).to.deep.equal(columnsOf(matches).acts);
      }),
      { numRuns: 25 },
    );
  });

  it('are copies of the columns of a match, which has no details', () => {
    const [season = []] = fc.sample(arbitrarySeason({ matches: 2 }), { numRuns: 1, seed: 7 });
    const columns = columnsOf(season);
    expect(columns.acts.length).to.equal(columns.matches.ids.length);
    for (const [at, id] of columns.matches.ids.entries()) {
      const acts = columns.acts[at] as ActMatch;
      const match = season.find((one) => one.match.id === id)?.match;
      expect(acts).to.deep.include({ id, persons: match?.persons, facts: match?.facts, intervals: match?.intervals });
      expect(acts.facts.seconds.buffer).to.not.equal(match?.facts.seconds.buffer);
      expect(() => acts.details()).to.throw('no details');
    }
  });

  it('count their bytes', () => {
    const [season = []] = fc.sample(arbitrarySeason({ matches: 2 }), { numRuns: 1, seed: 7 });
    const columns = columnsOf(season);
    expect(columns.bytes).to.be.greaterThan(bytesOfActs(columns.acts));
    expect(bytesOfActs(columns.acts)).to.be.greaterThan(
      columns.acts.reduce((sum, { facts }) => sum + facts.postings.byteLength + facts.factXs.byteLength, 0),
    );
  });
});
