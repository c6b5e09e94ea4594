import { expect } from 'chai';
import type { Answer } from '@goalsquare/openapi';
import { appForSuite } from '../support/app.js';
import { openMatches } from '../support/match-log.js';
import { worldOfSeason } from '../support/season.js';
import { petrels, quolls } from './scene.js';

describe('a match with a result only', () => {
  const app = appForSuite({ world: worldOfSeason(openMatches()) });

  it('has its score and periods, without a clock', async () => {
    const body = await app.read('getMatch', '/v1/matches/7006');
    expect(body).to.deep.include({
      time: {},
      status: { id: 22, code: 'FINAL', name: 'Final', typeId: 3, typeName: 'Completed' },
      periods: [{ period: 1 }, { period: 2 }],
      home: { ...petrels, score: { goals: 2, behinds: 3, points: 15, result: 'Win' } },
      away: { ...quolls, score: { goals: 2, behinds: 1, points: 13, result: 'Loss' } },
      result: 'Home Win',
      resultCode: 'HW',
      winningSquadId: 10,
    });
    expect((await app.read('getMatch', '/v1/matches/7007')).periods).to.deep.equal([]);
  });

  it('has a score by periods', async () => {
    const score: Answer<'getMatchScore'> = await app.read('getMatchScore', '/v1/matches/7006/score');
    expect(score.home.periods).to.deep.equal([
      {
        period: 1,
        goals: 0,
        behinds: 3,
        points: 3,
        margin: -9,
        result: 'Loss',
        resultCode: 'L',
        goalsCumulative: 0,
        behindsCumulative: 3,
        pointsCumulative: 3,
        marginCumulative: -9,
      },
      {
        period: 2,
        goals: 2,
        behinds: 0,
        points: 12,
        margin: 11,
        result: 'Win',
        resultCode: 'W',
        goalsCumulative: 2,
        behindsCumulative: 3,
        pointsCumulative: 15,
        marginCumulative: 2,
      },
    ]);
    expect(await app.read('getMatchScore', '/v1/matches/7007/score'))
      .to.deep.include({ result: 'Draw', resultCode: 'D' })
      .and.not.to.have.property('winningSquadId');
  });
});
