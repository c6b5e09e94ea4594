import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  absenceReasons,
  coverageOf,
  matchViewOf,
  openMatch,
  planOf,
  playerStatistics,
  readLog,
  squadStatistics,
} from '@goalsquare/engine';
import { expect } from 'chai';
import {
  importingJson,
  interchange,
  kindsOf,
  ladder,
  logIn,
  matchItem,
  roster,
  scores,
  statistics,
  wholeMatch,
  type Json,
  type JsonFiles,
  type Score,
} from '../support/afl-json.js';
import { said } from '../support/command.js';
import { folders } from '../support/folder.js';
import { readRegister } from '../../src/register/register-file.js';
import { digests } from '../support/inputs.js';

const newFolder = folders();
const ID = 2031011001;
const all = wholeMatch();

describe('JSON of the AFL', () => {
  it('becomes the header, line-ups, umpires, scores, periods and box score of a match', async () => {
    const folder = newFolder();
    const { code, out, complaints } = await importingJson(folder, all);
    expect({ code, complaints }).to.deep.equal({ code: 0, complaints: '' });
    expect(out).to.match(/^1 match written to .*: 0 with a result, 1 with transactions$/mu);
    expect(out).to.match(/^scores: 1 equal to the official ones/mu);
    expect(out).to.match(
      /^statistics without a metric, not imported: clearances\.stoppageClearances, dreamTeamPoints, homeInterchangeCounts$/mu,
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
        TIME_ON_GROUND: 5808,
      },
      timeOnGroundPercent: 80,
    });
    expect(lines[2]).to.include({ personId: 9003, substitute: 'On' });
    expect(lines[4]?.statistics).to.include({ INTERCHANGE_OFF: 8, TIME_ON_GROUND: 5000 });
  });

  it('shows in a dry run what each file is', async () => {
    const { out } = await importingJson(newFolder(), all, ['--dry-run']);
    const files = [...out.matchAll(/^(\S+\.json): (.*)$/gmu)].map(([, file, kind]) => [file, kind]);
    expect(files).to.have.lengthOf(Object.keys(all).length);
    expect(files.map(([, kind]) => kind)).to.include.members([
      'match item, 1 row',
      'player statistics, 5 rows',
      'roster, 1 row',
      'interchange, 1 row',
    ]);
  });

  it('is served with scores by period, and with statistics of the whole match only', async () => {
    const folder = newFolder();
    await importingJson(folder, all);
    const match = openMatch(logIn(folder));
    expect(matchViewOf(match).score.totals.map(({ points }) => points)).to.deep.equal([13, 7]);
    const plan = planOf('player', ['GOAL', 'KICK', 'PRESSURE_ACT']);
    const whole = playerStatistics(match, plan).table;
    const fourth = playerStatistics(match, planOf('player', ['GOAL', 'KICK', 'PRESSURE_ACT']), { periods: [4] }).table;
    expect([whole.value(0, 0), whole.value(1, 0), whole.value(2, 0)]).to.deep.equal([2, 10, 9]);
    expect([fourth.value(0, 0), fourth.supplies(1), fourth.supplies(2)]).to.deep.equal([1, false, false]);
    expect(absenceReasons(match, 'player', ['KICK'])[0]?.reason).to.match(
      /^Only for the whole match, from the box score/u,
    );
    const ground = (filter = {}) => playerStatistics(match, planOf('player', ['TIME_ON_GROUND']), filter).table;
    expect([ground().value(0, 0), ground({ periods: [4] }).supplies(0)]).to.deep.equal([5808, false]);
    const squads = squadStatistics(match, planOf('squad', ['GOAL', 'KICK'])).table;
    expect([squads.value(0, 0), squads.value(1, 0)]).to.deep.equal([2, 30]);
    const { features } = coverageOf(match);
    expect(features.find(({ code }) => code === 'events')).to.include({
      coverage: 'partial',
      reason: 'Only scores are known.',
    });
    const covered = new Map(features.map(({ code, coverage, reason }) => [code, [coverage, reason]]));
    expect(covered.get('ratings')?.[0]).to.equal('absent');
    expect(covered.get('pressure')).to.deep.equal([
      'partial',
      'Only for the whole match, from the box score: PRESSURE_ACT.',
    ]);
    expect(covered.get('tackles')?.[0]).to.equal('absent');
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
      await importingJson(one, all);
      expect(await importingJson(other, files)).to.include({ code: 0 });
      expect(logIn(other)).to.deep.equal(logIn(one));
    });

  it('has the ins and outs of the roster with their reasons, which a file without them leaves', async () => {
    const folder = newFolder();
    const expected = {
      home: [
        { personId: 9002, change: 'In', firstname: 'Cal', surname: 'Dunn', fullname: 'Cal Dunn' },
        { personId: 9010, change: 'Out', firstname: 'Gus', surname: 'Reed', fullname: 'Gus Reed', reason: 'Managed' },
      ],
      away: [],
    };
    await importingJson(folder, all);
    expect(logIn(folder).header.insAndOuts).to.deep.equal(expected);
    expect(await importingJson(folder, { 'item.json': matchItem() })).to.include({ code: 0 });
    expect(logIn(folder).header.insAndOuts).to.deep.equal(expected);
    const ids = readRegister(path.join(folder, 'out')).ids.map(({ externalId }) => externalId);
    expect(ids).to.include('CD_I9010');
  });

  it('is read from a folder', async () => {
    const folder = newFolder();
    await importingJson(folder, all);
    const out = path.join(folder, 'other');
    const { code } = await said(['import', '--format', 'afl-json', path.join(folder, 'in'), '--out', out]);
    expect([code, readdirSync(out).includes(`${ID}.ndjson.gz`)]).to.deep.equal([0, true]);
  });

  it('changes nothing when it is imported again', async () => {
    const folder = newFolder();
    await importingJson(folder, all);
    const before = digests(path.join(folder, 'out'));
    expect((await importingJson(folder, all)).out).to.match(/1 match was stored before: 0 changed, 1 the same/u);
    expect(digests(path.join(folder, 'out'))).to.deep.equal(before);
  });

  it('of a live match adds to its log what later files have', async () => {
    const folder = newFolder();
    const files = (...item: Parameters<typeof matchItem>): JsonFiles => ({
      'item.json': matchItem(...item),
      'roster.json': roster(),
    });
    await importingJson(folder, files('LIVE', scores.slice(0, 1), [400]));
    const first = logIn(folder);
    expect(kindsOf(first)).to.deep.equal(['LIVE', 'GOAL']);
    await importingJson(folder, files('LIVE', scores.slice(0, 1), [400]));
    expect(logIn(folder)).to.deep.equal(first);
    await importingJson(folder, files('LIVE', scores.slice(0, 3), [1800, 300]));
    const second = logIn(folder);
    expect(second.entries.slice(0, 2)).to.deep.equal(first.entries);
    expect(matchViewOf(openMatch(second)).score.totals.map(({ points }) => points)).to.deep.equal([7, 1]);
    await importingJson(folder, all);
    const last = logIn(folder);
    expect(last.entries.slice(0, second.entries.length)).to.deep.equal(second.entries);
    expect(last.entries.some((entry) => 'rewritten' in entry)).to.equal(false);
    expect(kindsOf(last).filter((kind) => kind === 'FINAL')).to.have.lengthOf(1);
    expect(matchViewOf(openMatch(last)).score.totals.map(({ points }) => points)).to.deep.equal([13, 7]);
  });

  it('keeps the ids of squads and venues that are renamed, and of matches that move', async () => {
    const folder = newFolder();
    await importingJson(folder, { 'item.json': matchItem('SCHEDULED', [], []) });
    const { match, venue, round, ...others } = matchItem();
    const renamed = {
      ...others,
      match: { ...(match as Json), homeTeam: { name: 'River Otters', teamId: 'CD_T901' } },
      venue: { ...(venue as Json), name: 'Salt Arena' },
      round: { ...(round as Json), name: 'Round 3', roundNumber: 3 },
    };
    const before = logIn(folder).header;
    expect(await importingJson(folder, { 'item.json': renamed })).to.include({ code: 0 });
    const { header } = readLog(logIn(folder));
    expect([header.home.id, header.venue.id, header.away]).to.deep.equal([
      before.home.id,
      before.venue.id,
      { ...before.away, players: header.away.players },
    ]);
    expect([header.home.name, header.venue.name, header.roundNumber]).to.deep.equal(['River Otters', 'Salt Arena', 3]);
    const { ids } = readRegister(path.join(folder, 'out'));
    expect(ids.find(({ externalId }) => externalId === 'CD_T901')?.names).to.deep.equal(['Otters', 'River Otters']);
  });

  it('reports a person whom a round has at two squads', async () => {
    const other = matchItem();
    const match = {
      ...(other.match as Json),
      matchId: 'CD_M90310140102',
      homeTeam: { name: 'Larks', teamId: 'CD_T903' },
      homeTeamId: 'CD_T903',
      awayTeam: { name: 'Moles', teamId: 'CD_T904' },
      awayTeamId: 'CD_T904',
    };
    const { complaints, code } = await importingJson(newFolder(), {
      'item.json': matchItem(),
      'other.json': { ...other, match },
    });
    expect(code).to.equal(0);
    expect(complaints).to.match(
      /personId: found 9001, allowed is one squad in round 1; the person is in Otters and Larks/u,
    );
  });

  it('of one kind today and another tomorrow completes the match', async () => {
    const [one, other] = [newFolder(), newFolder()];
    await importingJson(other, all);
    await importingJson(one, { 'item.json': matchItem() });
    const round = {
      roundId: 'CD_R1',
      items: [{ ...matchItem(), score: { ...(matchItem().score as Json), scoreWorm: null } }],
    };
    await importingJson(one, { 'round.json': round, 'roster.json': roster(), 'players.json': statistics() });
    expect((await importingJson(one, { 'round.json': round })).out).to.match(/0 changed, 1 the same/u);
    const view = (folder: string) => {
      const match = openMatch(logIn(folder));
      return [matchViewOf(match).score.totals, matchViewOf(match).rows.length, match.boxScore.length];
    };
    expect(view(one)).to.deep.equal(view(other));
    expect(logIn(one).entries.some((entry) => 'rewritten' in entry)).to.equal(false);
  });

  const quarters = ['LIVE', 'QT', 'LIVE', 'HT', 'LIVE', 'TQT', 'LIVE', 'FT'];
  const statuses: readonly (readonly [string, Json, readonly string[]])[] = [
    ['to come', matchItem('SCHEDULED', [], []), []],
    ['with teams', matchItem('CONFIRMED_TEAMS', [], []), ['TEAMS']],
    ['that is postponed', matchItem('POSTPONED', [], []), ['POST']],
    ['that is cancelled', matchItem('CANCELLED', [], []), ['CANC']],
    [
      'that is live, without a worm',
      matchItem('LIVE', scores, [1800], { score: { ...(matchItem().score as Json), scoreWorm: null } }),
      [...quarters, 'result'],
    ],
    [
      'that is over, without a worm',
      matchItem('CONCLUDED', scores, [1800], { score: { ...(matchItem().score as Json), scoreWorm: null } }),
      [...quarters, 'result', 'FINAL'],
    ],
    ['that is abandoned', matchItem('ABANDONED', scores.slice(0, 2), [1800]), ['LIVE', 'GOAL', 'BEHI', 'QT', 'ABAN']],
  ];
  for (const [what, item, kinds] of statuses)
    it(`is of a match ${what}`, async () => {
      const folder = newFolder();
      expect(await importingJson(folder, { 'item.json': item })).to.include({ code: 0 });
      expect(kindsOf(logIn(folder))).to.deep.equal(kinds);
    });

  it('adds rushed behinds that the worm misses', async () => {
    const more: readonly Score[] = [...scores, ['away', 1, 2, 900, 'GOAL']];
    const { score } = matchItem('CONCLUDED', more);
    const missing = more.filter(([, scorer]) => scorer >= 0);
    const { scoreWorm } = matchItem('CONCLUDED', missing).score as Json;
    const item = { ...matchItem(), score: { ...(score as Json), scoreWorm } };
    const { out } = await importingJson(newFolder(), { 'item.json': item });
    expect(out).to.match(/added 1 rushed behind of Otters in period 2/u);
  });

  it('is compared with a ladder, whose differences are reported', async () => {
    const same = await importingJson(newFolder(), { ...all, 'ladder.json': ladder() });
    expect(same.complaints).to.equal('');
    expect(same.out).to.match(/ladder\.json: ladder after round 1: 1 of 1 squads as computed, 1 not compared/u);
    const { complaints } = await importingJson(newFolder(), { ...all, 'ladder.json': ladder(14) });
    expect(complaints).to.match(
      /^ladder\.json: ladders\[0\]\.entries\[0\]\.pointsFor: found 14, allowed is 13, from the matches of Otters/mu,
    );
  });

  const goal = (seconds: number, points: readonly [number, number] | undefined): Json => ({
    ...{ periodNumber: 1, periodSeconds: seconds, homeOrAway: 'HOME', scoreType: 'GOAL' },
    playerScore: { player: { playerId: 'CD_I9001', playerName: { givenName: 'Ada', surname: 'Brook' } } },
    ...(points && { aggregateHomeScore: points[0], aggregateAwayScore: points[1] }),
  });
  const worms: readonly (readonly [string, readonly Json[], number, RegExp])[] = [
    ['once if they repeat another', [goal(100, [6, 0]), goal(100, [6, 0])], 1, /the repeat is left out$/u],
    ['once if their points are not known', [goal(100, undefined), goal(100, undefined)], 1, /the repeat is left out$/u],
    ['each if the points rise', [goal(100, [6, 0]), goal(100, [12, 0])], 2, /^$/u],
  ];
  for (const [what, scoringEvents, goals, complaint] of worms)
    it(`counts scores of one second ${what}`, async () => {
      const folder = newFolder();
      const { score } = matchItem(
        'CONCLUDED',
        Array.from({ length: goals }, () => ['home', 0, 1, 100, 'GOAL']),
      );
      const item = { ...matchItem(), score: { ...(score as Json), scoreWorm: { scoringEvents } } };
      const { complaints } = await importingJson(folder, { 'item.json': item });
      expect(complaints).to.match(complaint);
      expect(kindsOf(logIn(folder)).filter((kind) => kind === 'GOAL')).to.have.lengthOf(goals);
      if (complaints !== '')
        expect(complaints).to.match(
          /^item\.json: score\.scoreWorm\.scoringEvents\[1\]: found "period 1, second 100", allowed is a score/u,
        );
    });

  it('reports a match without a venue', async () => {
    const { code, complaints } = await importingJson(newFolder(), { 'item.json': { ...matchItem(), venue: null } });
    expect(code).to.equal(0);
    expect(complaints).to.match(
      /^item\.json: venue\.name: found nothing, allowed is the venue of a match that has begun/u,
    );
  });

  it('compares a ladder with the matches of the folder, and writes nothing', async () => {
    const folder = newFolder();
    await importingJson(folder, all);
    const before = digests(path.join(folder, 'out'));
    const { code, out, complaints } = await importingJson(folder, { 'ladder.json': ladder(14) });
    expect(code).to.equal(0);
    expect(out).to.match(/ladder\.json: ladder after round 1: 0 of 1 squads as computed, 1 not compared/u);
    expect(complaints).to.match(/pointsFor: found 14, allowed is 13, from the matches of Otters/u);
    expect(digests(path.join(folder, 'out'))).to.deep.equal(before);
  });

  it('reports goals of players that do not add up to those of the squad', async () => {
    const more: readonly Score[] = [...scores, ['home', 1, 4, 1800, 'GOAL']];
    const { complaints } = await importingJson(newFolder(), { ...all, 'item.json': matchItem('CONCLUDED', more) });
    expect(complaints).to.match(
      /^players\.json: homeTeamPlayerStats: found 2, allowed is 3 goals in total, the goals of Otters/mu,
    );
  });
});
