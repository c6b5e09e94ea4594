import { openMatch, type MatchHeader, type Transaction } from '@goalsquare/engine';
import { expect } from 'chai';
import { appForSuite, sourceOf } from '../support/app.js';
import { header as base } from '../support/match-log.js';

type Member = Partial<Transaction> & Pick<Transaction, 'code'>;

const rows: readonly Member[] = [
  { code: 'MAUP', side: 'home', personId: 101, opponentId: 201 },
  { code: 'CEBO', wonBy: 'away' },
  { code: 'HBGE', side: 'away', personId: 201 },
  { code: 'KKIN', side: 'away', personId: 201, inside50: true },
  { code: 'IFTA', side: 'away', personId: 202, chance: true },
  { code: 'MACO', side: 'home', personId: 101, gain: true },
  { code: 'KKEF', side: 'home', personId: 101, shot: true },
  { code: 'ROIN', side: 'home', personId: 102, onPersonId: 103, role: 'Wing' },
  { code: 'ROLE', side: 'home', personId: 103, role: 'Ruck' },
];

const header: MatchHeader = {
  ...base,
  chainsMarked: true,
  resolutionMetres: 1,
  countdownSeconds: 900,
  lacks: ['ratings'],
  home: {
    ...base.home,
    players: base.home.players.map(({ starts: _, ...player }) =>
      player.personId === 101 ? { ...player, starts: true, role: 'Forward' } : player,
    ),
  },
  away: { ...base.away, players: base.away.players.map(({ starts: _, ...player }) => player) },
};

const match = openMatch({
  header,
  entries: [
    { kind: 'status', code: 'LIVE', period: 1 },
    ...rows.map((row, at) => ({ kind: 'transaction' as const, id: at + 1, period: 1, periodSeconds: at, ...row })),
  ],
});
const away = { id: 20, name: 'Quolls', code: 'QUO' };

describe('the extension members of transactions', () => {
  const app = appForSuite({ matches: sourceOf([match]) });

  const cases: readonly (readonly [code: string, member: string, expected: unknown])[] = [
    ['MAUP', 'opponent', { id: 201, fullname: 'Col Marchbank', displayName: 'C. Marchbank' }],
    ['CEBO', 'wonBy', away],
    ['KKIN', 'inside50', true],
    ['IFTA', 'chance', true],
    ['MACO', 'gain', true],
    ['KKEF', 'shot', true],
    ['ROIN', 'onPerson', { id: 103, fullname: "Ned O'Varra", displayName: "N. O'Varra" }],
    ['ROIN', 'role', 'Wing'],
    ['ROLE', 'role', 'Ruck'],
  ];
  for (const [code, member, expected] of cases) {
    it(`publish ${member} of ${code}`, async () => {
      const { transactions } = await app.read('getMatchTransactions', `/v1/matches/${match.id}/transactions`);
      expect(transactions.find((one) => one.code === code)).to.have.deep.property(member, expected);
    });
  }

  it('leave out what is not set', async () => {
    const { transactions } = await app.read('getMatchTransactions', `/v1/matches/${match.id}/transactions`);
    expect(transactions.find(({ code }) => code === 'HBGE')).to.not.have.any.keys(
      ...['inside50', 'shot', 'gain', 'wonBy', 'chance', 'role', 'onPerson', 'opponent'],
    );
  });

  it('publish how the match was captured', async () => {
    const { capture } = await app.read('getMatchTransactions', `/v1/matches/${match.id}/transactions`);
    expect(capture).to.deep.equal({
      chainsMarked: true,
      resolutionMetres: 1,
      countdownSecs: 900,
      lacks: ['ratings'],
      starters: [{ personId: 101, role: 'Forward' }],
    });
  });
});
