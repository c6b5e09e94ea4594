import { expect } from 'chai';
import {
  evidenceAddress,
  evidencePath,
  evidenceRequestIn,
  filterOf,
  type EvidenceRequest,
} from '../../src/evidence-links/evidence-request.js';

const player: EvidenceRequest = {
  matchId: 7,
  level: 'players',
  id: 101,
  metric: 'DISPOSAL',
  filter: filterOf({ period: [1, 2], zone: ['F50'], metric: 'KICK', lastXSeconds: undefined }),
};
const squad: EvidenceRequest = { matchId: 7, level: 'squads', id: 10, metric: 'GOAL', filter: { context: 'Diff' } };

describe('a request for evidence', () => {
  it('keeps the parameters that narrow a match, and no others', () => {
    expect(player.filter).to.deep.equal({ period: '1,2', zone: 'F50' });
  });

  it('is a call of the API', () => {
    expect(evidencePath(player, { limit: 1000 })).to.equal(
      '/v1/matches/7/statistics/players/101/evidence?metric=DISPOSAL&period=1,2&zone=F50&limit=1000',
    );
    expect(evidencePath(squad)).to.equal('/v1/matches/7/statistics/squads/10/evidence?metric=GOAL&context=Diff');
  });

  it('is the same after it was an address', () => {
    for (const request of [player, squad]) {
      const { search } = new URL(evidenceAddress(request), 'http://hub');
      expect(evidenceRequestIn(search)).to.deep.equal(request);
    }
  });

  it('keeps an area as it was written', () => {
    const area = { ...player, filter: { area: 'circle:0 0 20' } };
    expect(evidenceRequestIn(new URL(evidenceAddress(area), 'http://hub').search)).to.deep.equal(area);
  });

  for (const search of ['', '?matchId=7&metric=KICK', '?personId=1&metric=KICK', '?matchId=7&personId=x&metric=KICK'])
    it(`is none in the address ${search || 'without a query'}`, () => {
      expect(evidenceRequestIn(search)).to.equal(undefined);
    });
});
