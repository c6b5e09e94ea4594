import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { openStore, PACK_FOLDER } from '@goalsquare/data';
import { said } from '../support/command.js';
import { folders } from '../support/folder.js';
import { record as smallRecord } from '../support/season-record.js';
import { lines, textOf, type Line } from '../support/small-log.js';

const newFolder = folders();
const season: Line = {
  ...smallRecord,
  squads: [{ id: 10, code: 'HOM', name: 'Homers', players: [{ personId: 11, fullname: 'Ada Quill' }] }],
};
const textFor = (changes: Line): string => JSON.stringify({ ...season, ...changes });

/** Changes bytes of a compact form. */
function damage(folder: string, kind: string, how: (bytes: Buffer) => Buffer): string {
  const forms = path.join(folder, PACK_FOLDER);
  const file = path.join(forms, readdirSync(forms).find((name) => name.startsWith(kind)) ?? '');
  writeFileSync(file, how(readFileSync(file)));
  return file;
}

describe('check --deep', () => {
  const files = { '77.ndjson': textOf(lines), '1.season.json': textFor({}) };
  const withForms = async (): Promise<string> => {
    const folder = newFolder(files);
    (await openStore(folder)).close();
    return folder;
  };
  const inverted = (bytes: Buffer): Buffer => bytes.map((byte) => byte ^ 255) as Buffer;

  it('reads the compact forms too', async () => {
    const { code, out, complaints } = await said(['check', await withForms(), '--deep']);
    expect([code, complaints]).to.deep.equal([0, '']);
    expect(out).to.contain('compact forms of 1 match, 1 season and 1 record');
    expect((await said(['check', newFolder(files), '--deep'])).out).to.contain('no compact forms');
  });

  const damages: readonly (readonly [kind: string, how: (bytes: Buffer) => Buffer, part: RegExp])[] = [
    ['columns', inverted, /^\S+columns-\S+\.bin: match 77 \(77\.ndjson\): .*its checksum differs$/mu],
    ['texts', inverted, /^\S+texts-\S+\.bin: match 77 \(77\.ndjson\): .*its checksum differs$/mu],
    ['seasons', inverted, /^\S+seasons-\S+\.json: record of season 1-1-2026 \(1\.season\.json\): /mu],
    [
      'columns',
      (bytes) => bytes.subarray(9),
      /^\S+columns-\S+\.bin: the file: .*allowed is \d+ bytes; there are \d+ bytes$/mu,
    ],
    ['index', (bytes) => bytes.subarray(9), /^\S+index\.json: the file: .*allowed is an index; /mu],
  ];
  for (const [kind, how, line] of damages)
    it(`names file and part if ${kind} are damaged: ${line.source}`, async () => {
      const folder = await withForms();
      damage(folder, kind, how);
      const { code, complaints } = await said(['check', folder, '--deep']);
      expect(code).to.equal(1);
      expect(complaints).to.match(line);
      expect((await said(['check', folder])).code, 'forms are not read without --deep').to.equal(0);
    });

  it('names a log that was cut short', async () => {
    const folder = newFolder({ '77.ndjson': textOf(lines).slice(0, -20) });
    const { code, complaints } = await said(['check', folder, '--deep']);
    expect(code).to.equal(1);
    expect(complaints).to.match(/77\.ndjson:\d+: /u);
  });
});

describe('check', () => {
  it('describes the coverage of each season with --coverage', async () => {
    const lacking = { ...lines[0], lacks: ['tackles'] };
    const other = { ...lines[0], id: 78, seasonId: 2027 };
    const folder = newFolder({
      '77.ndjson': textOf([lacking, ...lines.slice(1)]),
      '78.ndjson': textOf([other]),
    });
    const { code, out, complaints } = await said(['check', folder, '--coverage']);
    expect([code, complaints]).to.deep.equal([0, '']);
    expect(out).to.match(/^coverage of season 2026 of league 1, level 1: 1 match$/mu);
    expect(out).to.match(/^ {2}tackles: absent: The source does not capture it\.$/mu);
    expect(out).to.match(/^ {2}absent: The source does not capture tackles\.\n {4}.*\bTACKLE\b/mu);
    expect(out).to.match(/^metrics: \d+ complete$/mu);
    expect(out).to.match(/^scores: 0 known only from the result, 0 equal .* 1 without an official score$/mu);
    expect(out).to.match(/^coverage of season 2027 of league 1, level 1: 0 matches, and 1 not started$/mu);
  });

  it('lists the matches of a season that differ from most others', async () => {
    const logs = [77, 78, 79].map((id) => [
      { ...lines[0], id, ...(id === 79 && { lacks: ['tackles'] }) },
      ...lines.slice(1),
    ]);
    const folder = newFolder(Object.fromEntries(logs.map((log, at) => [`${at}.ndjson`, textOf(log)])));
    const { out } = await said(['check', folder, '--coverage']);
    expect(out).to.match(/^ {2}tackles: complete in 2, absent in 1$/mu);
    expect(out).to.match(/^different from most: 1 match 79: tackles absent, \d+ metrics$/mu);
  });

  it('reads logs and season records at any depth, and counts them', async () => {
    const folder = newFolder({ 'a/77.ndjson': textOf(lines), 'b/2026.season.json': textFor({}) });
    const { code, out, complaints } = await said(['check', folder]);
    expect([code, complaints]).to.deep.equal([0, '']);
    expect(out.split('\n')).to.deep.equal([
      `${path.join(folder, 'a/77.ndjson')}: match 77, revision 13, 7 transactions`,
      `${path.join(folder, 'b/2026.season.json')}: season 2026 of Trial League, Seniors, 1 squad and 1 player listed`,
      '1 match log, 1 season record, 0 with faults',
    ]);
  });

  const bad: readonly (readonly [string, string, string])[] = [
    ['a member no record has', textFor({ clubs: [] }), ': clubs: found [], allowed is no such member;'],
    [
      'a member of another kind',
      textFor({ id: '2026' }),
      ': id: found "2026", allowed is a whole number from 0 to 2147483647',
    ],
    [
      'a squad named twice',
      textFor({
        squads: [
          { id: 10, code: 'A', name: 'A' },
          { id: 10, code: 'B', name: 'B' },
        ],
      }),
      ': squads[1].id: found 10, allowed is',
    ],
    [
      'a text that is no JSON',
      '{\n  "kind": "season",\n  "id": }\n',
      ': the file: found nothing, allowed is one JSON object;',
    ],
  ];
  for (const [what, text, complaint] of bad) {
    it(`names file, line and field of ${what} in a record`, async () => {
      const folder = newFolder({ 'x.season.json': text });
      const { code, out, complaints } = await said(['check', path.join(folder, 'x.season.json')]);
      expect([code, out]).to.deep.equal([1, '0 match logs, 1 season record, 1 with faults']);
      expect(complaints).to.satisfy((line: string) =>
        line.startsWith(`${path.join(folder, 'x.season.json')}${complaint}`),
      );
    });
  }

  it('names records that contradict each other, and logs of one id', async () => {
    const folder = newFolder({
      '1.ndjson': textOf(lines),
      '2.ndjson': textOf(lines),
      'a.season.json': textFor({}),
      'b.season.json': textFor({}),
      'c.season.json': textFor({ id: 2027, league: { id: 1, name: 'Other League', code: 'TRI', gender: '1' } }),
    });
    const { code, out, complaints } = await said(['check', folder]);
    expect(code).to.equal(1);
    expect(complaints.split('\n').map((line) => line.slice(folder.length + 1).split(',')[0])).to.deep.equal([
      '2.ndjson:1: id: found 77',
      'b.season.json: id: found 2026',
      `c.season.json: league: found {"id":1`,
    ]);
    expect(out.split('\n').at(-1)).to.equal('2 match logs, 3 season records, 3 with faults');
  });

  it('says what is not there, and what it does not know', async () => {
    const folder = newFolder();
    expect(await said(['check', path.join(folder, 'nothing')])).to.include({
      code: 1,
      complaints: `there is no ${path.join(folder, 'nothing')}`,
    });
    expect((await said(['check', '--all', folder])).code).to.equal(2);
  });
});

describe('check --quality', () => {
  const swapped = lines.map((line) =>
    line.id === 4 && line.kind === 'transaction' ? { ...line, personId: 11 } : line,
  );
  // An amendment of the mark follows it.
  const markLine = swapped.findLastIndex(({ id }) => id === 4) + 1;

  it('names file, line and rule of what is not plausible, and fails', async () => {
    const folder = newFolder({ '77.ndjson': textOf(swapped) });
    const { code, out, complaints } = await said(['check', folder, '--quality']);
    expect([code, complaints]).to.deep.equal([1, '']);
    expect(out).to.contain(`${path.join(folder, '77.ndjson')}:${markLine}: mark-of-own-kick: error: MACO by 11`);
    expect(out).to.match(/^mark-of-own-kick: error, 1 row in 1 match, 0 allowed: ABOVE$/mu);
    expect((await said(['check', folder])).code).to.equal(0);
  });

  it('prints JSON alone with --json', async () => {
    const folder = newFolder({ '77.ndjson': textOf(swapped) });
    const { code, out } = await said(['check', folder, '--quality', '--json']);
    const answer = JSON.parse(out) as { readonly isWithin: boolean; readonly findings: readonly object[] };
    expect([code, answer.isWithin]).to.deep.equal([1, false]);
    expect(answer.findings.find((finding) => 'rule' in finding && finding.rule === 'mark-of-own-kick')).to.include({
      file: path.join(folder, '77.ndjson'),
      line: markLine,
      matchId: 77,
      transactionId: 4,
    });
  });

  it('refuses --json alone', async () => {
    const { code, complaints } = await said(['check', newFolder({ '77.ndjson': textOf(lines) }), '--json']);
    expect(code).to.equal(2);
    expect(complaints).to.contain('--json needs --quality');
  });
});
