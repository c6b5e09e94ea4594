import { expect } from 'chai';
import {
  LogState,
  openMatch,
  planOf,
  playerStatistics,
  readLog,
  squadStatistics,
  matchViewOf,
  transactionCodes,
  transactionTypes,
  type MatchLog,
  type Transaction,
} from '@goalsquare/engine';
import { matchRules, simulateMatch, type MatchPlan } from '@goalsquare/simulator';
import { matchPlan } from '../support/match-plan.js';

const bytes = (log: MatchLog): string => JSON.stringify(log);
const transactionsOf = (log: MatchLog): readonly Transaction[] =>
  log.entries.filter((entry) => entry.kind === 'transaction');
const statusesOf = (log: MatchLog): readonly string[] =>
  log.entries.flatMap((entry) => (entry.kind === 'status' ? [entry.code] : []));

const kinds: readonly (readonly [name: string, plan: MatchPlan])[] = [
  ["a men's match", matchPlan(0)],
  ['another', matchPlan(1)],
  ['one in the wet', matchPlan(2, { wet: 1 })],
  ["a women's match", matchPlan(3, { rules: matchRules.women })],
  ['one of the second tier', matchPlan(4, { rules: matchRules.secondTierMen, dataSet: 'basic' })],
  ['a final', matchPlan(5, { final: true })],
];

/** Calls `see` with the players on the ground for each transaction of a squad. */
function onGround(
  log: MatchLog,
  side: 'home' | 'away',
  see: (on: ReadonlySet<number>, transaction: Transaction) => void,
): void {
  const on = new Set(log.header[side].players.flatMap(({ personId, starts }) => (starts === true ? [personId] : [])));
  for (const transaction of transactionsOf(log)) {
    if (transaction.side !== side) continue;
    see(on, transaction);
    if (transactionTypes[transaction.code].play.is !== 'rotation') continue;
    expect(on.delete(transaction.personId ?? 0), 'the player who goes off was on the ground').to.equal(true);
    expect(on.has(transaction.onPersonId ?? 0), 'the player who comes on was not').to.equal(false);
    on.add(transaction.onPersonId ?? 0);
  }
}

describe('a simulated match', () => {
  it('is the same to the byte for the same plan, and differs for another seed or stream', () => {
    const log = bytes(simulateMatch(matchPlan(0)));
    expect(bytes(simulateMatch(matchPlan(0)))).to.equal(log);
    expect(bytes(simulateMatch(matchPlan(0, { seed: 'other' })))).not.to.equal(log);
    expect(bytes(simulateMatch(matchPlan(0, { stream: ['other'] })))).not.to.equal(log);
  });

  it('throws for a header with too few starters', () => {
    expect(() => simulateMatch(matchPlan(0, { rules: matchRules.women }))).not.to.throw();
    expect(() => simulateMatch({ ...matchPlan(0), rules: matchRules.women })).to.throw(
      RangeError,
      'home.players: 18 start, allowed is 16',
    );
  });

  it('that ends level lasts its playing time', () => {
    const lengths = [12, 13, 14, 15].map((n) => {
      const plan = matchPlan(3, { rules: matchRules.women, endsLevel: true, stream: ['level', n] });
      return openMatch(simulateMatch(plan)).periodSeconds[3] ?? 0;
    });
    expect(Math.min(...lengths)).to.be.at.least(matchRules.women.countdownSeconds);
  });

  for (const [name, plan] of kinds) {
    describe(name, () => {
      const log = simulateMatch(plan);
      const match = openMatch(log);
      const view = matchViewOf(match);
      const squad = (code: 'GOAL' | 'BEHIND' | 'POINTS' | 'DISPOSAL' | 'KICK' | 'HANDBALL'): readonly number[] => {
        const { table } = squadStatistics(match, planOf('squad', [code]));
        return [table.value(0, 0) ?? -1, table.value(0, 1) ?? -1];
      };

      it('is a valid log whose ids rise and whose clock never goes back', () => {
        const state = LogState.begin(log.header);
        for (const entry of log.entries) expect(state.add(entry)).to.deep.equal([]);
        let [id, at] = [0, 0];
        for (const { id: next, period, periodSeconds } of transactionsOf(log)) {
          expect(next).to.be.at.least(id);
          expect(period * 100_000 + periodSeconds).to.be.at.least(at);
          [id, at] = [next, period * 100_000 + periodSeconds];
        }
      });

      it('has only players on the ground act, and as many on it as the rules allow', () => {
        for (const side of ['home', 'away'] as const) {
          onGround(log, side, (on, { personId, code }) => {
            expect(on.size).to.equal(plan.rules.onGround);
            if (personId !== undefined) expect(on.has(personId), code).to.equal(true);
          });
        }
      });

      it('has times on the ground that add up to the length of the match for each place', () => {
        const { table } = playerStatistics(match, planOf('player', ['TIME_ON_GROUND']));
        const times = Array.from(match.persons, (_, slot) => table.value(0, slot) ?? 0);
        const length = match.periodSeconds.reduce((sum, seconds) => sum + seconds, 0);
        expect(times.slice(0, match.homePlayers).reduce((sum, time) => sum + time, 0)).to.equal(
          length * plan.rules.onGround,
        );
        expect(times.slice(match.homePlayers).reduce((sum, time) => sum + time, 0)).to.equal(
          length * plan.rules.onGround,
        );
      });

      it('has the same score by every metric', () => {
        const [goals, behinds, points] = [squad('GOAL'), squad('BEHIND'), squad('POINTS')];
        for (const side of [0, 1] as const) {
          const chains = view.chains().reduce((sum, chain) => {
            if (chain.side === side)
              return sum + (chain.end === 'GOAL' ? 6 : chain.end === 'BEHI' || chain.end === 'RUSH' ? 1 : 0);
            return sum + (chain.end === 'RUSHOPP' ? 1 : 0);
          }, 0);
          expect(points[side]).to.equal(6 * (goals[side] ?? 0) + (behinds[side] ?? 0));
          expect(view.score.totals[side].points).to.equal(points[side]);
          expect(chains).to.equal(points[side]);
        }
      });

      it('has as many disposals as kicks and handballs', () => {
        expect(squad('DISPOSAL')).to.deep.equal(
          squad('KICK').map((kicks, side) => kicks + (squad('HANDBALL')[side] ?? 0)),
        );
      });

      it('locates everything on the ground except kicks that are out on the full', () => {
        const { lengthMetres, widthMetres } = log.header.venue;
        for (const { x, y, code } of transactionsOf(log)) {
          if (x === undefined || y === undefined || code === 'OOTF') continue;
          expect((x / (lengthMetres / 2)) ** 2 + (y / (widthMetres / 2)) ** 2, code).to.be.below(1.02);
          expect(Math.round(x * 10) / 10).to.equal(x);
        }
      });

      it('captures the features of its data set and no others', () => {
        const lacks = new Set<string>(log.header.lacks ?? []);
        expect(transactionsOf(log).filter(({ code }) => lacks.has(transactionTypes[code].feature))).to.deep.equal([]);
        expect(transactionsOf(log).some(({ pressure }) => pressure !== undefined)).to.equal(!lacks.has('pressure'));
        expect(transactionsOf(log).some(({ kicking }) => kicking !== undefined)).to.equal(!lacks.has('kickDetail'));
      });

      it('ends, with a winner if it is a final', () => {
        expect(statusesOf(log).slice(0, 3)).to.deep.equal(['TEAMS', 'PREM', 'LIVE']);
        expect(statusesOf(log).slice(-3)).to.deep.equal(['FT', 'REV', 'FINAL']);
        expect(log.header.extraTimeSeconds).to.equal(plan.final ? plan.rules.extraTimeSeconds : undefined);
        if (plan.final) expect(view.score.totals[0].points).not.to.equal(view.score.totals[1].points);
      });
    });
  }
});

describe('a season of simulated matches', () => {
  const logs = Array.from({ length: 40 }, (_, n) => simulateMatch(matchPlan(100 + n)));

  it('contains every transaction code except rare ones', () => {
    const seen = new Set(logs.flatMap((log) => transactionsOf(log).map(({ code }) => code)));
    const rare = new Set(['DEBI', 'KIIN', 'KICL', 'KILO']);
    expect(transactionCodes.filter((code) => !seen.has(code) && !rare.has(code))).to.deep.equal([]);
  });

  it('is like the real game: kicks, handballs, marks, tackles, stoppages, scores', () => {
    const plan = planOf('squad', [
      'KICK',
      'HANDBALL',
      'MARK',
      'TACKLE',
      'STOPPAGE',
      'POINTS',
      'POSSESSION_CONTESTED',
      'INSIDE_50',
      'CLEARANCE',
      'HITOUT',
    ] as const);
    const real = {
      KICK: 217,
      HANDBALL: 145,
      MARK: 93,
      TACKLE: 58,
      STOPPAGE: 85,
      POINTS: 81,
      POSSESSION_CONTESTED: 136,
      INSIDE_50: 50,
      CLEARANCE: 36,
      HITOUT: 35,
    } as const;
    const sums = new Map<string, number>();
    for (const log of logs) {
      const { table } = squadStatistics(openMatch(log), plan);
      table.codes.forEach((code, n) =>
        sums.set(code, (sums.get(code) ?? 0) + ((table.value(n, 0) ?? 0) + (table.value(n, 1) ?? 0)) / 2 / logs.length),
      );
    }
    for (const [code, expected] of Object.entries(real))
      expect(sums.get(code), code).to.be.within(expected * 0.88, expected * 1.12);
  });

  it('has the best kickers of the first league deliver the ball into the forward 50', () => {
    const entries = (isBetter: boolean): number => {
      let sum = 0;
      for (let n = 0; n < 12; n += 1) {
        const plan = matchPlan(200 + n);
        const kicker = plan.header.home.players.find(({ position }) => position?.code === 'C')?.personId ?? 0;
        const one = plan.players.get(kicker);
        if (one === undefined) throw new Error(`match ${n} has no centre`);
        const abilities = { ...one.abilities, kicking: isBetter ? 2 : -2 };
        const log = simulateMatch({ ...plan, players: new Map(plan.players).set(kicker, { ...one, abilities }) });
        const own = transactionsOf(log).filter(({ personId, inside50 }) => personId === kicker && inside50 === true);
        sum += own.length;
      }
      return sum;
    };
    expect(entries(true)).to.be.greaterThan(1.5 * entries(false));
  });

  it('stays within the cap of interchanges', () => {
    for (const log of logs) {
      for (const side of ['home', 'away'] as const) {
        const counted = transactionsOf(log).filter(
          (transaction) => transaction.side === side && (transaction.code === 'ROIN' || transaction.code === 'ROIJ'),
        ).length;
        expect(counted).to.be.within(40, matchRules.men.interchangeCap);
      }
    }
  });
});

describe('a drawn final', () => {
  it('has extra time of two halves, repeated while it is level', () => {
    const drawn = Array.from({ length: 400 }, (_, n) => n).find((n) => {
      const [home, away] = matchViewOf(openMatch(simulateMatch(matchPlan(n, { rules: matchRules.women })))).score
        .totals;
      return home.points === away.points;
    });
    expect(drawn).not.to.equal(undefined);
    const log = simulateMatch(matchPlan(drawn ?? 0, { rules: matchRules.women, final: true }));
    expect(statusesOf(log)).to.include('ET');
    expect(Math.max(...transactionsOf(log).map(({ period }) => period))).to.be.at.least(6);
    const [home, away] = matchViewOf(openMatch(log)).score.totals;
    expect(home.points).not.to.equal(away.points);
    expect(statusesOf(log).filter((code) => code === 'FT').length).to.equal(1);
  });
});

describe('a truncated match', () => {
  const whole = simulateMatch(matchPlan(9));
  const cut = simulateMatch(matchPlan(9, { until: { period: 3, periodSeconds: 700 } }));

  it('equals the whole match up to there, and is in progress', () => {
    expect(readLog(cut).status).to.equal('LIVE');
    const last = transactionsOf(cut).at(-1);
    expect(last?.period).to.equal(3);
    expect(last?.periodSeconds).to.be.at.most(700);
    const plain = (log: MatchLog) =>
      transactionsOf(log).map(({ id, sequence, code, period, periodSeconds }) => ({
        id,
        sequence,
        code,
        period,
        periodSeconds,
      }));
    expect(plain(whole).slice(0, plain(cut).length)).to.deep.equal(plain(cut));
    expect(cut.entries.length).to.be.below(whole.entries.length);
  });

  it('has no winner of a stoppage that is still open', () => {
    const unknown = Array.from({ length: 60 }, (_, n) =>
      simulateMatch(matchPlan(9, { until: { period: 2, periodSeconds: 100 + 7 * n } })),
    ).flatMap((log) =>
      transactionsOf(log).filter(
        ({ code, wonBy }) => transactionTypes[code].play.is === 'restart' && wonBy === undefined,
      ),
    );
    expect(unknown.length).to.be.above(0);
  });
});

describe('an interruption', () => {
  it('suspends the match while the clock runs on', () => {
    const log = simulateMatch(matchPlan(11, { interruption: { period: 4, afterSeconds: 600, lastsSeconds: 1900 } }));
    expect(statusesOf(log)).to.include('SUSP');
    const match = openMatch(log);
    expect(match.periodSeconds[3]).to.be.above(3500);
    expect(match.periodSeconds[2]).to.be.below(2600);
  });
});
