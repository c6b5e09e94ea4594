import fc from 'fast-check';
import { expect } from 'chai';
import {
  GrowingMatch,
  type MatchTransaction,
  metricCodes,
  openMatch,
  partsOf,
  planOf,
  playerStatistics,
  squadStatistics,
  matchViewOf,
  MAX_TRANSACTIONS,
  type Entry,
  type Match,
  type MatchLog,
} from '../../src/index.js';
import { arbitraryLog, someFeatures } from '../support/arbitrary-log.js';
import { logOf } from '../support/play.js';

/** Everything a match is: its columns, its texts and its numbers. */
const all = (match: Match) => {
  const { details, ...parts } = partsOf(match);
  return { ...parts, ...details() };
};

/** Everything that is answered of a match. */
function answersOf(match: Match): unknown {
  const { chains, shots, entries, stoppages, rotations, stints, ...rest } = matchViewOf(match);
  const sheets = [
    playerStatistics(match, planOf('player', metricCodes), { lastXSeconds: 300 }).table,
    squadStatistics(match, planOf('squad', metricCodes), {}, 'Diff').table,
  ];
  const numbers = sheets.map((table) =>
    table.plan.codes.map((_, n) => Array.from({ length: table.columns }, (__, c) => table.value(n, c))),
  );
  return [rest, chains(), shots(), entries(), stoppages(), rotations(), stints(), numbers];
}

/** A log in batches: each so long as the next of the sizes, over and over. */
function batches({ entries }: MatchLog, sizes: readonly number[]): readonly (readonly Entry[])[] {
  const cut: (readonly Entry[])[] = [];
  for (let [at, n] = [0, 0]; at < entries.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1;
    cut.push(entries.slice(at, at + size));
    at += size;
  }
  return cut;
}

const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });

const play = logOf(`
  1:00 -  CEBO 0,0
  1:04 h1 HBGE 0,0
  1:05 h1 KKEF 0,0
  1:09 h2 MAUN 30,0`);

/** Opens a transaction that has no issue. */
function begun(growing: GrowingMatch, entries: readonly unknown[]): MatchTransaction {
  const transaction = growing.begin(entries);
  if (!('commit' in transaction)) throw new Error(JSON.stringify(transaction));
  return transaction;
}

describe('a growing match', () => {
  it('equals at every batch the opened match of the log so far', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 220, lacking: fc.oneof(fc.constant([]), someFeatures) }), sizes, (log, by) => {
        const growing = GrowingMatch.of({ header: log.header, entries: [] });
        for (const batch of batches(log, by)) {
          expect(growing.append(batch)).to.deep.equal([]);
          expect(all(growing.match())).to.deep.equal(all(openMatch(growing.log())));
        }
        expect(growing.log()).to.deep.equal(log);
        expect(answersOf(growing.match())).to.deep.equal(answersOf(openMatch(log)));
      }),
      { numRuns: 25 },
    );
  });

  it('continues a log as its own entries, read in between or not', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 220 }), fc.nat(), fc.boolean(), (log, at, isLookedAt) => {
        const growing = GrowingMatch.of({
          header: log.header,
          entries: log.entries.slice(0, at % (log.entries.length + 1)),
        });
        if (isLookedAt) growing.match();
        growing.append(log.entries.slice(growing.revision));
        expect(all(growing.match())).to.deep.equal(all(openMatch(log)));
      }),
      { numRuns: 25 },
    );
  });

  it('adds a whole batch or nothing', () => {
    fc.assert(
      fc.property(arbitraryLog(), fc.nat(), fc.nat(), (log, from, place) => {
        const split = from % (log.entries.length + 1);
        const growing = GrowingMatch.of({ header: log.header, entries: log.entries.slice(0, split) });
        const before = growing.match();
        const known = all(before);
        const batch: unknown[] = log.entries.slice(split);
        batch.splice(place % (batch.length + 1), 0, { kind: 'removal', id: 2_000_000_000 });
        expect(growing.append(batch)).to.not.deep.equal([]);
        expect(growing.revision).to.equal(split);
        expect(growing.match()).to.equal(before);
        expect(all(growing.match())).to.deep.equal(known);
        expect(growing.append(log.entries.slice(split))).to.deep.equal([]);
        expect(all(growing.match())).to.deep.equal(all(openMatch(log)));
      }),
      { numRuns: 25 },
    );
  });

  it('shows a transaction once it is committed, and nothing of one that is rolled back', () => {
    fc.assert(
      fc.property(arbitraryLog(), fc.nat(), fc.nat(), fc.boolean(), (log, from, to, isLookedAt) => {
        const [start, end] = [from, to].map((at) => at % (log.entries.length + 1)).toSorted((a, b) => a - b) as [
          number,
          number,
        ];
        const growing = GrowingMatch.of({ header: log.header, entries: log.entries.slice(0, start) });
        const before = isLookedAt ? growing.match() : openMatch(log, start);
        const opened = begun(growing, log.entries.slice(start, end));
        expect([growing.revision, opened.revision]).to.deep.equal([start, end]);
        expect(all(growing.match())).to.deep.equal(all(before));
        opened.rollback();
        opened.rollback();
        expect(() => {
          opened.commit();
        }).to.throw('is closed');
        expect(growing.log()).to.deep.equal({ header: log.header, entries: log.entries.slice(0, start) });
        const second = begun(growing, log.entries.slice(start));
        second.commit();
        second.rollback();
        expect(growing.log()).to.deep.equal(log);
        expect(growing.header).to.deep.equal(second.header);
        expect(all(growing.match())).to.deep.equal(all(openMatch(log)));
      }),
      { numRuns: 25 },
    );
  });

  it('computes the match after a rollback of a batch that was too long to add unseen', () => {
    const growing = GrowingMatch.of(play);
    const long = logOf(Array.from({ length: 300 }, (_, n) => `1:${10 + n} h1 HBCR 0,0`).join('\n')).entries.map(
      (entry) => (entry.kind === 'transaction' ? { ...entry, id: entry.id + 10 } : entry),
    );
    begun(growing, long).rollback();
    expect(all(growing.match())).to.deep.equal(all(openMatch(play)));
    expect(growing.append(long)).to.deep.equal([]);
    expect(growing.revision).to.equal(play.entries.length + 300);
  });

  it('has one open transaction at most', () => {
    const growing = GrowingMatch.of(play);
    begun(growing, [{ kind: 'status', code: 'FT' }]);
    expect(() => growing.begin([])).to.throw('a transaction of match 1 is already open');
  });

  it('does not change matches returned before', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 100 }), sizes, (log, by) => {
        const growing = GrowingMatch.of({ header: log.header, entries: [] });
        const given = batches(log, by).map((batch) => {
          growing.append(batch);
          return { match: growing.match(), revision: growing.revision };
        });
        for (const { match, revision } of given) expect(all(match)).to.deep.equal(all(openMatch(log, revision)));
      }),
      { numRuns: 30 },
    );
  });

  it('is the same object until it grows', () => {
    const growing = GrowingMatch.of(play);
    const match = growing.match();
    expect(growing.match()).to.equal(match);
    expect(growing.append([])).to.deep.equal([]);
    expect(growing.match()).to.equal(match);
    growing.append([{ kind: 'status', code: 'FT' }]);
    expect(growing.match()).to.not.equal(match);
  });

  it('reports the issues of each entry of a batch', () => {
    const growing = GrowingMatch.of(play);
    expect(
      growing.append([
        { kind: 'status', code: 'FT' },
        { kind: 'removal', id: 9 },
        'nothing',
        { kind: 'status', code: 'LIVE' },
      ]),
    ).to.deep.equal([
      { at: 1, issues: [{ field: 'id', value: 9, allowed: 'the id of an existing transaction; there is no 9' }] },
      {
        at: 2,
        issues: [
          {
            field: 'kind',
            value: undefined,
            allowed: 'one of transaction, amendment, removal, status, correction, result, boxScore',
          },
        ],
      },
      {
        at: 3,
        issues: [{ field: 'code', value: 'LIVE', allowed: 'one of FT, ET, REV, FINAL, because the status is FT' }],
      },
    ]);
    expect(growing.match().details().statuses).to.deep.equal([]);
  });

  it('rejects a batch with more contributions than a match can hold', () => {
    const long = Array.from(
      { length: MAX_TRANSACTIONS / 2 - 10 },
      (_, n) => `1:${n} h1 HBCR 0,0\n1:${n} ${n % 2 === 0 ? 'h1' : 'a1'} KKEF 0,0 inside50 shot`,
    ).join('\n');
    const growing = GrowingMatch.of(play);
    const entries = logOf(long).entries.map((entry) =>
      entry.kind === 'transaction' ? { ...entry, id: entry.id + 10 } : entry,
    );
    const issues = growing.append(entries);
    expect(issues).to.have.lengthOf(1);
    expect(issues[0])
      .to.have.nested.property('issues[0].allowed')
      .that.matches(/^entries a match can hold: .* 65535 contributions; this one has \d{5,6}$/u);
    expect(growing.revision).to.equal(play.entries.length);
    expect(all(growing.match())).to.deep.equal(all(openMatch(play)));
  });
});
