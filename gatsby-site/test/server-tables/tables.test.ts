import { expect } from 'chai';
import { codesOfTier, matchStatuses, metricOf, zoneFilters } from '@goalsquare/engine';
import { serverTables } from '../../src/server-tables/tables.js';
import type { ServerTable } from '../../src/server-tables/server-table.js';

const tableOf = (name: string, attributes: Readonly<Record<string, string>> = {}): ServerTable => {
  const table = serverTables[name];
  if (table === undefined) throw new Error(`there is no ${name}`);
  return table((attribute) => attributes[attribute] ?? '');
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
    ['ConfigurationTable', { of: 'Listening' }],
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
    ['ConfigurationTable', { of: 'Nothing' }],
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
