import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { readWorldRecords, sandboxRecordsFolder } from '../../src/sandbox/world-records.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** Texts that users read: pages, help, the contract, and the sources whose documentation is printed. */
const isRead = (file: string): boolean =>
  (/^(?:docs|clients|gatsby-site\/content|openapi)\/.*\.(?:mdx?|ts|py|R|Rd|Rmd|pq|yaml)$/u.test(file) &&
    !/\/tests?\/|\/adr\//u.test(file)) ||
  ['README.md', 'server/src/domain/problems.ts'].includes(file);

/** Pages about data of your own, whose examples are not of the sandbox. */
const isOfOwnData = (file: string): boolean => /(?:match-log|real-data|event-format)\.mdx?$/u.test(file);

/** The name of a match with its round and season, such as `CAL v HOL R4 2025`. */
const MATCH = /\b([A-Z]{3})(?: v)? ([A-Z]{3}) R(\d+) (20\d\d)\b/gu;

/** Ids of matches and persons in paths, parameters and members. Ids of one digit are of what does not exist. */
const IDS = {
  match: /(?:\/matches\/|\bmatch_?ids?["']?\s*[=:]\s*\[?)([1-9]\d+)\b/giu,
  person: /(?:\/persons\/|\/statistics\/players\/|\bperson_?ids?["']?\s*[=:]\s*\[?)([1-9]\d+)\b/giu,
} as const;

/** A match whose result only is stored. The sandbox has none. */
const WITHOUT_EVENTS = 7006;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');

const texts = files
  .filter((file) => isRead(file) && existsSync(path.join(root, file)))
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

describe('names that documentation and help print', () => {
  const { briefs, newestFirst, stored } = readWorldRecords(sandboxRecordsFolder);
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

  for (const [what, ids] of [
    ['match', () => [...newestFirst, WITHOUT_EVENTS]],
    [
      'person',
      () =>
        stored.records
          .flatMap(({ record }) => record().squads ?? [])
          .flatMap(({ players = [] }) => players.map(({ personId }) => personId)),
    ],
  ] as const)
    it(`have the id of a ${what} of the sandbox`, () => {
      const known = new Set(ids());
      const printed = texts
        .filter(([file]) => !isOfOwnData(file))
        .flatMap(([file, text]) => [...text.matchAll(IDS[what])].map(([, id]) => [file, Number(id)] as const));
      const missing = printed.filter(([, id]) => !known.has(id)).map(([file, id]) => `${file}: ${id}`);
      expect(missing).to.deep.equal([]);
      expect(printed).to.have.length.greaterThan(10);
    });
});
