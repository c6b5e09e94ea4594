import { expect } from 'chai';
import {
  planOf,
  playerStatistics,
  squadStatistics,
  type StatisticsFilter,
  type Context,
  type ZoneFilter,
} from '../../src/index.js';
import { keyTable, mirrorBits, zoneBits } from '../../src/query/zone-keys.js';
import { matchOf } from '../support/play.js';

const bitsOf: readonly (readonly [readonly ZoneFilter[] | undefined, number, number])[] = [
  [undefined, 0b11111, 0b11111],
  [[], 0b11111, 0b11111],
  [['D50'], 0b00001, 0b10000],
  [['F50'], 0b10000, 0b00001],
  [['DM'], 0b00010, 0b01000],
  [['CB'], 0b00100, 0b00100],
  [['MID'], 0b01110, 0b01110],
  [['DM', 'D50'], 0b00011, 0b11000],
  [['MID', 'CB', 'AM'], 0b01110, 0b01110],
];

describe('zones of a filter', () => {
  for (const [zones, bits, mirrored] of bitsOf) {
    it(`${JSON.stringify(zones ?? 'none')} are bits ${bits.toString(2)}, on the other squad's side ${mirrored.toString(2)}`, () => {
      expect(zoneBits(zones)).to.equal(bits);
      expect(mirrorBits(bits)).to.equal(mirrored);
      expect(mirrorBits(mirrored)).to.equal(bits);
    });
  }

  it('become a table of selected keys, by side, including time without a zone', () => {
    expect([...keyTable(0b10001, 0)]).to.deep.equal([1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]);
    expect([...keyTable(0b00110, 0b01000)]).to.deep.equal([0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 1]);
  });
});

/*
 * Tackles by both squads in the first period, in which home attacks the right, and one by each in the second.
 * Spots: -60 and 60 lie in the fifties, -10 and 10 in midfield.
 */
const match = matchOf(`
  1:1 h1 TACK -60,0
  1:2 h1 TACK -60,0
  1:3 h1 TACK -10,0
  1:4 h1 TACK 60,0
  1:5 a1 TACK -60,0
  1:6 a1 TACK 10,0
  1:7 a1 TACK 60,0
  1:8 a1 TACK 60,0
  1:9 a1 TACK 60,0
  2:1 h2 TACK -60,0
  2:2 a2 TACK 0,0
  2:3 h3 CBAT 0,0
  2:4 h3 CBHO 60,0`);

describe('logical zones', () => {
  const tackles = planOf('player', ['TACKLE']);
  const valuesIn = (ask: StatisticsFilter) =>
    Array.from({ length: 10 }, (_, column) => playerStatistics(match, tackles, ask).table.value(0, column) ?? 0);
  const cases: readonly (readonly [StatisticsFilter, readonly number[]])[] = [
    [{ zones: ['D50'] }, [2, 0, 0, 0, 0, 3, 0, 0, 0, 0]],
    [{ zones: ['DM'] }, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0]],
    [{ zones: ['AM'] }, [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]],
    [{ zones: ['F50'] }, [1, 1, 0, 0, 0, 1, 0, 0, 0, 0]],
    [{ zones: ['MID'] }, [1, 0, 0, 0, 0, 1, 1, 0, 0, 0]],
    [{ zones: ['CB'] }, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    [{ zones: ['F50'], periods: [2] }, [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]],
  ];
  for (const [ask, expected] of cases) {
    it(`are seen from the acting squad and change ends each period: ${JSON.stringify(ask)}`, () => {
      expect(valuesIn(ask)).to.deep.equal(expected);
    });
  }

  it('contain everything of a centre bounce in CB, wherever it is located', () => {
    const plan = planOf('player', ['HITOUT_CB', 'ATTENDANCE_CENTRE_BOUNCE']);
    const inZone = (zone: ZoneFilter) =>
      [0, 1].map((n) => playerStatistics(match, plan, { zones: [zone] }).table.value(n, 2));
    expect(inZone('CB')).to.deep.equal([1, 1]);
    expect(inZone('MID')).to.deep.equal([1, 1]);
    for (const zone of ['D50', 'DM', 'AM', 'F50'] as const) expect(inZone(zone)).to.deep.equal([0, 0]);
  });
});

describe('contexts of a zone', () => {
  const plan = planOf('squad', ['TACKLE']);
  const cases: readonly (readonly [Context, readonly ZoneFilter[], readonly [home: number, away: number]])[] = [
    ['For', ['F50'], [2, 1]],
    ['Against', ['F50'], [1, 2]],
    ['Diff', ['F50'], [1, -1]],
    ['PhysicalDiff', ['F50'], [2 - 3, 1 - 2]],
    ['PhysicalDiff', ['D50'], [2 - 1, 3 - 2]],
    ['PhysicalDiff', ['MID'], [1 - 2, 2 - 1]],
    ['For', [], [5, 6]],
    ['PhysicalDiff', [], [-1, 1]],
  ];
  for (const [context, zones, expected] of cases) {
    it(`computes ${context} of ${zones.join() || 'the whole ground'} as ${expected.join(' and ')}`, () => {
      const { table } = squadStatistics(match, plan, { zones }, context);
      expect([table.value(0, 0), table.value(0, 1)]).to.deep.equal(expected);
    });
  }
});
