import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readMatchLog } from '@goalsquare/data';
import {
  absenceReasons,
  coverageOf,
  matchViewOf,
  openMatch,
  planOf,
  playerStatistics,
  squadStatistics,
  type MatchLog,
} from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  interchange,
  ladder,
  matchItem,
  roster,
  scores,
  statistics,
  type Json,
  type Score,
} from '../support/afl-json.js';
import { said, type Said } from '../support/command.js';
import { folders, put } from '../support/folder.js';
import { digests } from '../support/inputs.js';

const newFolder = folders();
type JsonFiles = Readonly<Record<string, Json | string | Uint8Array | null>>;

/** Imports files of a folder, and returns what the command said. */
function importing(folder: string, files: JsonFiles, more: readonly string[] = []): Promise<Said> {
  const texts = Object.entries(files).map(
    ([name, of]) =>
      [`in/${name}`, typeof of === 'string' || of instanceof Uint8Array ? of : JSON.stringify(of)] as const,
  );
  put(folder, Object.fromEntries(texts));
  const names = Object.keys(files).map((name) => path.join(folder, 'in', name));
  return said(['import', '--format', 'afl-json', ...names, '--out', path.join(folder, 'out'), ...more]);
}

const ID = 2031011001;
function logIn(folder: string): MatchLog {
  const file = path.join(folder, 'out', `${ID}.ndjson.gz`);
  return readMatchLog(file, readFileSync(file)).log;
}

const all: JsonFiles = {
  'item.json': matchItem(),
  'roster.json': roster(),
  'players.json': statistics(),
  'bench.json': interchange(),
};
const kindsOf = ({ entries }: MatchLog): readonly string[] =>
  entries.map((entry) =>
    entry.kind === 'status' ? entry.code : entry.kind === 'transaction' ? entry.code : entry.kind,
  );

describe('JSON of the AFL', () => {
  it('becomes the header, line-ups, umpires, scores, periods and box score of a match', async () => {
    const folder = newFolder();
    const { code, out, complaints } = await importing(folder, all);
    expect({ code, complaints }).to.deep.equal({ code: 0, complaints: '' });
    expect(out).to.match(/^scores: 1 equal to the official ones/mu);
    expect(out).to.match(
      /^statistics without a metric, not imported: clearances\.stoppageClearances, dreamTeamPoints$/mu,
    );
    const log = logIn(folder);
    expect(kindsOf(log)).to.deep.equal([
      ...['LIVE', 'GOAL', 'BEHI', 'QT', 'LIVE', 'RUSH', 'HT', 'LIVE', 'GOAL', 'TQT', 'LIVE', 'GOAL', 'FT', 'FINAL'],
      ...['boxScore', 'boxScore', 'boxScore', 'boxScore', 'boxScore'],
    ]);
    expect(log.header).to.deep.include({
      roundNumber: 1,
      date: { startDate: '2031-03-20', startTime: '19:40:00', utcMatchStart: '2031-03-20T08:40:00Z' },
      officialScore: {
        home: { goals: 2, behinds: 1 },
        away: { goals: 1, behinds: 1 },
        periods: [
          { period: 1, home: { goals: 1, behinds: 0 }, away: { goals: 0, behinds: 1 } },
          { period: 2, home: { goals: 0, behinds: 1 }, away: { goals: 0, behinds: 0 } },
          { period: 3, home: { goals: 0, behinds: 0 }, away: { goals: 1, behinds: 0 } },
          { period: 4, home: { goals: 1, behinds: 0 }, away: { goals: 0, behinds: 0 } },
        ],
      },
    });
    expect(log.header.venue).to.include({ name: 'Salt Oval', timeZone: 'Australia/Melbourne' });
    expect(log.header.officials).to.deep.include({
      personId: log.header.officials?.[0]?.personId,
      fullname: 'Una Ash',
      firstname: 'Una',
      surname: 'Ash',
      jumperNumber: 8,
      position: { id: 301, code: 'FU', name: 'Field Umpire' },
    });
    expect(
      log.header.home.players.map(({ personId, position, starts }) => [personId, position?.code, starts]),
    ).to.deep.equal([
      [9001, 'FF', true],
      [9002, 'RK', true],
      [9003, 'SUB', undefined],
    ]);
    expect(log.entries[1]).to.deep.equal({
      kind: 'transaction',
      id: 1,
      code: 'GOAL',
      period: 1,
      periodSeconds: 100,
      side: 'home',
      personId: 9001,
    });
    const lines = log.entries.filter((entry) => entry.kind === 'boxScore');
    expect(lines[0]).to.deep.equal({
      kind: 'boxScore',
      personId: 9001,
      statistics: {
        GOAL: 2,
        BEHIND: 0,
        KICK: 10,
        HANDBALL: 5,
        DISPOSAL: 15,
        METRES_GAINED: -12,
        CLEARANCE_CB: 1,
        CLEARANCE: 3,
        PRESSURE_ACT: 9,
      },
      timeOnGroundPercent: 80,
    });
    expect(lines[2]).to.include({ personId: 9003, substitute: 'On' });
    expect(lines[4]?.statistics.INTERCHANGE_OFF).to.equal(8);
  });

  it('is served with scores by period, and with statistics of the whole match only', async () => {
    const folder = newFolder();
    await importing(folder, all);
    const match = openMatch(logIn(folder));
    expect(matchViewOf(match).score.totals.map(({ points }) => points)).to.deep.equal([13, 7]);
    const plan = planOf('player', ['GOAL', 'KICK', 'PRESSURE_ACT']);
    const whole = playerStatistics(match, plan).table;
    const fourth = playerStatistics(match, planOf('player', ['GOAL', 'KICK', 'PRESSURE_ACT']), { periods: [4] }).table;
    expect([whole.value(0, 0), whole.value(1, 0), whole.value(2, 0)]).to.deep.equal([2, 10, 9]);
    expect([fourth.value(0, 0), fourth.supplies(1), fourth.supplies(2)]).to.deep.equal([1, false, false]);
    expect(absenceReasons(match, 'player', ['KICK'])[0]?.reason).to.match(
      /^Of the whole match only, from the box score/u,
    );
    const squads = squadStatistics(match, planOf('squad', ['GOAL', 'KICK'])).table;
    expect([squads.value(0, 0), squads.value(1, 0)]).to.deep.equal([2, 30]);
    const { features } = coverageOf(match);
    expect(features.find(({ code }) => code === 'events')).to.include({
      coverage: 'partial',
      reason: 'Only scores are known.',
    });
  });

  const forms: readonly (readonly [string, JsonFiles])[] = [
    [
      'in another order and gzip',
      {
        'a.json.gz': gzipSync(JSON.stringify(roster())),
        'b.json': interchange(),
        'c.json': matchItem(),
        'd.json': statistics(),
      },
    ],
    ['as items of a round', { ...all, 'item.json': { roundId: 'CD_R1', byes: [], items: [matchItem()] } }],
    [
      'with statistics in a file named by the match',
      { ...all, 'players.json': statistics(), 'CD_M90310140101.json': statistics() },
    ],
  ];
  for (const [what, files] of forms)
    it(`is the same ${what}`, async () => {
      const [one, other] = [newFolder(), newFolder()];
      await importing(one, all);
      expect(await importing(other, files)).to.include({ code: 0 });
      expect(logIn(other)).to.deep.equal(logIn(one));
    });

  it('is read from a folder', async () => {
    const folder = newFolder();
    await importing(folder, all);
    const out = path.join(folder, 'other');
    const { code } = await said(['import', '--format', 'afl-json', path.join(folder, 'in'), '--out', out]);
    expect([code, readdirSync(out).includes(`${ID}.ndjson.gz`)]).to.deep.equal([0, true]);
  });

  it('changes nothing when it is imported again', async () => {
    const folder = newFolder();
    await importing(folder, all);
    const before = digests(path.join(folder, 'out'));
    expect((await importing(folder, all)).out).to.match(/1 match was stored before: 0 changed, 1 the same/u);
    expect(digests(path.join(folder, 'out'))).to.deep.equal(before);
  });

  it('of a live match adds to its log what later files have', async () => {
    const folder = newFolder();
    const files = (...item: Parameters<typeof matchItem>): JsonFiles => ({
      'item.json': matchItem(...item),
      'roster.json': roster(),
    });
    await importing(folder, files('LIVE', scores.slice(0, 1), [400]));
    const first = logIn(folder);
    expect(kindsOf(first)).to.deep.equal(['LIVE', 'GOAL']);
    await importing(folder, files('LIVE', scores.slice(0, 1), [400]));
    expect(logIn(folder)).to.deep.equal(first);
    await importing(folder, files('LIVE', scores.slice(0, 3), [1800, 300]));
    const second = logIn(folder);
    expect(second.entries.slice(0, 2)).to.deep.equal(first.entries);
    expect(matchViewOf(openMatch(second)).score.totals.map(({ points }) => points)).to.deep.equal([7, 1]);
    await importing(folder, all);
    const last = logIn(folder);
    expect(last.entries.slice(0, second.entries.length)).to.deep.equal(second.entries);
    expect(last.entries.some((entry) => 'rewritten' in entry)).to.equal(false);
    expect(kindsOf(last).filter((kind) => kind === 'FINAL')).to.have.lengthOf(1);
    expect(matchViewOf(openMatch(last)).score.totals.map(({ points }) => points)).to.deep.equal([13, 7]);
  });

  const statuses: readonly (readonly [string, Json, readonly string[]])[] = [
    ['to come', matchItem('SCHEDULED', [], []), []],
    ['with teams', matchItem('CONFIRMED_TEAMS', [], []), ['TEAMS']],
    ['that is postponed', matchItem('POSTPONED', [], []), ['POST']],
    ['that is cancelled', matchItem('CANCELLED', [], []), ['CANC']],
    [
      'that is live, without a worm',
      matchItem('LIVE', scores, [1800], { score: { ...(matchItem().score as Json), scoreWorm: null } }),
      ['LIVE', 'result'],
    ],
    [
      'that is over, without a worm',
      matchItem('CONCLUDED', scores, [1800], { score: { ...(matchItem().score as Json), scoreWorm: null } }),
      ['result', 'FINAL'],
    ],
  ];
  for (const [what, item, kinds] of statuses)
    it(`is of a match ${what}`, async () => {
      const folder = newFolder();
      expect(await importing(folder, { 'item.json': item })).to.include({ code: 0 });
      expect(kindsOf(logIn(folder))).to.deep.equal(kinds);
    });

  it('adds rushed behinds that the worm misses', async () => {
    const more: readonly Score[] = [...scores, ['away', 1, 2, 900, 'GOAL']];
    const { score } = matchItem('CONCLUDED', more);
    const missing = more.filter(([, scorer]) => scorer >= 0);
    const { scoreWorm } = matchItem('CONCLUDED', missing).score as Json;
    const item = { ...matchItem(), score: { ...(score as Json), scoreWorm } };
    const { out } = await importing(newFolder(), { 'item.json': item });
    expect(out).to.match(/added 1 rushed behind of Otters in period 2/u);
  });

  it('is compared with a ladder, whose differences are reported', async () => {
    const same = await importing(newFolder(), { ...all, 'ladder.json': ladder() });
    expect(same.complaints).to.equal('');
    expect(same.out).to.match(/ladder\.json: ladder after round 1: 1 of 1 squads as computed, 1 not compared/u);
    const { complaints } = await importing(newFolder(), { ...all, 'ladder.json': ladder(14) });
    expect(complaints).to.match(
      /^ladder\.json:0: ladders\[0\]\.entries\[0\]\.pointsFor: found 14, allowed is 13, by the matches of Otters/mu,
    );
  });

  it('reports goals of players that do not add up to those of the squad', async () => {
    const more: readonly Score[] = [...scores, ['home', 1, 4, 1800, 'GOAL']];
    const { complaints } = await importing(newFolder(), { ...all, 'item.json': matchItem('CONCLUDED', more) });
    expect(complaints).to.match(
      /^players\.json:0: homeTeamPlayerStats: found 2, allowed is 3 goals in all, those of Otters/mu,
    );
  });

  /** Returns JSON with one member changed, by its path. */
  function changed(json: Json, at: string, value: unknown): Json {
    const copy = structuredClone(json) as Record<string, unknown>;
    const keys = at.split('.');
    let to: Record<string, unknown> = copy;
    for (const key of keys.slice(0, -1)) to = to[key] as Record<string, unknown>;
    to[keys.at(-1) ?? ''] = value;
    return copy;
  }

  const refused: readonly (readonly [string, JsonFiles, RegExp])[] = [
    [
      'JSON that is cut short',
      { 'item.json': '{"match": {' },
      /^item\.json:1: the line: .*JSON; the file is cut short/mu,
    ],
    ['null', { 'item.json': null }, /allowed is an object; the file has null, so the AFL had not published it/u],
    [
      'a resource that is not published',
      { 'item.json': { code: 'CFSSDS001', techMessage: 'x' } },
      /the file has the error CFSSDS001: not published yet/u,
    ],
    ['JSON of another kind', { 'item.json': { games: [] } }, /this is JSON of Squiggle/u],
    [
      'a status that is not known',
      { 'item.json': matchItem('RAINED_OFF') },
      /^item\.json:0: match\.status: found "RAINED_OFF"/mu,
    ],
    [
      'a round without a name that is one',
      { 'item.json': changed(matchItem(), 'round.name', 'Week of joy') },
      /item\.json:0: round\.name: found "Week of joy"/u,
    ],
    [
      'null for a team',
      { 'item.json': changed(matchItem(), 'match.homeTeam', null) },
      /item\.json:0: match\.homeTeam\.name: found nothing, allowed is a text/u,
    ],
    [
      'a text for a number',
      { 'item.json': changed(matchItem(), 'score.homeTeamScore.matchScore.goals', 'two') },
      /item\.json:0: score\.homeTeamScore\.matchScore\.goals: found "two", allowed is a number from 0 to 99/u,
    ],
    [
      'periods that do not add up',
      { 'item.json': changed(matchItem(), 'score.homeTeamScore.matchScore.goals', 5) },
      /matchScore\.goals: found 5, allowed is 2, the sum of the periods/u,
    ],
    [
      'a player of a roster without an id',
      { ...all, 'roster.json': changed(roster(), 'matchRoster.homeTeam.positions.1.player', null) },
      /roster\.json:0: matchRoster\.homeTeam\.positions\[1\]\.player: found null, allowed is a player/u,
    ],
    [
      'a statistic that is huge',
      { ...all, 'players.json': changed(statistics(), 'homeTeamPlayerStats.0.playerStats.stats.kicks', 1e9) },
      /players\.json:0: homeTeamPlayerStats\[0\]\.playerStats\.stats\.kicks: found 1000000000/u,
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
      /homeTeamPlayerStats\[1\]\.player\.player\.player\.playerId: found "CD_I9001", allowed is a player once a match/u,
    ],
    [
      'statistics of no match',
      { 'players.json': statistics() },
      /players\.json:0: the file: .*player statistics of a match whose match item/u,
    ],
    [
      'two competitions of one year',
      {
        'a.json': matchItem(),
        'b.json': changed(changed(matchItem(), 'match.matchId', 'CD_M1'), 'round.competitionId', 'CD_S2031015'),
      },
      /b\.json:0: round\.competitionId: found "CD_S2031015", allowed is CD_S2031014/u,
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
      const { code, complaints } = await importing(folder, files);
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
              : changed(json, (places[b % places.length] ?? []).join('.'), value);
          const folder = newFolder();
          const { code, complaints } = await importing(folder, { ...all, [name]: of });
          const isDocumented =
            code === 0 || (complaints.endsWith('nothing was written') && /^\S+\.json:\d+: /mu.test(complaints));
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
      /more\.json belongs to no option; --format afl-json or squiggle-json takes files/u,
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
