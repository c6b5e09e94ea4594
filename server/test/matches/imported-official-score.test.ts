import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importSeasons, worldOf } from '@goalsquare/data';
import { briefOf, openMatch } from '@goalsquare/engine';
import { expect } from 'chai';
import { appForSuite, sourceOf } from '../support/app.js';

/** Invented events that miss two rushed behinds: one in the first quarter, one before a kick-in of the third. */
const events = `match_id,seq,chain,chain_start,chain_end,chain_side,period,period_secs,side,person_id,type,disposal,shot,x,y,turnover_dup
900001,1,1,centreBounce,goal,H,1,4,H,11,Hard Ball Get,,,2,1,0
900001,2,1,centreBounce,goal,H,1,9,H,11,Goal,,,70,1,0
900001,3,2,centreBounce,outOfBounds,A,2,4,A,21,Loose Ball Get,,,2,1,0
900001,4,2,centreBounce,outOfBounds,A,2,9,A,21,Out of Bounds,,,40,60,0
900001,5,3,centreBounce,behind,A,3,4,A,21,Loose Ball Get,,,2,1,0
900001,6,3,centreBounce,behind,A,3,9,A,21,Behind,,,70,1,0
900001,7,4,kickIn,ballUpCall,H,3,20,H,11,Kickin play on,,,-70,1,0
900001,8,4,kickIn,ballUpCall,H,3,30,,,Ball Up Call,,,-60,1,0
900001,9,5,kickIn,goal,H,3,50,H,11,Kickin play on,,,-70,1,0
900001,10,5,kickIn,goal,H,3,90,H,12,Goal,,,70,1,0
900001,11,6,centreBounce,endQuarter,A,4,4,A,21,Loose Ball Get,,,2,1,0
`;
const described = `match_id,season,afl_round_number,date_utc,venue,venue_length_m,venue_width_m,home,away,home_direction_q1,periods_end_secs
900001,2031,1,2031-04-05,Cinder Park,160,140,Rivermouth,Pine Hollow,right,1801;1795;1780;1800
`;
const results = `season,round,date,home,away,${['home', 'away'].map((side) => [1, 2, 3, 4].map((n) => `${side}_q${n}_goals,${side}_q${n}_behinds`).join()).join()}
2031,1,2031-04-05,Rivermouth,Pine Hollow,1,1,1,1,2,1,2,1,0,0,0,0,0,2,0,2
`;

const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-'));
const fileOf = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const { logs, records } = importSeasons(
  {
    format: 'chains-csv',
    events: fileOf('events.csv', events),
    matches: fileOf('matches.csv', described),
    results: fileOf('results.csv', results),
  },
  { out: path.join(folder, 'out') },
);
rmSync(folder, { recursive: true });

const matches = logs.map(({ log }) => openMatch(log));
const season = { leagueId: 1, levelId: 1, seasonId: 2031, version: '1' };
const world = worldOf({
  briefs: [{ ...season, briefs: () => matches.map(briefOf) }],
  records: records.map(({ file, record }) => ({
    ...season,
    file,
    league: record.league,
    level: record.level,
    record: () => record,
  })),
});

describe('a match whose events miss rushed behinds', () => {
  const app = appForSuite({ matches: sourceOf(matches), world });

  /** The official points of both squads, in each quarter and in all. */
  const quarters = [
    [7, 0],
    [0, 0],
    [6, 2],
    [0, 0],
  ];
  const total = [13, 2];

  const at = '/v1/matches/900001';

  it('has the official score in the score, by quarter, and in the match', async () => {
    const { home, away } = await app.read('getMatchScore', `${at}/score`);
    expect([home.points, away.points]).to.deep.equal(total);
    expect(home.periods.map(({ points }, n) => [points, away.periods[n]?.points])).to.deep.equal(quarters);
    const match = await app.read('getMatch', at);
    expect([match.home.score?.points, match.away.score?.points]).to.deep.equal(total);
  });

  it('has it in statistics, for and against, and by quarter', async () => {
    const pointsOf = async (query: string): Promise<readonly unknown[]> => {
      const { squads } = await app.read('getSquadStatistics', `${at}/statistics/squads?metric=POINTS${query}`);
      return squads.map(({ statistics: [points] }) => points?.value);
    };
    expect(await pointsOf('')).to.deep.equal(total);
    expect(await pointsOf('&context=Against')).to.deep.equal([...total].reverse());
    for (const [n, official] of quarters.entries()) expect(await pointsOf(`&period=${n + 1}`)).to.deep.equal(official);
  });

  it('has it after the last transaction, and marks those that are inferred', async () => {
    const { transactions } = await app.read('getMatchTransactions', `${at}/transactions`);
    const last = transactions.at(-1);
    expect([last?.homeScore, last?.awayScore]).to.deep.equal(total);
    const inferred = transactions.filter((one) => one.inferred);
    expect(
      inferred.map(({ code, period, periodSecs, squad }) => [code, period, periodSecs, squad?.name]),
    ).to.deep.equal([
      ['RUSH', 1, 9, 'Rivermouth'],
      ['RUSH', 3, 30, 'Pine Hollow'],
    ]);
    for (const one of inferred) expect(one).to.not.have.any.keys('location', 'person');
  });

  it('has it in the ladder and the fixture', async () => {
    const { squads } = await app.read('getLadder', '/v1/seasons/2031/ladder');
    const forAndAgainst = squads.map(({ scores }) => [scores.for, scores.against]);
    expect(forAndAgainst).to.deep.equal([total, [...total].reverse()]);
    expect(JSON.stringify(await app.read('getFixture', '/v1/seasons/2031/fixture')))
      .to.include('"points":13')
      .and.include('"points":2');
  });

  it('is described by its coverage', async () => {
    const { score } = (await app.get(`${at}/coverage`)).body as { readonly score: { readonly check: string } };
    expect(score.check).to.equal('equal');
  });
});
