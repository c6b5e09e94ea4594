import { expect } from 'chai';
import {
  codesOfTier,
  logicalZoneOf,
  logicalZones,
  matchStatuses,
  metricOf,
  physicalZoneOf,
  standardGround,
  zoneFilters,
} from '@goalsquare/engine';
import { serverTables } from '../../src/server-tables/tables.js';
import type { ServerTable } from '../../src/server-tables/server-table.js';

const tableOf = (name: string, attributes: Readonly<Record<string, string>> = {}): ServerTable => {
  const table = serverTables[name];
  if (table === undefined) throw new Error(`there is no ${name}`);
  return table(attributes);
};

const first = ({ rows }: ServerTable): readonly (string | undefined)[] => rows.map(([cell]) => cell);

describe('tables of written pages', () => {
  const all: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['ErrorTable', {}],
    ['ErrorTable', { statuses: '413, 414' }],
    ['LimitTable', {}],
    ['LimitTable', { of: 'account token' }],
    ['StatusTable', {}],
    ['ZoneTable', {}],
    ['MetricTable', { codes: 'KICK,MARK' }],
    ['TierTable', {}],
    ['FunctionalityMatrix', {}],
    ['FunctionalityMatrix', { of: 'Matches' }],
    ['FunctionalityMatrix', { of: 'Extensions' }],
  ];
  for (const [name, attributes] of all) {
    it(`${name} ${JSON.stringify(attributes)} has rows, each with a cell for each column`, () => {
      const { columns, rows } = tableOf(name, attributes);
      expect(rows).to.have.length.above(0);
      for (const row of rows) expect(row).to.have.length(columns.length);
    });
  }

  const wrong = [
    ['ErrorTable', { statuses: '418' }],
    ['LimitTable', { of: 'moon' }],
    ['MetricTable', { codes: 'GAOL' }],
    ['FunctionalityMatrix', { of: 'Nothing' }],
  ] as const;
  for (const [name, attributes] of wrong)
    it(`${name} ${JSON.stringify(attributes)} is refused`, () => {
      expect(() => tableOf(name, attributes)).to.throw();
    });

  it('has the statuses and zones of the engine, all of them', () => {
    expect(tableOf('StatusTable').rows.map(([, code]) => code)).to.deep.equal(
      matchStatuses.map(({ code }) => `\`${code}\``),
    );
    expect(first(tableOf('ZoneTable'))).to.deep.equal(zoneFilters.map((zone) => `\`${zone}\``));
  });

  it('puts points into the zones that it describes', () => {
    const meanings = new Map(tableOf('ZoneTable').rows.map(([zone = '', meaning = '']) => [zone, meaning]));
    const zoneAt = (x: number, sign: 1 | -1): string =>
      logicalZones[logicalZoneOf(physicalZoneOf({ x, y: 0 }, standardGround, 0), sign)];
    for (const [zone, goal] of [
      ['F50', 'attacks'],
      ['D50', 'defends'],
    ] as const) {
      const [, metres = ''] =
        /^Up to (\d+) metres from the middle of the goal that the squad (?:attacks|defends)$/u.exec(
          meanings.get(`\`${zone}\``) ?? '',
        ) ?? ['', ''];
      expect(meanings.get(`\`${zone}\``)).to.match(new RegExp(`${goal}$`, 'u'));
      const end = (zone === 'F50' ? 1 : -1) * (standardGround.lengthMetres / 2);
      const inwards = (zone === 'F50' ? -1 : 1) * Number(metres);
      expect([zoneAt(end + inwards, 1), zoneAt(end + inwards * 1.01, 1)]).to.deep.equal([
        zone,
        zone === 'F50' ? 'AM' : 'DM',
      ]);
    }
    expect([zoneAt(0, 1), zoneAt(0, -1), zoneAt(-1, 1), zoneAt(1, 1)]).to.deep.equal(['AM', 'DM', 'DM', 'AM']);
  });

  it('lists for each tier as many metrics as it has', () => {
    const counted = (tier: 'Basic' | 'Advanced'): string =>
      String(codesOfTier(tier).filter((code) => metricOf(code).formula.player !== undefined).length);
    expect(
      tableOf('TierTable')
        .rows.slice(0, 2)
        .map(([, players]) => players),
    ).to.deep.equal([counted('Basic'), counted('Advanced')]);
  });
});
