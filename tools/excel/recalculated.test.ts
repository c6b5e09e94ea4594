import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import { strFromU8, unzipSync } from 'fflate';

const { GOALSQUARE_URL: url = '', GOALSQUARE_TOKEN: token = '' } = process.env;

/** Every sheet into a file of its own, as text, as its cells are shown. */
const AS_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

/** A setting of LibreOffice: compute every formula anew, whatever the file says it came to. */
const ALWAYS = `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

describe(`the workbook, made from ${url} and recalculated by LibreOffice`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'workbook-'));
  const rowsOf = (sheet: string): readonly (readonly string[])[] =>
    parse(readFileSync(path.join(folder, `book-${sheet}.csv`)));
  const csvOf = async (asked: string): Promise<readonly Readonly<Record<string, string>>[]> =>
    parse(
      await (await fetch(url + asked, { headers: { Authorization: `Bearer ${token}`, Accept: 'text/csv' } })).text(),
      { columns: true },
    );
  const said = (name: string): string => rowsOf('Start').find(([first]) => first === name)?.[1] ?? '';

  before(() => {
    execFileSync(
      process.execPath,
      [
        '--conditions=source',
        '--import',
        'tsx',
        'tools/make-workbook.ts',
        '--url',
        url,
        '--token',
        token,
        '--out',
        path.join(folder, 'book.xlsx'),
      ],
      { stdio: 'pipe' },
    );
    mkdirSync(path.join(folder, 'profile', 'user'), { recursive: true });
    writeFileSync(path.join(folder, 'profile', 'user', 'registrymodifications.xcu'), ALWAYS);
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`,
        '--headless',
        '--convert-to',
        AS_CSV,
        '--outdir',
        folder,
        path.join(folder, 'book.xlsx'),
      ],
      { stdio: 'pipe' },
    );
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows the rows of the server in its sheets', async () => {
    const matchId = said('Match');
    for (const [sheet, asked] of [
      ['Fixture', '/v1/seasons/2026/fixture'],
      ['Ladder', '/v1/seasons/2026/ladder'],
      ['Shots', `/v1/matches/${matchId}/shots`],
    ] as const) {
      const rows = await csvOf(asked);
      const [names = [], ...shown] = rowsOf(sheet);
      expect(names).to.deep.equal(Object.keys(rows[0] ?? {}));
      for (const name of names.filter((one) => /(?:_id|_name|_points|position)$/u.test(one)))
        expect(
          shown.map((row) => row[names.indexOf(name)]),
          `${sheet}.${name}`,
        ).to.deep.equal(rows.map((row) => row[name]));
    }
  });

  it('comes to what the rows of the server come to', async () => {
    const [fixture, ladder, shots] = await Promise.all([
      csvOf('/v1/seasons/2026/fixture'),
      csvOf('/v1/seasons/2026/ladder'),
      csvOf(`/v1/matches/${said('Match')}/shots`),
    ]);
    const kicks = await csvOf(`/v1/matches/${said('Match')}/statistics/players?metric=KICK`);
    const sum = (rows: readonly Readonly<Record<string, string>>[], name: string): number =>
      rows.reduce((total, row) => total + Number(row[name]), 0);
    expect({
      'Matches of the season': said('Matches of the season'),
      'Matches completed': said('Matches completed'),
      'Top of the ladder': said('Top of the ladder'),
      'Kicks of the match': said('Kicks of the match'),
      'Kicks of its squads': said('Kicks of its squads'),
      'Shots at goal': said('Shots at goal'),
      'Points scored by them': said('Points scored by them'),
    }).to.deep.equal({
      'Matches of the season': `${fixture.length}`,
      'Matches completed': `${fixture.filter((match) => match.match_status_type_name === 'Completed').length}`,
      'Top of the ladder': ladder.find(({ position }) => position === '1')?.squad_name,
      'Kicks of the match': `${sum(kicks, 'value')}`,
      'Kicks of its squads': `${sum(kicks, 'value')}`,
      'Shots at goal': `${shots.length}`,
      'Points scored by them': `${sum(shots, 'result_points')}`,
    });
    expect(Number(said('Points expected of them'))).to.be.closeTo(sum(shots, 'result_points_expected'), 0.06);
  });

  it('keeps with its formulas what they come to, for readers that compute none', () => {
    const sheet = strFromU8(
      unzipSync(readFileSync(path.join(folder, 'book.xlsx')))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    const kept = [...sheet.matchAll(/<c r="B\d+"[^>]*><f>[^<]*<\/f><v>([^<]*)<\/v>/gu)].map(([, value]) => value);
    const computed = rowsOf('Start')
      .slice(-kept.length)
      .map(([, value]) => value);
    expect(kept).to.have.lengthOf(11).and.to.deep.equal(computed);
  });
});
