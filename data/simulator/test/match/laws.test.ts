import { expect } from 'chai';
import { openMatch, type FreeKickReason, type MatchLog, type Transaction } from '@goalsquare/engine';
import { matchRules, simulateMatch } from '@goalsquare/simulator';
import { matchPlan } from '../support/match-plan.js';

const transactionsOf = (log: MatchLog): readonly Transaction[] =>
  log.entries.filter((entry) => entry.kind === 'transaction');

const [halfLength, halfWidth] = [matchPlan(0).header.venue.lengthMetres / 2, matchPlan(0).header.venue.widthMetres / 2];

/** How far inside the boundary a transaction is, about; negative outside. **Units**: metres. */
function metresInside({ x = 0, y = 0 }: Transaction): number {
  const share = Math.hypot(x / halfLength, y / halfWidth);
  return (Math.hypot(x, y) / share) * (1 - share);
}

const contests: ReadonlySet<string> = new Set(['COTA', 'SPOI', 'SPGP', 'SPIN', 'MACO', 'OTWI', 'OTLO', 'OTNE', 'FAMA']);

describe('the laws of the game in simulated matches', () => {
  const logs = Array.from({ length: 72 }, (_, n) =>
    simulateMatch(matchPlan(500 + n, n % 3 === 0 ? { rules: matchRules.women } : {})),
  );
  const rows = logs.flatMap(transactionsOf);
  const all = (...codes: readonly string[]): readonly Transaction[] => {
    const chosen = rows.filter(({ code }) => codes.includes(code));
    expect(chosen.length, codes.join()).to.be.above(20);
    return chosen;
  };

  it('place a ball that is out of bounds on the boundary, never between the behind posts', () => {
    for (const out of all('OOBO')) {
      expect(Math.abs(metresInside(out)), `${out.x},${out.y}`).to.be.below(0.3);
      expect(Math.abs(out.y ?? 0)).to.be.above(9.6);
    }
  });

  it('place a kick that is out on the full outside the boundary', () => {
    for (const out of all('OOTF')) expect(metresInside(out), `${out.x},${out.y}`).to.be.within(-3, -0.3);
  });

  it('start kick-ins in the goal square', () => {
    for (const { code, x = 0, y = 0 } of all('KIPO', 'KISH', 'KILO', 'KIIN', 'KICL')) {
      expect(halfLength - Math.abs(x), code).to.be.within(0, 9);
      expect(Math.abs(y), code).to.be.below(3.21);
    }
  });

  it('follow a behind with a kick-in, and a shot that misses with no contest in front of goal', () => {
    for (const log of logs) {
      const plays = transactionsOf(log);
      plays.forEach(({ code, period }, at) => {
        const next = plays.slice(at + 1).find((play) => play.period !== period || !play.code.startsWith('RO'));
        if (next?.period !== period) return;
        if (code === 'BEHI' || code === 'RUSH') expect(next.code).to.match(/^(KI|ROLE|MAUP)/);
        if (code === 'MISS') expect(contests.has(next.code), next.code).to.equal(false);
      });
    }
  });

  it('allow no player two tackles within a second', () => {
    for (const log of logs) {
      const last = new Map<number, number>();
      for (const { code, personId = 0, period, periodSeconds } of transactionsOf(log)) {
        if (!['TACK', 'TARD', 'TAIN', 'TAMI'].includes(code)) continue;
        const second = period * 10_000 + periodSeconds;
        expect(second - (last.get(personId) ?? -10)).to.be.above(1);
        last.set(personId, second);
      }
    }
  });

  it('count a kick as effective if a team-mate marks it', () => {
    for (const log of logs) {
      const plays = transactionsOf(log).filter(({ code }) => !/^(BLOC|IFTA|COTA|OT|OD|MAFU)/.test(code));
      plays.forEach(({ code, side, shot }, at) => {
        const next = plays[at + 1];
        const isMarked = next !== undefined && /^MA(UN|LE|CO)$/.test(next.code) && next.side === side;
        if (code.startsWith('KK') && shot !== true && isMarked) expect(code).to.equal('KKEF');
      });
    }
  });

  it('pay frees for high contact most often, then holding the ball, and for insufficient intent', () => {
    const counts = new Map<FreeKickReason, number>();
    for (const { details } of all('FKCO', 'FKIP', 'FKOB', 'FKBB')) {
      const reason = details?.freeKickReason as FreeKickReason;
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    const order = [...counts].sort(([, a], [, b]) => b - a).map(([reason]) => reason);
    expect(order.slice(0, 2)).to.deep.equal(['High Tackle', 'Holding the Ball']);
    expect((counts.get('Deliberate Out of Bounds') ?? 0) / logs.length).to.be.within(0.3, 3);
  });
});

describe('extra time', () => {
  /** A final with quarters of a minute that is drawn, so that it goes into extra time. */
  const drawnFinal = (extraTimeSeconds: number): MatchLog => {
    const rules = { ...matchRules.men, countdownSeconds: 60, extraTimeSeconds };
    for (let n = 0; n < 200; n += 1) {
      const log = simulateMatch(matchPlan(n, { rules, final: true }));
      if (log.entries.some((entry) => entry.kind === 'status' && entry.code === 'ET')) return log;
    }
    throw new Error('no final is drawn');
  };

  it('has halves of three minutes', () => {
    for (const rules of Object.values(matchRules)) expect(rules.extraTimeSeconds).to.equal(180);
  });

  for (const seconds of [180, 300]) {
    it(`of ${seconds} seconds a half is what the header says and what is played`, () => {
      const log = drawnFinal(seconds);
      expect(log.header.extraTimeSeconds).to.equal(seconds);
      for (const half of openMatch(log).periodSeconds.slice(4, 6)) expect(half).to.be.within(seconds, 2.5 * seconds);
    });
  }
});
