import { contractDocument } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite } from '../support/app.js';
import { Deprecations } from '../../src/http/contract/deprecations.js';

const since = { deprecated: true, 'x-deprecated-since': '2026-11-23' };
const leaguesWith = (operation: object, parameters: readonly object[] = []): Deprecations =>
  new Deprecations({ paths: { '/v1/leagues': { get: { operationId: 'getLeagues', parameters, ...operation } } } });

const LINK = (relation: string) => ['Link', `</contract-history/>; rel="${relation}"; type="text/html"`];
const DEPRECATED = ['Deprecation', '@1795392000', ...LINK('deprecation')];

describe('deprecations', () => {
  it('of an operation are in the headers of every response to it', () => {
    expect(leaguesWith(since).headersOf('getLeagues', {})).to.deep.equal(DEPRECATED);
    expect(leaguesWith(since).headersOf('getLeague', {})).to.deep.equal([]);
  });

  it('have the day from which it may be gone', () => {
    expect(leaguesWith({ ...since, 'x-sunset': '2027-06-30' }).headersOf('getLeagues', {})).to.deep.equal([
      ...DEPRECATED,
      ...['Sunset', 'Wed, 30 Jun 2027 00:00:00 GMT'],
      ...LINK('sunset'),
    ]);
  });

  it('of a parameter are in the responses to calls that use it, the earliest day of several', () => {
    const of = (name: string, sunset: string) => ({ name, in: 'query', ...since, 'x-sunset': sunset });
    const deprecations = leaguesWith({}, [of('a', '2028-01-01'), of('b', '2027-01-01')]);
    expect(deprecations.headersOf('getLeagues', {})).to.deep.equal([]);
    expect(deprecations.headersOf('getLeagues', { a: 1, b: 2 })).to.include('Fri, 01 Jan 2027 00:00:00 GMT');
    expect(deprecations.headersOf('getLeagues', { a: 1 })).to.include('Sat, 01 Jan 2028 00:00:00 GMT');
  });

  it('need a day', () => {
    expect(() => leaguesWith({ deprecated: true })).to.throw('x-deprecated-since');
    expect(() => leaguesWith({ ...since, 'x-sunset': 'soon' })).to.throw('x-sunset');
  });

  describe('over HTTP', () => {
    const app = appForSuite({
      deprecations: new Deprecations({
        paths: {
          '/v1/leagues': { get: { operationId: 'getLeagues', ...since, 'x-sunset': '2027-06-30' } },
          '/v1/matches/{matchId}/score': {
            get: { operationId: 'getMatchScore', parameters: [{ name: 'asOf', in: 'query', ...since }] },
          },
        },
      }),
    });
    const announced = async (path: string): Promise<readonly (string | undefined)[]> => {
      const { headers } = await app.get(path);
      return [headers.deprecation, headers.sunset, headers.link];
    };
    const links = '</contract-history/>; rel="deprecation"; type="text/html"';

    it('are headers of an operation and of its 304', async () => {
      const expected = [
        '@1795392000',
        'Wed, 30 Jun 2027 00:00:00 GMT',
        `${links}, </contract-history/>; rel="sunset"; type="text/html"`,
      ];
      expect(await announced('/v1/leagues')).to.deep.equal(expected);
      const { headers } = await app.get('/v1/leagues');
      const current = await app.get('/v1/leagues').set('If-None-Match', headers.etag ?? '');
      expect([current.status, current.headers.deprecation]).to.deep.equal([304, '@1795392000']);
    });

    it('are headers of requests that use a parameter, also if they fail, and of no others', async () => {
      expect(await announced('/v1/matches/7001/score?asOf=40')).to.deep.equal(['@1795392000', undefined, links]);
      expect(await announced('/v1/matches/1/score?asOf=40')).to.deep.equal(['@1795392000', undefined, links]);
      expect(await announced('/v1/matches/7001/score')).to.deep.equal([undefined, undefined, undefined]);
      expect(await announced('/v1/matches/7001')).to.deep.equal([undefined, undefined, undefined]);
    });
  });

  it('of our contract are well-formed', () => {
    expect(() => new Deprecations(contractDocument)).to.not.throw();
  });
});
