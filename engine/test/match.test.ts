import fc from 'fast-check';
import { expect } from 'chai';
import {
  append,
  EngineError,
  LogState,
  matchFromParts,
  matchOf,
  openMatch,
  partsOf,
  readLog,
  type Entry,
  type Match,
  type MatchLog,
} from '../src/index.js';
import { arbitraryLog } from './support/arbitrary-log.js';
import { logOf } from './support/play.js';

/** Everything a match is: its columns, its texts and its numbers. */
const all = (match: Match) => {
  const { details, ...parts } = partsOf(match);
  return { ...parts, ...details() };
};

/** The error a call throws. */
function errorOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

const play = `
  1:00 -  CEBO 0,0
  1:04 h1 HBGE 0,0
  1:05 h1 KKEF 0,0
  1:09 h2 MAUN 30,0`;

describe('a match log', () => {
  it('replayed entry by entry equals the opened match, at every split', () => {
    fc.assert(
      fc.property(arbitraryLog(), fc.nat(), (log, at) => {
        const split = at % (log.entries.length + 1);
        const earlier: MatchLog = { header: log.header, entries: log.entries.slice(0, split) };
        const longer = append(earlier, log.entries.slice(split));
        expect(all(longer.match)).to.deep.equal(all(openMatch(log)));
        expect(longer.log).to.deep.equal(log);
        expect(all(openMatch(log, split))).to.deep.equal(all(openMatch(earlier)));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same match at each revision, read on from before or from the start', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 30 }), (log) => {
        const state = LogState.begin(log.header);
        log.entries.forEach((entry, at) => {
          expect(state.add(entry)).to.deep.equal([]);
          expect(all(matchOf(state))).to.deep.equal(all(openMatch(log, at + 1)));
        });
      }),
      { numRuns: 30 },
    );
  });

  it('with amendments and removals equals a match whose remaining transactions were captured correctly at first, in any order', () => {
    fc.assert(
      fc.property(arbitraryLog(), fc.array(fc.nat(), { minLength: 150, maxLength: 150 }), (log, order) => {
        const state = readLog(log);
        const standing = [...state.transactions]
          .map((transaction, n) => ({ transaction, at: order[n] ?? 0 }))
          .sort((a, b) => a.at - b.at);
        const entries: readonly Entry[] = [...standing.map(({ transaction }) => transaction), ...state.statuses];
        const { revision: _ours, ...straight } = all(openMatch({ header: state.header, entries }));
        const { revision: _theirs, ...edited } = all(openMatch(log));
        expect(edited).to.deep.equal(straight);
      }),
      { numRuns: 60 },
    );
  });

  it('equals the match put together from its parts', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const { details: _texts, ...again } = matchFromParts(partsOf(match));
        const { details: __texts, ...before } = match;
        expect(again).to.deep.equal(before);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a revision', () => {
  const log = logOf(play);

  it('counts entries: revision N is the first N', () => {
    expect([0, 1, 2, 3, 4].map((revision) => openMatch(log, revision).details().transactions.ids.length)).to.deep.equal(
      [0, 1, 2, 3, 4],
    );
    expect([0, 3, undefined].map((revision) => openMatch(log, revision).revision)).to.deep.equal([0, 3, 4]);
  });

  for (const revision of [-1, 5, 1.5, NaN, Infinity]) {
    it(`rejects ${revision} for a log of four entries`, () => {
      const error = errorOf(() => openMatch(log, revision));
      expect(error).to.be.instanceOf(EngineError);
      expect(error).to.include({
        code: 'REVISION_OUT_OF_RANGE',
        message: `revision ${revision} does not exist: the log has revisions 0 to 4`,
      });
    });
  }
});

describe('a log that is not valid', () => {
  it('is rejected with the entry and its issues', () => {
    const log = logOf(play);
    const bad = { kind: 'removal', id: 9 } as const;
    const error = errorOf(() => append(log, [{ kind: 'removal', id: 1 }, bad]));
    expect(error).to.be.instanceOf(EngineError);
    expect(error).to.deep.include({
      code: 'LOG_INVALID',
      message: 'entry 6 of the match log is not valid',
      details: [{ field: 'id', value: 9, allowed: 'the id of an existing transaction; there is no 9' }],
    });
  });

  it('is rejected for its header', () => {
    expect(errorOf(() => LogState.begin({ ...logOf(play).header, id: -1 }))).to.deep.include({
      code: 'LOG_INVALID',
      message: 'the header of the match log is not valid',
      details: [{ field: 'id', value: -1, allowed: 'a whole number from 0 to 2147483647' }],
    });
  });

  it('is rejected if it has more contributions than a match can hold', () => {
    const long = Array.from(
      { length: 5000 },
      (_, n) => `1:${n} h1 HBCR 0,0\n1:${n} ${n % 2 === 0 ? 'h1' : 'a1'} KKEF 0,0 inside50 shot`,
    ).join('\n');
    const error = errorOf(() => openMatch(logOf(long)));
    expect(error).to.be.instanceOf(EngineError).with.property('code', 'TOO_LARGE');
    expect(error)
      .to.have.property('message')
      .that.matches(/^a match can hold 65535 contributions; this one has \d{5,6}$/u);
  });

  it('does not depend on later changes of its arguments', () => {
    const log = logOf(play);
    const before = JSON.stringify(log);
    append(log, [
      { kind: 'amendment', id: 2, set: { code: 'LBGE' } },
      { kind: 'removal', id: 1 },
    ]);
    expect(JSON.stringify(log)).to.equal(before);
  });
});

describe('a match without transactions', () => {
  const match = openMatch(logOf(''));

  it('has persons, no rows and no facts', () => {
    expect(match.persons).to.have.lengthOf(10);
    expect(match.homePlayers).to.equal(5);
    expect(match.details().transactions.ids).to.have.lengthOf(0);
    expect(match.facts.postings).to.have.lengthOf(0);
    expect([...match.periodSeconds]).to.deep.equal(Array(10).fill(0));
  });
});

describe('the length of a period', () => {
  const cases: readonly (readonly [string, readonly Entry[], number])[] = [
    ['that of its last transaction', [], 9],
    ['that its end says', [{ kind: 'status', code: 'QT', period: 1, periodSeconds: 1830 }], 1830],
    ['not shorter than its last transaction', [{ kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0 }], 9],
    [
      'that its end last said',
      [
        { kind: 'status', code: 'SUSP', period: 1, periodSeconds: 600 },
        { kind: 'status', code: 'QT', period: 1, periodSeconds: 1900 },
      ],
      1900,
    ],
  ];
  for (const [name, statuses, seconds] of cases) {
    it(`is ${name}`, () => {
      expect(openMatch(logOf(play, {}, statuses)).periodSeconds[0]).to.equal(seconds);
    });
  }
});
