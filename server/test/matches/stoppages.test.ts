import { expect } from 'chai';
import { appForSuite } from '../support/app.js';
import { openMatches } from '../support/match-log.js';
import { worldOfSeason } from '../support/season.js';
import { at, stroud, varra } from './scene.js';

describe('the stoppages of a match', () => {
  const app = appForSuite({ world: worldOfSeason(openMatches()) });

  it('have the bounce, the tap, the first possession, the clearance and the exit', async () => {
    const { stoppages } = await app.read('getMatchStoppages', '/v1/matches/7001/stoppages');
    expect(stoppages).to.have.lengthOf(16);
    expect(stoppages[0]).to.deep.equal({
      id: 100,
      name: 'Centre Bounce',
      code: 'CEBO',
      period: 1,
      periodSeconds: 0,
      zonePhysical: 'CB',
      location: at(0, 0),
      hitout: {
        id: 101,
        name: 'Centre Bounce Hitout',
        code: 'CBHO',
        period: 1,
        periodSeconds: 2,
        player: { ...stroud, squadId: 10 },
      },
      firstPossession: {
        id: 102,
        name: 'Centre Bounce First Possession',
        code: 'CBFP',
        period: 1,
        periodSeconds: 4,
        zone: 'CB',
        player: varra,
      },
      clearance: {
        id: 103,
        name: 'Centre Bounce Clearance',
        code: 'CBCL',
        period: 1,
        periodSeconds: 6,
        zone: 'CB',
        player: varra,
      },
      stoppageExit: {
        id: 103,
        name: 'Centre Bounce Exit',
        code: 'CBEX',
        period: 1,
        periodSeconds: 6,
        zone: 'CB',
        type: 'Handball',
        player: varra,
        location: at(2, 2),
      },
    });
    expect(stoppages[2]).to.deep.equal({
      id: 126,
      name: 'Ball Up',
      code: 'BAUP',
      period: 1,
      periodSeconds: 200,
      zonePhysical: 'LM',
      location: at(-20, 10),
    });
    expect(stoppages[3]?.stoppageExit).to.deep.equal({
      id: 131,
      name: 'Ball Up Exit',
      code: 'BUEX',
      period: 1,
      periodSeconds: 230,
      zone: 'DM',
      type: 'Kick',
      player: { personId: 106, fullname: 'Odd Ferrow', displayName: 'O. Ferrow', squadId: 10 },
      kicking: { distance: 'Short', direction: 'Forward' },
      location: at(-18, 12),
    });
  });

  it('are as many as STOPPAGE counts', async () => {
    const { stoppages } = await app.read('getMatchStoppages', '/v1/matches/7001/stoppages');
    const { squads } = await app.read('getSquadStatistics', '/v1/matches/7001/statistics/squads?metric=STOPPAGE');
    expect(squads.map(({ statistics }) => statistics[0]?.value)).to.deep.equal([stoppages.length, stoppages.length]);
  });

  it('take the name of their kind and the place of their first transaction if the restart was not captured', async () => {
    const { stoppages } = await app.read('getMatchStoppages', '/v1/matches/7008/stoppages');
    expect(stoppages[0])
      .to.deep.include({ id: 1, name: 'Centre Bounce', code: 'CEBO', periodSeconds: 5, zonePhysical: 'CB' })
      .and.not.to.have.property('location');
    expect(stoppages[1]).to.deep.include({
      id: 4,
      name: 'Throw In',
      code: 'THIN',
      zonePhysical: 'RM',
      location: at(40, 50),
    });
  });
});
