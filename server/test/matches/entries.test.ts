import { expect } from 'chai';
import { appForSuite } from '../support/app.js';
import { openMatches } from '../support/match-log.js';
import { worldOfSeason } from '../support/season.js';
import { at, petrels } from './scene.js';

describe('the entries of a match', () => {
  const app = appForSuite({ world: worldOfSeason(openMatches()) });

  it('have their kick, source and outcome', async () => {
    const { entries } = await app.read('getMatchEntries', '/v1/matches/7001/entries');
    expect(
      entries
        .slice(0, 3)
        .map(({ id, squad, details: { result, source } }) => [
          id,
          squad.code,
          result.outcome,
          source.name,
          source.type,
        ]),
    ).to.deep.equal([
      [105, 'PET', 'Mark', 'Centre Bounce', 'Stoppage'],
      [112, 'QUO', 'Turnover', 'Centre Bounce', 'Stoppage'],
      [122, 'QUO', 'Rushed Behind', 'Intercept', 'Intercept'],
    ]);
    expect(entries[0]).to.deep.equal({
      id: 105,
      period: 1,
      periodSecs: 10,
      player: { id: 102, fullname: 'Joss Kettering', displayName: 'J. Kettering' },
      squad: petrels,
      details: {
        type: 'Kick',
        result: { outcome: 'Mark' },
        source: { name: 'Centre Bounce', type: 'Stoppage' },
        kick: {
          isGround: false,
          foot: 'Left',
          distance: 'Long',
          direction: 'Forward',
          launchLocation: at(10, 5),
          launchLocationRotated: at(10, 5),
          resultLocation: at(52, 8),
          resultLocationRotated: at(52, 8),
          launchDistanceToGoal: 70.2,
          resultDistanceToGoal: 29.1,
        },
      },
    });
    expect(entries[1]?.details.kick).to.deep.include({
      launchLocation: at(-8, 2),
      launchLocationRotated: at(8, -2),
      resultLocation: at(-48, -10),
      resultLocationRotated: at(48, 10),
      resultDistanceToGoal: 33.5,
    });
  });

  it('are as many as INSIDE_50 counts', async () => {
    const { entries } = await app.read('getMatchEntries', '/v1/matches/7001/entries');
    const { squads } = await app.read('getSquadStatistics', '/v1/matches/7001/statistics/squads?metric=INSIDE_50');
    expect(squads.map(({ statistics }) => statistics[0]?.value)).to.deep.equal(
      [10, 20].map((id) => entries.filter(({ squad }) => squad.id === id).length),
    );
  });

  it('leave out what was not captured', async () => {
    const { entries } = await app.read('getMatchEntries', '/v1/matches/7008/entries');
    expect(entries.map(({ details }) => details)).to.deep.equal([
      {
        type: 'Kick',
        result: { outcome: 'Stoppage' },
        source: { name: 'Centre Bounce', type: 'Stoppage' },
        kick: {
          isGround: true,
          distance: 'Long',
          direction: 'Forward',
          resultLocation: at(40, 50),
          resultLocationRotated: at(40, 50),
          resultDistanceToGoal: 64,
        },
      },
      {
        type: 'Kick',
        result: {},
        source: { name: 'Throw In', type: 'Stoppage' },
        kick: {
          isGround: false,
          launchLocation: at(30, -70.5),
          launchLocationRotated: at(-30, 70.5),
          launchDistanceToGoal: 130.7,
        },
      },
    ]);
  });
});
