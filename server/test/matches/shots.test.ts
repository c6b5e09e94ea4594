import { expect } from 'chai';
import { appForSuite } from '../support/app.js';
import { openMatches } from '../support/match-log.js';
import { worldOfSeason } from '../support/season.js';
import { at, petrels, quolls } from './scene.js';

describe('the shots of a match', () => {
  const app = appForSuite({ world: worldOfSeason(openMatches()) });

  it('have their result and their expected points', async () => {
    const { shots } = await app.read('getMatchShots', '/v1/matches/7001/shots');
    expect(shots).to.have.lengthOf(8);
    const [first, second] = shots;
    const { pointsExpected = NaN, accuracyExpected = NaN, ...result } = first?.result ?? {};
    expect({ ...first, result }).to.deep.equal({
      matchTrxId: 107,
      period: 1,
      periodSecs: 30,
      player: { id: 105, fullname: 'Wim Ashgrove', displayName: 'W. Ashgrove' },
      squad: petrels,
      result: { name: 'Goal', code: 'GOAL', points: 6 },
      score: { homePoints: 6, awayPoints: 0 },
      details: {
        angleGroup: 'Left Corridor',
        distanceGroup: '15-30m',
        origin: 'Mark',
        type: 'Set Shot Regular',
        location: at(52, 8),
        locationRotated: at(52, 8),
      },
    });
    expect(accuracyExpected).to.be.within(0.5, 1);
    expect(pointsExpected).to.be.within(6 * (accuracyExpected ?? 0), 6 * (accuracyExpected ?? 0) + 1);
    expect(second).to.deep.include({
      matchTrxId: 116,
      squad: quolls,
      score: { homePoints: 6, awayPoints: 1 },
      details: {
        angleGroup: 'Left Corridor',
        distanceGroup: '15-30m',
        origin: 'General Play',
        type: 'General Play Regular',
        location: at(-52, -9),
        locationRotated: at(52, 9),
      },
    });
  });

  it('add up to the expected points of the squads', async () => {
    const { shots } = await app.read('getMatchShots', '/v1/matches/7001/shots');
    const { squads } = await app.read(
      'getSquadStatistics',
      '/v1/matches/7001/statistics/squads?metric=POINTS_EXPECTED',
    );
    for (const {
      id,
      statistics: [expected],
    } of squads) {
      const sum = shots
        .filter(({ squad }) => squad.id === id)
        .reduce((total, { result }) => total + (result?.pointsExpected ?? 0), 0);
      expect(expected?.value).to.be.closeTo(sum, 0.05);
    }
  });

  it('leave out a location that was not captured, and the result of a ball in flight', async () => {
    const { shots } = await app.read('getMatchShots', '/v1/matches/7008/shots');
    expect(shots[0]).to.deep.include({
      result: { name: 'Miss', code: 'MISS', points: 0, pointsExpected: null, accuracyExpected: null },
      score: { homePoints: 0, awayPoints: 0 },
      details: { origin: 'General Play', type: 'Ground Kick' },
    });
    expect(shots[1]).to.deep.equal({
      matchTrxId: 5,
      period: 1,
      periodSecs: 35,
      player: { id: 201, fullname: 'Col Marchbank', displayName: 'C. Marchbank' },
      squad: quolls,
      details: {
        angleGroup: 'Left Corridor',
        distanceGroup: '50m+',
        origin: 'General Play',
        type: 'General Play Regular',
        location: at(30, -70.5),
        locationRotated: at(-30, 70.5),
      },
    });
  });
});
