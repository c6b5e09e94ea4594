import { API } from '@goalsquare/client';
import { contractDocument } from '@goalsquare/openapi';
import { expect } from 'chai';
import { operationNamed, requestOf } from '../src/operation.js';

const all = Object.values(contractDocument.paths).flatMap((methods) => Object.values(methods));

describe('operations', () => {
  for (const { operationId: id, 'x-answers': answers } of all)
    if (answers === undefined)
      it(`${id} is a method`, () => {
        expect(API.prototype).to.have.property(id).that.is.a('function');
      });

  for (const [id, parameters, target] of [
    ['getLadder', { seasonId: 2025, conference: undefined }, '/v1/seasons/2025/ladder'],
    [
      'getPlayerStatistics',
      { matchId: 1, metric: ['A', 'B'], period: 4 },
      '/v1/matches/1/statistics/players?period=4&metric=A&metric=B',
    ],
    ['getPersons', { name: 'a b&c' }, '/v1/persons?name=a+b%26c'],
    ['deletePermalink', { permalinkId: 'a/b' }, '/v1/permalinks/a%2Fb'],
  ] as const)
    it(`${id} is requested at ${target}`, () => {
      expect(requestOf(operationNamed(id), parameters).target).to.equal(target);
    });

  for (const [what, parameters] of [
    ['is missing', {}],
    ['is empty', { matchId: '' }],
    ['leads elsewhere', { matchId: '..' }],
  ] as const)
    it(`are not requested if a parameter of the path ${what}`, () => {
      expect(() => requestOf(operationNamed('getMatch'), parameters)).to.throw('getMatch needs matchId.');
    });

  it('are repeated unless they change something', () => {
    const repeated = all.filter(({ operationId }) => operationNamed(operationId).mayRepeat);
    const others = all.filter((one) => !repeated.includes(one)).map(({ operationId }) => operationId);
    expect(others).to.have.members([
      'postPlayerStatisticsEvents',
      'postSquadStatisticsEvents',
      'postReplay',
      'postReplayChange',
      'postPermalink',
    ]);
  });
});
