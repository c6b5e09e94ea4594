import { expect } from 'chai';
import { appForSuite } from '../support/app.js';
import { openMatches } from '../support/match-log.js';
import { record, worldOfSeason } from '../support/season.js';
import { petrels, quolls } from './scene.js';

describe('the venue of a match', () => {
  const app = appForSuite({ world: worldOfSeason(openMatches()) });
  const bare = appForSuite();

  it('has its location and the travel of both squads, as soon as the match is scheduled', async () => {
    for (const id of [7001, 7004]) {
      expect(await app.read('getMatchVenue', `/v1/matches/${id}/venue`)).to.deep.equal({
        matchId: id,
        id: 40,
        name: 'Saltbush Park',
        code: 'SAL',
        dimensions: { length: 160, width: 141 },
        location: {
          timezone: 'Australia/Melbourne',
          country: { id: 1, name: 'Australia', code: 'AUS', state: { id: 3, name: 'Bay State', code: 'BAY' } },
        },
        squads: { home: { ...petrels, interstateTravel: false }, away: { ...quolls, interstateTravel: true } },
      });
    }
  });

  it('leaves out the parts of its location that are not known', async () => {
    expect(await bare.read('getMatchVenue', '/v1/matches/7001/venue')).to.deep.include({
      location: { timezone: 'Australia/Melbourne' },
      squads: { home: petrels, away: quolls },
    });
  });

  const country = { id: 9, name: 'Faroway', code: 'FAR' };
  const venue = { id: 40, code: 'SAL', name: 'Saltbush Park' };
  const overseas = appForSuite({ world: worldOfSeason(openMatches(), { ...record, venues: [{ ...venue, country }] }) });
  const unknown = appForSuite({
    world: worldOfSeason(openMatches(), {
      ...record,
      squads: [{ ...quolls, homeState: { id: 3, name: 'Bay State', code: 'BAY' } }],
    }),
  });

  it('overseas has a country without a state, and no interstate travel', async () => {
    expect(await overseas.read('getMatchVenue', '/v1/matches/7001/venue')).to.deep.include({
      location: { timezone: 'Australia/Melbourne', country },
      squads: { home: petrels, away: quolls },
    });
  });

  it('leaves out the travel of a squad whose home state is not known', async () => {
    expect((await unknown.read('getMatchVenue', '/v1/matches/7001/venue')).squads).to.deep.equal({
      home: petrels,
      away: { ...quolls, interstateTravel: false },
    });
  });
});
