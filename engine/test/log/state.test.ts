import { expect } from 'chai';
import {
  EngineError,
  LogState,
  matchOf,
  MAX_TRANSACTIONS,
  partsOf,
  type Entry,
  type Transaction,
} from '../../src/index.js';
import { entriesOf, headerWith } from '../support/play.js';

const play = entriesOf(`
  1:00 -  CEBO 0,0
  1:04 h1 HBGE 4,-3
  1:05 h1 KKEF 5,-3 inside50 kick=Short/Forward pressure=Physical
  1:09 h2 MAUN 44,0
  1:20 a1 ROIN on=a2`);

function begun(): LogState {
  const state = LogState.begin(headerWith());
  for (const entry of play) state.add(entry);
  return state;
}

const standing = (state: LogState, id: number, sequence?: number): Transaction | undefined =>
  [...state.transactions].find((transaction) => transaction.id === id && transaction.sequence === sequence);

describe('a header', () => {
  const { home, away } = headerWith();
  const cases: readonly (readonly [string, object, readonly unknown[]])[] = [
    [
      'names a person once',
      { away: { ...away, players: [{ personId: 201 }, { personId: 103 }, { personId: 201 }] } },
      [
        { field: 'away.players[1].personId', value: 103, allowed: 'a person named once in the match' },
        { field: 'away.players[2].personId', value: 201, allowed: 'a person named once in the match' },
      ],
    ],
    [
      'names two squads',
      { away: { ...away, id: home.id } },
      [{ field: 'away.id', value: 10, allowed: 'another squad than home' }],
    ],
    [
      'is checked for its shape first',
      { away: { ...away, id: -1, players: [{ personId: 101 }] } },
      [{ field: 'away.id', value: -1, allowed: 'a whole number from 0 to 2147483647' }],
    ],
  ];
  for (const [name, changes, details] of cases) {
    it(name, () => {
      expect(() => LogState.begin({ ...headerWith(), ...changes }))
        .to.throw(EngineError)
        .with.deep.property('details', details);
    });
  }
});

describe('an amendment', () => {
  const cases: readonly (readonly [string, number, Entry, Partial<Transaction>])[] = [
    [
      'sets a member and keeps the others',
      2,
      { kind: 'amendment', id: 2, set: { code: 'LBGE' } },
      { code: 'LBGE', periodSeconds: 4, x: 4, y: -3, side: 'home', personId: 101 },
    ],
    [
      'moves a transaction in time',
      2,
      { kind: 'amendment', id: 2, set: { period: 2, periodSeconds: 7 } },
      { period: 2, periodSeconds: 7, code: 'HBGE' },
    ],
    [
      'gives it to a person of the other squad',
      2,
      { kind: 'amendment', id: 2, set: { side: 'away', personId: 203 } },
      { side: 'away', personId: 203 },
    ],
    [
      'replaces a member that is an object whole',
      3,
      { kind: 'amendment', id: 3, set: { kicking: { foot: 'Left' } } },
      { kicking: { foot: 'Left' } },
    ],
    ['sets what it also unsets', 3, { kind: 'amendment', id: 3, set: { x: 9 }, unset: ['x'] }, { x: 9, y: -3 }],
  ];
  for (const [name, id, entry, expected] of cases) {
    it(name, () => {
      const state = begun();
      expect(state.add(entry)).to.deep.equal([]);
      expect(standing(state, id)).to.deep.include(expected);
      expect(standing(state, id)?.kind).to.equal('transaction');
    });
  }

  it('removes optional members', () => {
    const state = begun();
    expect(state.add({ kind: 'amendment', id: 3, set: {}, unset: ['inside50', 'kicking', 'x', 'y'] })).to.deep.equal(
      [],
    );
    expect(standing(state, 3)).to.have.all.keys(
      'kind',
      'id',
      'code',
      'period',
      'periodSeconds',
      'side',
      'personId',
      'pressure',
    );
  });

  it('follows another of the same transaction', () => {
    const state = begun();
    state.add({ kind: 'amendment', id: 2, set: { code: 'LBGE' } });
    state.add({ kind: 'amendment', id: 2, set: { x: 10 } });
    expect(standing(state, 2)).to.include({ code: 'LBGE', x: 10 });
  });

  it('changes one sequence of an id and leaves the others', () => {
    const state = begun();
    const second = {
      kind: 'transaction',
      id: 2,
      sequence: 2,
      code: 'TACK',
      period: 1,
      periodSeconds: 4,
      side: 'away',
      personId: 201,
    } as const;
    expect(state.add(second)).to.deep.equal([]);
    expect(state.add({ kind: 'amendment', id: 2, sequence: 2, set: { personId: 204 } })).to.deep.equal([]);
    expect(standing(state, 2, 2)).to.deep.equal({ ...second, personId: 204 });
    expect(standing(state, 2)).to.deep.equal(play[1]);
  });

  it('of sequence 1 applies to the id without a sequence', () => {
    const state = begun();
    expect(state.add({ kind: 'amendment', id: 2, sequence: 1, set: { code: 'HBCR' } })).to.deep.equal([]);
    expect(standing(state, 2)?.code).to.equal('HBCR');
  });
});

describe('roles, match-ups and targets', () => {
  const person = { kind: 'transaction', period: 1, periodSeconds: 30, side: 'home', personId: 101 } as const;
  const cases: readonly (readonly [string, Entry])[] = [
    ['a role a person takes', { ...person, id: 9, code: 'ROLE', role: 'Loose' }],
    ['the role of the one who comes on', { ...person, id: 9, code: 'ROIN', onPersonId: 104, role: 'Ruck' }],
    ['a direct opponent', { ...person, id: 9, code: 'MAUP', opponentId: 203 }],
    ['a target with a chance', { ...person, id: 9, code: 'IFTA', chance: true }],
    ['a target without one', { ...person, id: 9, code: 'IFTA' }],
  ];
  for (const [name, entry] of cases) {
    it(`accept ${name}`, () => {
      const state = begun();
      expect(state.add(entry)).to.deep.equal([]);
      expect(standing(state, 9)).to.deep.equal(entry);
    });
  }

  it('are allowed with the players and officials of a header', () => {
    const { home } = headerWith();
    const officials = [
      {
        personId: 901,
        fullname: 'Ivo Tallis',
        jumperNumber: 4,
        position: { id: 301, code: 'FU', name: 'Field Umpire' },
      },
      { personId: 902, fullname: 'Una Brack' },
    ];
    const state = LogState.begin({
      ...headerWith(),
      officials,
      home: { ...home, players: [{ personId: 101, starts: true, role: 'Ruck' }] },
    });
    expect(state.header.officials).to.deep.equal(officials);
    expect(state.header.home.players).to.deep.equal([{ personId: 101, starts: true, role: 'Ruck' }]);
  });

  it('are checked after an amendment, which must remove what is no longer allowed', () => {
    const state = begun();
    state.add({ ...person, id: 9, code: 'MAUP', opponentId: 203 });
    expect(state.add({ kind: 'amendment', id: 9, set: { code: 'MAUN' } })).to.deep.equal([
      { field: 'set.opponentId', value: 203, allowed: 'only with MAUP' },
    ]);
    expect(state.add({ kind: 'amendment', id: 9, set: { code: 'MAUN' }, unset: ['opponentId'] })).to.deep.equal([]);
    expect(state.add({ kind: 'amendment', id: 9, set: { code: 'ROLE', role: 'Wing' } })).to.deep.equal([]);
    expect(standing(state, 9)).to.deep.equal({ ...person, id: 9, code: 'ROLE', role: 'Wing' });
  });
});

describe('a result', () => {
  const result = { kind: 'result', home: { goals: 12, behinds: 4 }, away: { goals: 9, behinds: 11 } } as const;

  it('is the score of a match without transactions; the last one counts', () => {
    const state = LogState.begin(headerWith());
    expect(state.result).to.equal(undefined);
    for (const entry of [result, { ...result, home: { goals: 12, behinds: 5 } }]) {
      expect(state.add(entry)).to.deep.equal([]);
      expect(state.result).to.deep.equal(entry);
    }
    expect([matchOf(state).details().result?.home, state.revision]).to.deep.equal([{ goals: 12, behinds: 5 }, 2]);
  });

  it('and transactions exclude each other, in either order', () => {
    const state = LogState.begin(headerWith());
    state.add(result);
    expect(state.add(play[0])).to.deep.equal([
      { field: 'kind', value: 'transaction', allowed: 'no transaction after a result: a match has one or the other' },
    ]);
    expect(begun().add(result)).to.deep.equal([
      {
        field: 'kind',
        value: 'result',
        allowed: 'no result in a match with transactions: its score is counted from them',
      },
    ]);
  });

  it('may follow transactions that were all removed', () => {
    const state = LogState.begin(headerWith());
    state.add(play[0]);
    state.add({ kind: 'removal', id: 1 });
    expect(state.add(result)).to.deep.equal([]);
  });
});

describe('a removal', () => {
  it('removes a transaction, whose id can be used again', () => {
    const state = begun();
    expect(state.add({ kind: 'removal', id: 4 })).to.deep.equal([]);
    expect(standing(state, 4)).to.equal(undefined);
    expect(state.add({ kind: 'amendment', id: 4, set: { code: 'MACO' } })).to.have.lengthOf(1);
    expect(state.add(play[3])).to.deep.equal([]);
    expect(standing(state, 4)).to.deep.equal(play[3]);
    expect(state.add(play[3])).to.deep.equal([
      { field: 'id', value: 4, allowed: 'an id and sequence that no transaction has; 4 is taken until it is removed' },
    ]);
  });
});

describe('a correction', () => {
  it('replaces members of the header and keeps the others', () => {
    const state = begun();
    expect(state.add({ kind: 'correction', set: { attendance: 4321, tossWinner: 'away' } })).to.deep.equal([]);
    expect(state.header).to.deep.equal({ ...headerWith(), attendance: 4321, tossWinner: 'away' });
  });

  it('adds a person, who can act from then on', () => {
    const state = begun();
    const late = {
      kind: 'transaction',
      id: 9,
      code: 'TACK',
      period: 1,
      periodSeconds: 30,
      side: 'away',
      personId: 206,
    } as const;
    const { away } = headerWith();
    expect(state.add(late)).to.have.lengthOf(1);
    expect(
      state.add({ kind: 'correction', set: { away: { ...away, players: [...away.players, { personId: 206 }] } } }),
    ).to.deep.equal([]);
    expect(state.add(late)).to.deep.equal([]);
  });

  it('may give the direction of play that the first transaction needs', () => {
    const { homeFirstDirection: _direction, ...header } = headerWith();
    const state = LogState.begin(header);
    expect(state.add(play[0])).to.have.lengthOf(1);
    expect(state.add({ kind: 'correction', set: { homeFirstDirection: 'Left' } })).to.deep.equal([]);
    expect(state.add(play[0])).to.deep.equal([]);
  });

  it('reports twenty issues at most', () => {
    const state = LogState.begin(headerWith());
    for (let id = 1; id <= 30; id += 1)
      state.add({ kind: 'transaction', id, code: 'TACK', period: 1, periodSeconds: id, side: 'home', personId: 101 });
    expect(state.add({ kind: 'correction', set: { lacks: ['tackles'] } })).to.have.lengthOf(20);
  });
});

describe('an entry with issues', () => {
  const { home } = headerWith();
  const cases: readonly (readonly [string, unknown])[] = [
    ['of the wrong shape', { kind: 'transaction', id: 6 }],
    ['of no kind', {}],
    ['an id used before', play[1]],
    ['an amendment to an invalid transaction', { kind: 'amendment', id: 3, set: { code: 'MAUN' } }],
    ['a removal of nothing', { kind: 'removal', id: 77 }],
    [
      'a correction that leaves a person out',
      { kind: 'correction', set: { attendance: 1, home: { ...home, players: home.players.slice(2) } } },
    ],
  ];
  for (const [name, entry] of cases) {
    it(`changes nothing: ${name}`, () => {
      const state = begun();
      expect(state.add(entry)).to.not.deep.equal([]);
      const { details: before, ...columns } = partsOf(matchOf(begun()));
      const { details: after, ...same } = partsOf(matchOf(state));
      expect(same).to.deep.equal(columns);
      expect(after()).to.deep.equal(before());
      expect(state.revision).to.equal(play.length);
    });
  }
});

describe('statuses', () => {
  it('keep their order, and the last is that of the match', () => {
    const state = begun();
    expect(state.status).to.equal('SCHED');
    const changes = [
      { kind: 'status', code: 'LIVE', period: 1 },
      { kind: 'status', code: 'QT', period: 1, periodSeconds: 1800 },
    ] as const;
    for (const change of changes) expect(state.add(change)).to.deep.equal([]);
    expect(state.statuses).to.deep.equal(changes);
    expect(state.status).to.equal('QT');
  });
});

describe('a log of too many transactions', () => {
  it('is rejected at the first one beyond the limit', () => {
    const state = LogState.begin(headerWith());
    for (let id = 1; id <= MAX_TRANSACTIONS; id += 1)
      state.add({ kind: 'transaction', id, code: 'BAUP', period: 1, periodSeconds: 1 });
    expect(state.revision).to.equal(MAX_TRANSACTIONS);
    expect(
      state.add({ kind: 'transaction', id: MAX_TRANSACTIONS + 1, code: 'BAUP', period: 1, periodSeconds: 2 }),
    ).to.deep.equal([
      { field: '', value: MAX_TRANSACTIONS + 1, allowed: `at most ${MAX_TRANSACTIONS} transactions in a match` },
    ]);
  });
});
