import { expect } from 'chai';
import { columnKinds, openMatch, partsOf, matchViewOf, type Entry } from '../../src/index.js';
import { headerWith, logOf, matchOf, transactionOf } from '../support/play.js';

describe('the columns of a match', () => {
  it('are in order of play: period, second, id, sequence', () => {
    const entries: readonly Entry[] = [
      '2:5 h1 TACK id=1',
      '1:9 h1 TACK id=5',
      '1:9 h1 TACK id=4 sequence=2',
      '1:9 h1 TACK id=4',
      '1:2 h1 TACK id=9',
    ].map((line) => transactionOf(line, 0));
    const { ids, sequences, periods, seconds } = openMatch({ header: headerWith(), entries }).details().transactions;
    expect(Array.from(ids, (id, at) => [periods[at], seconds[at], id, sequences[at]])).to.deep.equal([
      [1, 2, 9, 1],
      [1, 9, 4, 1],
      [1, 9, 4, 2],
      [1, 9, 5, 1],
      [2, 5, 1, 1],
    ]);
  });

  it('contain what the log has of each transaction', () => {
    const match = matchOf(`
      1:5  h2   KKEF 10.5,-4.2 inside50 shot gain kick=Long/Forward pressure=Chasing
      1:6  away RUSH
      1:7  -    BAUP -3,0 wonBy=away
      1:8  a1   ROIN on=a3`);
    const { rows, extras } = matchViewOf(match);
    expect(
      rows.map(({ code, period, seconds, side, slot, x, y, located, inside50, shot, gain, wonBy }) => ({
        code,
        period,
        seconds,
        side,
        slot,
        x,
        y,
        located,
        inside50,
        shot,
        gain,
        wonBy,
      })),
    ).to.deep.equal([
      {
        code: 'KKEF',
        period: 1,
        seconds: 5,
        side: 0,
        slot: 1,
        x: 10.5,
        y: -4.2,
        located: true,
        inside50: true,
        shot: true,
        gain: true,
        wonBy: undefined,
      },
      {
        code: 'RUSH',
        period: 1,
        seconds: 6,
        side: 1,
        slot: undefined,
        x: 10.5,
        y: -4.2,
        located: false,
        inside50: false,
        shot: false,
        gain: false,
        wonBy: undefined,
      },
      {
        code: 'BAUP',
        period: 1,
        seconds: 7,
        side: undefined,
        slot: undefined,
        x: -3,
        y: 0,
        located: true,
        inside50: false,
        shot: false,
        gain: false,
        wonBy: 1,
      },
      {
        code: 'ROIN',
        period: 1,
        seconds: 8,
        side: 1,
        slot: 5,
        x: -3,
        y: 0,
        located: false,
        inside50: false,
        shot: false,
        gain: false,
        wonBy: undefined,
      },
    ]);
    expect([...extras]).to.deep.equal([
      [
        0,
        {
          kicking: { distance: 'Long', direction: 'Forward' },
          pressure: { code: 'CHASING', name: 'Chasing', points: 0 },
        },
      ],
      [3, { onPersonId: 203 }],
    ]);
  });

  it('are those of the compact form, in its order of width', () => {
    const { columns } = partsOf(matchOf('1:0 h1 TACK'));
    expect(Object.keys(columns).sort()).to.deep.equal(Object.keys(columnKinds).sort());
    for (const [name, kind] of Object.entries(columnKinds))
      expect(columns[name as keyof typeof columns], name).to.be.instanceOf(kind);
    const widths = Object.values(columnKinds).map((kind) => kind.BYTES_PER_ELEMENT);
    expect(widths).to.deep.equal([...widths].sort((a, b) => b - a));
  });

  it('number persons in the order of the header, home before away', () => {
    const match = openMatch(logOf(''));
    expect([...match.persons]).to.deep.equal([101, 102, 103, 104, 105, 201, 202, 203, 204, 205]);
  });
});
