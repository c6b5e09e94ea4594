import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import { strFromU8, unzipSync } from 'fflate';
import { recalculatedWorkbook, type RecalculatedWorkbook } from '../support/recalculated-workbook.js';

const { GOALSQUARE_URL: url = '', GOALSQUARE_TOKEN: token = '' } = process.env;

type Row = Readonly<Record<string, string>>;

/** The rows that the server returns for a path. */
async function csvOf(path: string): Promise<readonly Row[]> {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}`, Accept: 'text/csv' } });
  return parse(await response.text(), { columns: true });
}

const sum = (rows: readonly Row[], name: string): number => rows.reduce((total, row) => total + Number(row[name]), 0);

/** The values of the first sheet, computed from the rows of the server. */
async function expectedValues(matchId: string): Promise<{
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly pointsExpected: number;
}> {
  const [fixture, ladder, shots, kicks] = await Promise.all([
    csvOf('/v1/seasons/2026/fixture'),
    csvOf('/v1/seasons/2026/ladder'),
    csvOf(`/v1/matches/${matchId}/shots`),
    csvOf(`/v1/matches/${matchId}/statistics/players?metric=KICK`),
  ]);
  return {
    values: {
      'Made from': url,
      'Matches of the season': `${fixture.length}`,
      'Matches completed': `${fixture.filter((match) => match.match_status_type_name === 'Completed').length}`,
      'Top of the ladder': ladder.find(({ position }) => position === '1')?.squad_name,
      'Kicks of the match': `${sum(kicks, 'value')}`,
      'Kicks of its squads': `${sum(kicks, 'value')}`,
      'Shots at goal': `${shots.length}`,
      'Points scored by them': `${sum(shots, 'result_points')}`,
    },
    pointsExpected: sum(shots, 'result_points_expected'),
  };
}

describe(`the workbook, made from ${url} and recalculated by LibreOffice`, () => {
  let workbook: RecalculatedWorkbook;

  before(() => {
    workbook = recalculatedWorkbook(url, token);
  });
  after(() => {
    workbook.remove();
  });

  it('shows the rows of the server in its sheets', async () => {
    for (const [table, path] of [
      ['Fixture', '/v1/seasons/2026/fixture'],
      ['Ladder', '/v1/seasons/2026/ladder'],
      ['Shots', `/v1/matches/${workbook.valueOf('Match')}/shots`],
    ] as const) {
      const rows = await csvOf(path);
      const [names = [], ...shown] = workbook.rowsOf(table);
      expect(names).to.include.members(Object.keys(rows[0] ?? {}));
      for (const name of Object.keys(rows[0] ?? {}).filter((one) => /(?:_id|_name|_points|position)$/u.test(one)))
        expect(
          shown.map((row) => row[names.indexOf(name)]),
          `${table}.${name}`,
        ).to.deep.equal(rows.map((row) => row[name]));
    }
  });

  it('computes the values that the rows of the server give', async () => {
    const { values, pointsExpected } = await expectedValues(workbook.valueOf('Match'));
    const computed = Object.fromEntries(Object.keys(values).map((name) => [name, workbook.valueOf(name)]));
    expect(computed).to.deep.equal(values);
    expect(Number(workbook.valueOf('Points expected of them'))).to.be.closeTo(pointsExpected, 0.06);
  });

  it('has a row a player and a column a metric, by whose names the pivot adds up', () => {
    const [names = [], ...players] = workbook.rowsOf('PlayerStatistics');
    expect(names.slice(0, 5)).to.deep.equal(['Player', 'Jumper', 'Squad', 'Disposal', 'Kick']);
    const disposals = players.map((row) => Number(row[3]));
    expect(disposals).to.deep.equal(disposals.toSorted((a, b) => b - a));
    const total = workbook.rowsOf('Pivot').find(([first]) => first === 'Total Result');
    expect(total?.slice(1, 3)).to.deep.equal([
      `${disposals.reduce((all, one) => all + one, 0)}`,
      workbook.valueOf('Kicks of the match'),
    ]);
  });

  it('stores the result of each formula, for readers that do not compute', () => {
    const table = strFromU8(unzipSync(workbook.bytes())['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const stored = [...table.matchAll(/<c r="B\d+"[^>]*><f>[^<]*<\/f><v>([^<]*)<\/v>/gu)].map(([, value]) => value);
    const computed = workbook
      .rowsOf('Start')
      .slice(-stored.length)
      .map(([, value]) => value);
    expect(stored).to.have.lengthOf(12).and.to.deep.equal(computed);
  });
});
