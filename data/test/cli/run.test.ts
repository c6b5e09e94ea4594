import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { defaultDirectory } from '@goalsquare/data';
import { expect } from 'chai';
import { run } from '../../src/cli/run.js';
import { changed, csvOf, events, filesIn } from '../support/chains-csv.js';
import { folders } from '../support/folder.js';

/** What a command line said, complained of, and came to. */
function said(words: readonly string[]): { readonly code: number; readonly out: string; readonly complaints: string; readonly progress: string } {
  const out: string[] = [];
  const complaints: string[] = [];
  const progress: string[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => { progress.push(chunk.toString()); done(); } }) as unknown as NodeJS.WriteStream;
  const code = run(words, { say: (text) => out.push(text), complain: (text) => complaints.push(text), progress: stream });
  return { code, out: out.join('\n'), complaints: complaints.join('\n'), progress: progress.join('') };
}

const importOf = (folder: string, given: Parameters<typeof filesIn>[1] = {}): readonly string[] => {
  const { events: rows, matches } = filesIn(folder, given);
  return ['import', '--format', 'chains-csv', '--events', rows, '--matches', matches, '--out', path.join(folder, 'logs')];
};

describe('the data command line', () => {
  const newFolder = folders();
  const wrongWords: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /^usage: /u], [['bogus'], /^unknown command bogus\nusage: /u], [['check'], /^check needs a file or a folder of match logs\nusage: /u],
    [['import', '--format', 'xml'], /^--format is xml; allowed is chains-csv\nusage: /u],
    [['import', '--format', 'chains-csv'], /^--events, --matches and --out are needed\nusage: /u],
    [['import', '--nonsense'], /^Unknown option '--nonsense'[\s\S]*usage: /u],
  ];
  for (const [words, complaint] of wrongWords) {
    it(`says how it is used after "${words.join(' ')}"`, () => {
      const { code, complaints } = said(words);
      expect(code).to.equal(2);
      expect(complaints).to.match(complaint);
    });
  }

  it('checks the logs of a folder', () => {
    expect(said(['check', defaultDirectory])).to.include({ code: 0, complaints: '' }).and.to.have.property('out').that.matches(/1 match logs, 0 with faults$/u);
  });

  it('names file, line, field, value and what is allowed of a bad log', () => {
    const folder = newFolder({ 'bad.ndjson': '{"kind":"header"}\n' });
    const { code, complaints } = said(['check', folder]);
    expect(code).to.equal(1);
    expect(complaints.split('\n')[0]).to.equal(`${path.join(folder, 'bad.ndjson')}:1: format: found nothing, allowed is one of goalsquare-match-log`);
  });

  it('imports, tells its progress, and sums up what it left out', () => {
    const folder = newFolder();
    const { code, out, progress } = said(importOf(folder));
    expect(code).to.equal(0);
    expect(readdirSync(path.join(folder, 'logs'))).to.deep.equal(['900001.ndjson.gz']);
    expect(progress).to.match(/^importing: /u);
    expect(out).to.match(/^1 matches written to .*: \d+ transactions from 22 rows\n[\s\S]*1 {2}repeat of a turnover/u);
  });

  it('writes nothing where a field is faulty, and names it', () => {
    const folder = newFolder();
    const { code, complaints } = said(importOf(folder, { events: csvOf(changed(events, 4, 'period', 'two')) }));
    expect(code).to.equal(1);
    expect(complaints).to.equal('events.csv:4: period: found "two", allowed is a whole number from 1 to 10\nnothing was written');
    expect(existsSync(path.join(folder, 'logs'))).to.equal(false);
  });
});
