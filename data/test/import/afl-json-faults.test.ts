import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  changedJson,
  importingJson,
  matchItem,
  roster,
  statistics,
  wholeMatch,
  type Json,
  type JsonFiles,
} from '../support/afl-json.js';
import { said } from '../support/command.js';
import { folders } from '../support/folder.js';

const newFolder = folders();
const all = wholeMatch();

describe('faulty JSON of the AFL', () => {
  const refused: readonly (readonly [string, JsonFiles, RegExp])[] = [
    [
      'JSON that is cut short',
      { 'item.json': '{"match": {' },
      /^item\.json:1: the line: .*JSON; the file is truncated/mu,
    ],
    ['null', { 'item.json': null }, /allowed is an object; the file contains null: not published yet/u],
    ['a list of match items', { 'item.json': '[{}]' }, /found "a list", allowed is one object of the AFL per file/u],
    [
      'a resource that is not published',
      { 'item.json': { code: 'CFSSDS001', techMessage: 'x' } },
      /the file contains the error CFSSDS001: not published yet/u,
    ],
    ['JSON of another kind', { 'item.json': { games: [] } }, /this is Squiggle JSON/u],
    [
      'a status that is not known',
      { 'item.json': matchItem('RAINED_OFF') },
      /^item\.json: match\.status: found "RAINED_OFF"/mu,
    ],
    [
      'a round without a name that is one',
      { 'item.json': changedJson(matchItem(), 'round.name', 'Week of joy') },
      /item\.json: round\.name: found "Week of joy"/u,
    ],
    [
      'null for a team',
      { 'item.json': changedJson(matchItem(), 'match.homeTeam', null) },
      /item\.json: match\.homeTeam\.name: found nothing, allowed is a text/u,
    ],
    [
      'a text for a number',
      { 'item.json': changedJson(matchItem(), 'score.homeTeamScore.matchScore.goals', 'two') },
      /item\.json: score\.homeTeamScore\.matchScore\.goals: found "two", allowed is a number from 0 to 99/u,
    ],
    [
      'periods that do not add up',
      { 'item.json': changedJson(matchItem(), 'score.homeTeamScore.matchScore.goals', 5) },
      /matchScore\.goals: found 5, allowed is 2, the sum of the periods/u,
    ],
    [
      'a match that is over without a score',
      { 'item.json': { ...matchItem(), score: undefined } },
      /^item\.json: score: found nothing, allowed is a score, here or in the match item or round items, because the match is over/mu,
    ],
    [
      'a list for a team',
      { ...all, 'roster.json': changedJson(roster(), 'matchRoster.homeTeam', []) },
      /^roster\.json: matchRoster\.homeTeam: found "a list", allowed is an object/mu,
    ],
    [
      'a time zone that is none',
      { 'item.json': changedJson(matchItem(), 'venue.timeZone', 'Melbourne time') },
      /^item\.json: venue\.timeZone: found "Melbourne time", allowed is the name of a time zone/mu,
    ],
    [
      'statistics without teams',
      { 'item.json': matchItem(), 'players.json': { homeTeamPlayerStats: [], awayTeamPlayerStats: [] } },
      /players\.json: the file: found nothing, allowed is a teamId in its rows, the match id/u,
    ],
    [
      'a player of a roster without an id',
      { ...all, 'roster.json': changedJson(roster(), 'matchRoster.homeTeam.positions.1.player', null) },
      /roster\.json: matchRoster\.homeTeam\.positions\[1\]\.player: found null, allowed is a player/u,
    ],
    [
      'a statistic that is huge',
      { ...all, 'players.json': changedJson(statistics(), 'homeTeamPlayerStats.0.playerStats.stats.kicks', 1e9) },
      /players\.json: homeTeamPlayerStats\[0\]\.playerStats\.stats\.kicks: found 1000000000/u,
    ],
    [
      'a player twice',
      {
        ...all,
        'players.json': {
          homeTeamPlayerStats: [0, 0].map(() => (statistics().homeTeamPlayerStats as readonly Json[])[0]),
          awayTeamPlayerStats: [],
        },
      },
      /homeTeamPlayerStats\[1\]\.player\.player\.player\.playerId: found "CD_I9001", allowed is a player who is listed only once/u,
    ],
    [
      'statistics of no match',
      { 'players.json': statistics() },
      /players\.json: the file: .*player statistics of a match whose match item/u,
    ],
    [
      'two competitions of one year',
      {
        'a.json': matchItem(),
        'b.json': changedJson(changedJson(matchItem(), 'match.matchId', 'CD_M1'), 'round.competitionId', 'CD_S2031015'),
      },
      /b\.json: round\.competitionId: found "CD_S2031015", allowed is CD_S2031014/u,
    ],
    [
      'a worm without a scorer',
      { 'item.json': matchItem('CONCLUDED', [['home', -1, 1, 5, 'GOAL']]) },
      /scoreWorm\.scoringEvents\[0\]\.playerScore\.player: found null, allowed is a player, who scored/u,
    ],
  ];
  for (const [what, files, complaint] of refused)
    it(`is refused with ${what}, and nothing is written`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importingJson(folder, files);
      expect([code, existsSync(path.join(folder, 'out'))]).to.deep.equal([1, false]);
      expect(complaints).to.match(complaint);
    });

  it('ends as documented if it is changed at random, and writes all or nothing', async () => {
    const values = [null, '', 'x', -1, 1e12, 0.5, true, [], {}, '10.0', 'NaN', [null]] as const;
    const pathsIn = (json: unknown, at: readonly string[] = []): readonly (readonly string[])[] =>
      typeof json !== 'object' || json === null
        ? [at]
        : [at, ...Object.entries(json).flatMap(([key, member]) => pathsIn(member, [...at, key]))];
    const names = Object.keys(all);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 9999 }),
        fc.nat({ max: 9999 }),
        fc.constantFrom(...values, 'cut'),
        async (a, b, value) => {
          const name = names[a % names.length] ?? '';
          const json = all[name] as Json;
          const places = pathsIn(json).slice(1);
          const text = JSON.stringify(json);
          const of =
            value === 'cut'
              ? text.slice(0, b % text.length)
              : changedJson(json, (places[b % places.length] ?? []).join('.'), value);
          const folder = newFolder();
          const { code, complaints } = await importingJson(folder, { ...all, [name]: of });
          const isDocumented =
            code === 0 || (complaints.endsWith('nothing was written') && /^\S+\.json(?::\d+)?: /mu.test(complaints));
          expect(isDocumented, complaints).to.equal(true);
          if (code !== 0) expect(existsSync(path.join(folder, 'out'))).to.equal(false);
        },
      ),
      { numRuns: 100, seed: 20311127 },
    );
  });
});

describe('the words of an import of JSON', () => {
  const words: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['no files', ['--format', 'afl-json', '--out', 'o'], /needs the names of files or folders/u],
    [
      'files of another format',
      ['--format', 'results-csv', '--results', 'r', '--out', 'o', 'more.json'],
      /more\.json belongs to no option; only --format afl-json or squiggle-json takes files/u,
    ],
    [
      '--blank without statistics',
      ['--format', 'results-csv', '--results', 'r', '--out', 'o', '--blank', 'zero'],
      /--blank belongs to --format player-statistics-csv/u,
    ],
    [
      'another meaning of a blank',
      ['--format', 'player-statistics-csv', '--player-statistics', 'p', '--out', 'o', '--blank', 'x'],
      /--blank is x; allowed is zero, unknown/u,
    ],
  ];
  for (const [what, more, complaint] of words)
    it(`are refused with ${what}`, async () => {
      const { code, complaints } = await said(['import', ...more]);
      expect(code).to.equal(2);
      expect(complaints).to.match(complaint);
    });
});
