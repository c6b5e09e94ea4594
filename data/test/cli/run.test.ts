import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sampleDirectory } from '@goalsquare/data';
import { expect } from 'chai';
import { commands } from '../../src/cli/commands.js';
import { changed, csvOf, events, filesIn } from '../support/chains-csv.js';
import { said } from '../support/command.js';
import { folders } from '../support/folder.js';

const importOf = (folder: string, given: Parameters<typeof filesIn>[1] = {}): readonly string[] => {
  const { events: rows, matches } = filesIn(folder, given);
  return [
    'import',
    '--format',
    'chains-csv',
    '--events',
    rows,
    '--matches',
    matches,
    '--out',
    path.join(folder, 'logs'),
  ];
};

describe('the data command line', () => {
  const newFolder = folders();
  const wrongWords: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /^usage: /u],
    [['bogus'], /^unknown command bogus\nusage: /u],
    [['check'], /^check needs a file or a folder of match logs\nusage: /u],
    [
      ['import', '--format', 'xml'],
      /^--format is xml; allowed is chains-csv, results-csv, player-statistics-csv, afl-json, squiggle-json\nusage: /u,
    ],
    [['import', '--format', 'chains-csv'], /^--events and --out are needed\nusage: /u],
    [['import', '--nonsense'], /^Unknown option '--nonsense'[\s\S]*usage: /u],
  ];
  for (const [words, complaint] of wrongWords) {
    it(`says how it is used after "${words.join(' ')}"`, async () => {
      const { code, complaints } = await said(words);
      expect(code).to.equal(2);
      expect(complaints).to.match(complaint);
    });
  }

  for (const words of [['--help'], ['help'], ['-h']]) {
    it(`lists its commands after "${words.join(' ')}", and is done`, async () => {
      const { code, out, complaints } = await said(words);
      expect([code, complaints]).to.deep.equal([0, '']);
      for (const name of Object.keys(commands)) expect(out).to.match(new RegExp(`^ {2}${name} `, 'mu'));
    });
  }

  for (const [name, { usage }] of Object.entries(commands)) {
    it(`describes ${name} after "${name} --help", and does nothing`, async () => {
      const { code, out } = await said([name, '--help', '--nonsense']);
      expect(code).to.equal(0);
      expect(out).to.equal(`usage: npm run data -- ${usage}`);
    });
  }

  it('checks the logs of a folder', async () => {
    expect(await said(['check', sampleDirectory]))
      .to.include({ code: 0, complaints: '' })
      .and.to.have.property('out')
      .that.matches(/1 match log, 0 season records, 0 with faults$/u);
  });

  it('names file, line, field, value and what is allowed of a bad log', async () => {
    const folder = newFolder({ 'bad.ndjson': '{"kind":"header"}\n' });
    const { code, complaints } = await said(['check', folder]);
    expect(code).to.equal(1);
    expect(complaints.split('\n')[0]).to.equal(
      `${path.join(folder, 'bad.ndjson')}:1: format: found nothing, allowed is one of goalsquare-match-log`,
    );
  });

  it('imports, reports progress, and sums up what it left out', async () => {
    const folder = newFolder();
    const { code, out, progress } = await said(importOf(folder));
    expect(code).to.equal(0);
    expect(readdirSync(path.join(folder, 'logs'))).to.deep.equal([
      '900001.ndjson.gz',
      '900002.ndjson.gz',
      'league-1-level-1-2031.season.json',
    ]);
    expect(progress).to.match(/^importing: /u);
    expect(out).to.match(
      /^2 matches written to .*: 20 transactions from 22 rows\n1 season of Imported League, Seniors: 2031\n[\s\S]*1 {2}repeat of a turnover/u,
    );
    expect(out).to.match(
      /\ncaptured in part:\n {2}INSIDE_50 of a squad is about [\d.]+ per match below official figures/u,
    );
  });

  it('writes nothing where a field is faulty, and names it', async () => {
    const folder = newFolder();
    const { code, complaints } = await said(importOf(folder, { events: csvOf(changed(events, 4, 'period', 'two')) }));
    expect(code).to.equal(1);
    expect(complaints).to.equal(
      'events.csv:4: period: found "two", allowed is a whole number from 1 to 10\nnothing was written',
    );
    expect(existsSync(path.join(folder, 'logs'))).to.equal(false);
  });
});
