import { expect } from 'chai';
import { appForSuite } from '../support/app.js';
import { openMatches } from '../support/match-log.js';
import { worldOfSeason } from '../support/season.js';

describe('the persons of a match', () => {
  const app = appForSuite({ world: worldOfSeason(openMatches()) });
  const bare = appForSuite();

  it('are listed by id with the details of the season, and with the field umpires', async () => {
    const {
      matchId,
      squads: { home, away },
      officials,
    } = await app.read('getMatchPersons', '/v1/matches/7001/persons');
    expect([matchId, home.id, home.name, home.code]).to.deep.equal([7001, 10, 'Petrels', 'PET']);
    expect(home.players.map(({ personId }) => personId)).to.deep.equal([101, 102, 103, 104, 105, 106]);
    expect(home.players.slice(0, 2)).to.deep.equal([
      {
        personId: 101,
        fullname: 'Tam Brindle',
        displayName: 'T. Brindle',
        firstname: 'Tam',
        surname: 'Brindle',
        jumperNumber: 1,
        dateOfBirth: '2004-09-28',
        matchAge: 21.5,
        height: 187,
        weight: 84,
        played: true,
        positions: { selected: { id: 1, code: 'FB', name: 'FB' }, season: { id: 102, code: 'KD', name: 'Key Def' } },
      },
      {
        personId: 102,
        fullname: 'Joss Kettering',
        displayName: 'J. Kettering',
        firstname: 'Joss',
        surname: 'Kettering',
        jumperNumber: 2,
        played: true,
        positions: { selected: { id: 2, code: 'CHB', name: 'CHB' } },
      },
    ]);
    expect(home.players[3]).to.include({
      fullname: 'Elan Stroud',
      displayName: 'É. Stroud',
      dateOfBirth: '1998-03-28',
      matchAge: 28,
    });
    expect(away.players).to.have.lengthOf(6);
    expect(officials).to.deep.equal([
      { personId: 901, fullname: 'Ivo Tallis', displayName: 'Ivo Tallis', positions: {} },
      {
        personId: 902,
        fullname: 'Una Brack',
        displayName: 'U. Brack',
        firstname: 'Una',
        surname: 'Brack',
        jumperNumber: 7,
        dateOfBirth: '1990-06-01',
        matchAge: 35.8,
        height: 171,
        weight: 66,
        positions: {
          selected: { id: 301, code: 'FU', name: 'Field Umpire' },
          season: { id: 301, code: 'FU', name: 'Field Umpire' },
        },
      },
    ]);
  });

  it('have the details of the header if there is no season, before the match too', async () => {
    const {
      squads: { home },
    } = await bare.read('getMatchPersons', '/v1/matches/7003/persons');
    expect(home.players[0]).to.deep.equal({
      personId: 101,
      fullname: 'Tam Brindle',
      displayName: 'T. Brindle',
      firstname: 'Tam',
      surname: 'Brindle',
      jumperNumber: 1,
      positions: { selected: { id: 1, code: 'FB', name: 'FB' } },
    });
    expect((await bare.read('getMatchPersons', '/v1/matches/7005/persons')).squads.away.players[0]).to.deep.equal({
      personId: 201,
      fullname: 'Person 201',
      displayName: 'Person 201',
      played: false,
      positions: {},
    });
  });

  it("take their names from the season's list if the header has none", async () => {
    const {
      squads: { home },
    } = await app.read('getMatchPersons', '/v1/matches/7005/persons');
    expect(home.players[3]).to.include({ personId: 104, fullname: 'Elan Stroud', surname: 'Stroud' });
  });

  it('are listed for a match with a result only, if the header names them', async () => {
    expect((await app.read('getMatchPersons', '/v1/matches/7007/persons')).squads.home.players).to.have.lengthOf(6);
  });
});
