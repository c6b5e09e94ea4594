import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { readWorldRecords, sandboxRecordsFolder } from '../../src/sandbox/world-records.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** Texts that users read: pages, help, and the sources whose documentation is printed. Tests invent their own names. */
const isRead = (file: string): boolean =>
  /^(?:docs|clients|gatsby-site\/content)\/.*\.(?:mdx?|ts|py|R|Rd|Rmd)$/u.test(file) &&
  !/\/tests?\/|\/adr\//u.test(file);

/** The name of a match with its round and season, such as `CAL v HOL R4 2025`. */
const MATCH = /\b([A-Z]{3})(?: v)? ([A-Z]{3}) R(\d+) (20\d\d)\b/gu;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');

const texts = files
  .filter((file) => isRead(file) && existsSync(path.join(root, file)))
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

describe('names that documentation and help print', () => {
  const { briefs } = readWorldRecords(sandboxRecordsFolder);
  const isPlayed = (first: string, second: string, round: string, season: string): boolean =>
    briefs({ leagueId: 1, levelId: 1, seasonId: Number(season) }).some(
      ({ home, away, roundNumber }) =>
        roundNumber === Number(round) && [first, second].every((code) => code === home.code || code === away.code),
    );

  it('are of matches of the sandbox', () => {
    const printed = texts.flatMap(([file, text]) => [...text.matchAll(MATCH)].map((match) => [file, match] as const));
    const missing = printed.filter(
      ([, [, first = '', second = '', round = '', season = '']]) => !isPlayed(first, second, round, season),
    );
    expect(missing.map(([file, [name]]) => `${file}: ${name}`)).to.deep.equal([]);
    expect(printed).to.have.length.greaterThan(20);
  });
});
