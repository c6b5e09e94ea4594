import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importSeasons } from '@goalsquare/data';
import { openMatch } from '@goalsquare/engine';
import { expect } from 'chai';
import { appForSuite, sourceOf } from '../support/app.js';
import { worldOfSeason } from '../support/season.js';

/** Two invented players a squad, in the columns that fitzRoy returns from AFL Tables. */
const players = `Season,Round,Date,Venue,First.name,Surname,ID,Playing.for,Kicks,Handballs,Tackles,Goals,Behinds,Home.team,HQ1G,HQ1B,HQ2G,HQ2B,HQ3G,HQ3B,HQ4G,HQ4B,Away.team,AQ1G,AQ1B,AQ2G,AQ2B,AQ3G,AQ3B,AQ4G,AQ4B
2031,R1,2031-04-05,Cinder Park,Ada,Brook,11,Rivermouth,12,6,3,2,1,Rivermouth,1,1,2,1,2,2,2,3,Pine Hollow,0,1,1,1,1,2,1,2
2031,R1,2031-04-05,Cinder Park,Cal,Dunn,12,Rivermouth,3,9,0,0,1,Rivermouth,1,1,2,1,2,2,2,3,Pine Hollow,0,1,1,1,1,2,1,2
2031,R1,2031-04-05,Cinder Park,Eve,Fox,21,Pine Hollow,8,8,5,1,2,Rivermouth,1,1,2,1,2,2,2,3,Pine Hollow,0,1,1,1,1,2,1,2
`;

const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-'));
const file = path.join(folder, 'players.csv');
writeFileSync(file, players);
const { logs } = importSeasons({ format: 'player-statistics-csv', 'player-statistics': file }, { out: folder });
rmSync(folder, { recursive: true });

const matches = logs.map(({ log }) => openMatch(log));

describe('an imported file of player statistics', () => {
  const app = appForSuite({ matches: sourceOf(matches), world: worldOfSeason(matches) });

  const path = `/v1/matches/${matches[0]?.id ?? 0}`;

  it('is served as statistics of players', async () => {
    const { squads } = await app.read('getPlayerStatistics', `${path}/statistics/players?metric=DISPOSAL,TACKLE`);
    expect(
      squads.flatMap((squad) =>
        squad.players.map(({ fullname, statistics }) => [fullname, ...statistics.map(({ value }) => value)]),
      ),
    ).to.deep.equal([
      ['Ada Brook', 18, 3],
      ['Cal Dunn', 12, 0],
      ['Eve Fox', 16, 5],
    ]);
  });

  it('has the points of the score, six for each goal and one for each behind', async () => {
    const score = await app.read('getMatchScore', `${path}/score`);
    const { squads } = await app.read('getSquadStatistics', `${path}/statistics/squads?metric=GOAL,BEHIND,POINTS`);
    const values = squads.map(({ statistics }) => new Map(statistics.map(({ code, value }) => [code, value])));
    expect(values.map((of) => of.get('POINTS'))).to.deep.equal([15, 8]);
    for (const of of values) expect(of.get('POINTS')).to.equal(6 * (of.get('GOAL') ?? 0) + (of.get('BEHIND') ?? 0));
    expect(JSON.stringify(score)).to.include('"points":15').and.include('"points":8');
  });
});
