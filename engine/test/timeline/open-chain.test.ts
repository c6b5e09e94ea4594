import { expect } from 'chai';
import { openMatch, planOf, squadStatistics, matchViewOf, type Entry, type StatusCode } from '../../src/index.js';
import { zoneFor } from '../../src/timeline/row.js';
import { headerWith, entriesOf, marked } from '../support/play.js';

const status = (code: StatusCode, period: number, periodSeconds: number): Entry => ({
  kind: 'status',
  code,
  period,
  periodSeconds,
});

/** Ball-ups in both defensive 50s, each with a winner that the log names before a row of that squad follows. */
const play = `
  1:00 -  CEBO 0,0 wonBy=home
  1:04 h1 LBGE 5,0
  1:06 h1 KKEF 5,0
  1:10 h2 MAUN 50,0
  1:12 -  BAUP 60,10 wonBy=away
  1:15 a1 LBGE 60,10
  1:17 a1 KKEF 60,10
  1:20 a2 MAUN 5,0
  1:22 -  BAUP -60,10 wonBy=home
  1:25 h3 LBGE -60,10
  1:27 h3 KKIN -60,10
  1:30 a3 LBGE -20,10 gain
  1:33 a3 KKEF -20,10`;

const entries: readonly Entry[] = [status('LIVE', 1, 0), ...entriesOf(play)];
const after = (count: number, ...more: readonly Entry[]) =>
  openMatch({ header: headerWith(marked), entries: [...entries.slice(0, count), ...more] });

describe('the last chain of a match', () => {
  it('is open while its period is played, and no other is', () => {
    const chains = matchViewOf(after(entries.length)).chains();
    expect(chains.map(({ isOpen }) => isOpen)).to.deep.equal([...chains.slice(1).map(() => false), true]);
  });

  it('ends with its period', () => {
    const chains = matchViewOf(after(entries.length, status('QT', 1, 40))).chains();
    expect(chains.map(({ isOpen }) => isOpen)).to.deep.equal(chains.map(() => false));
    expect(chains.at(-1)?.end).to.equal('EP');
  });

  it('is not open once it has ended in a stoppage', () => {
    const [out] = entriesOf('1:40 - OOBO 30,60').map((entry) => ({ ...entry, id: 99 }));
    expect(
      matchViewOf(after(entries.length, out as Entry))
        .chains()
        .at(-1),
    ).to.deep.include({ end: 'OOB', isOpen: false });
  });
});

describe('D50_REBOUND after each entry of a log', () => {
  const plan = planOf('squad', ['D50_REBOUND'] as const);
  for (let count = 2; count <= entries.length; count += 1) {
    it(`counts the chains that began in defensive 50 after ${count} entries`, () => {
      const match = after(count);
      const { setting, chains } = matchViewOf(match);
      const began = ([0, 1] as const).map(
        (side) =>
          chains().filter(
            (chain) => chain.side === side && chain.rows[0] && zoneFor(chain.rows[0], side, setting) === 0,
          ).length,
      );
      const { table } = squadStatistics(match, plan);
      expect([table.value(0, 0), table.value(0, 1)]).to.deep.equal(began);
    });
  }
});
