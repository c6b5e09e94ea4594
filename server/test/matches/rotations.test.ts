import { expect } from 'chai';
import { openMatch } from '@goalsquare/engine';
import { appForSuite, sourceOf } from '../support/app.js';
import { header, logs, openMatches } from '../support/match-log.js';
import { worldOfSeason } from '../support/season.js';
import { kettering, petrels, stroud } from './scene.js';

describe('the rotations of a match', () => {
  const app = appForSuite({ world: worldOfSeason(openMatches()) });

  it('list who went off and on, and the last stint of every player', async () => {
    const { home, away, rotations } = await app.read('getMatchRotations', '/v1/matches/7001/rotations');
    expect(rotations).to.have.lengthOf(4);
    expect(rotations[1]).to.deep.equal({
      matchTrxId: 233,
      period: 2,
      periodSecs: 240,
      squad: petrels,
      off: { ...kettering, reason: 'Interchange', reasonCode: 'ROIN' },
      on: stroud,
    });
    expect(home.players.map(({ personId }) => personId)).to.deep.equal([101, 102, 103, 104, 105, 106]);
    expect(home.players[0]?.currentStint).to.deep.equal({
      status: 'ON',
      period: 1,
      periodSecs: 0,
      elapsedSecs: 1805 + 1740 + 1830 + 1829,
    });
    expect(home.players[1]).to.deep.equal({
      ...kettering,
      currentStint: {
        status: 'OFF',
        period: 4,
        periodSecs: 240,
        elapsedSecs: 1589,
        reason: 'Interchange',
        reasonCode: 'ROIN',
      },
    });
    expect(home.players[3]?.currentStint).to.include({ status: 'ON', period: 4, elapsedSecs: 1589 });
    expect([away.id, away.name, away.code, away.players.length]).to.deep.equal([20, 'Quolls', 'QUO', 6]);
  });

  it('of a live match count stints up to its last second', async () => {
    const { home } = await app.read('getMatchRotations', '/v1/matches/7002/rotations');
    expect(home.players[1]?.currentStint).to.deep.equal({
      status: 'OFF',
      period: 1,
      periodSecs: 240,
      elapsedSecs: 1805 - 240 + 128,
      reason: 'Interchange',
      reasonCode: 'ROIN',
    });
  });

  const emergency = {
    personId: 299,
    firstname: 'Ott',
    surname: 'Venn',
    position: { id: 221, code: 'EMG', name: 'Emergency' },
  };
  const named = appForSuite({
    matches: sourceOf([
      openMatch({
        header: { ...header, away: { ...header.away, players: [...header.away.players, emergency] } },
        entries: logs[0]?.entries ?? [],
      }),
    ]),
  });
  it('list emergencies without a stint', async () => {
    const {
      away: { players },
    } = await named.read('getMatchRotations', '/v1/matches/7001/rotations');
    expect(players.at(-1)).to.deep.equal({ personId: 299, fullname: 'Ott Venn', displayName: 'O. Venn' });
    expect(players.filter(({ currentStint }) => currentStint === undefined)).to.have.lengthOf(1);
  });

  it('are empty, without stints, if the source lacks them', async () => {
    const { home, rotations } = await app.read('getMatchRotations', '/v1/matches/7008/rotations');
    expect(rotations).to.deep.equal([]);
    expect(home.players[0]).to.deep.equal({ personId: 101, fullname: 'Tam Brindle', displayName: 'T. Brindle' });
  });
});
