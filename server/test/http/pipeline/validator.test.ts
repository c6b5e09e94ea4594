import { expect } from 'chai';
import fc from 'fast-check';
import { operationFor, routeOf } from '../../../src/http/contract/routes.js';
import { specForValidator } from '../../../src/http/contract/spec-for-validator.js';
import { parseQuery } from '../../../src/http/pipeline/query-parser.js';
import { contractCheck, documentCheck, type SentCall } from '../../../src/http/pipeline/validator.js';

const STATISTICS = '/v1/matches/7001/statistics/players';

/** A call as it is sent. */
function callOf(method: string, url: string, body?: unknown): SentCall {
  const [path = '', query] = url.split('?');
  return { method, path, query: parseQuery(query), body };
}

const check = contractCheck();
const checkWhole = documentCheck(specForValidator);

/** Checks a call by the operation of its URL. */
const checkContract = (sent: SentCall): ReturnType<typeof check> => check(routeOf(sent.path)?.template ?? 'none', sent);

/** The converted parameters of a call, or what the check reports. */
async function outcome(checked: Promise<Readonly<Record<string, unknown>>>): Promise<unknown> {
  try {
    const { path, query, body } = await checked;
    return { path: { ...(path as object) }, query: { ...(query as object) }, body };
  } catch (error) {
    const { status, errors, message } = error as Error & { readonly status?: number; readonly errors?: unknown };
    return { status, errors, message };
  }
}

const zones = 'D50, DM, MID, CB, AM, F50';

describe('the check of a call', () => {
  it('has no path that the contract has not', async () => {
    expect(await outcome(check('/v1/nothing', callOf('GET', '/v1/nothing')) as never)).to.deep.include({
      message: 'the contract has no path /v1/nothing',
    });
  });

  const refused: readonly (readonly [string, string])[] = [
    ['/v1/matches/x', 'request/params/matchId must be integer'],
    ['/v1/leagues?x=1', "Unknown query parameter 'x'"],
    [`${STATISTICS}?team=`, "Empty value found for query parameter 'team'"],
    [`${STATISTICS}?zone=CB,X`, `request/query/zone/1 must be equal to one of the allowed values: ${zones}`],
    ['/v1/matches/%zz', "malformed uri'"],
  ];
  for (const [url, message] of refused) {
    it(`refuses ${url} each time: ${message}`, async () => {
      for (let times = 0; times < 2; times += 1)
        expect(await outcome(checkContract(callOf('GET', url)) as never)).to.deep.include({ message });
    });
  }

  it('reports all that is wrong, and where', async () => {
    const body = { playerMetricRequests: [{}, { zones: ['X'], periods: ['one'] }] };
    const { status, errors } = (await outcome(
      checkContract(callOf('POST', STATISTICS.replace('7001', 'x'), body)) as never,
    )) as { readonly status: number; readonly errors: readonly { readonly path: string }[] };
    expect(status).to.equal(400);
    expect(errors.map(({ path }) => path)).to.have.members([
      '/params/matchId',
      '/body/playerMetricRequests/1/zones/0',
      '/body/playerMetricRequests/1/periods/0',
    ]);
  });

  it('decodes and converts parameters', async () => {
    const url = '/v1/matches/%37001/statistics/players?period=1,2&zone[]=MID&lastXSeconds=600';
    for (const method of ['GET', 'HEAD'])
      expect(await outcome(checkContract(callOf(method, url)) as never)).to.deep.equal({
        path: { matchId: 7001 },
        query: { period: [1, 2], zone: ['MID'], lastXSeconds: 600 },
        body: undefined,
      });
  });

  it('lets through and refuses what the whole validator does', async () => {
    const path = fc.constantFrom(
      '/v1/leagues',
      '/v1/LEAGUES/1/',
      '/v1/seasons/2026/fixture',
      '/v1/matches/7001',
      '/v1/matches/-1',
      '/v1/matches/1.5',
      STATISTICS,
      '/v1/matches/a%20b/statistics/squads',
      '/v1/metadata/metrics',
      '/v1/permalinks/x',
      '/v1/nothing',
    );
    const pair = fc.constantFrom(
      'period=1',
      'period=1,9',
      'period[]=x',
      'zone=MID',
      'zone=mid',
      'metric=KICK&metric=MARK',
      'metric=NONE',
      'context=Diff',
      'team=home',
      'team=both',
      'lastXSeconds=600',
      'lastXSeconds=-1',
      'lastXSeconds=1&lastXSeconds=2',
      'showAllMetrics=true',
      'showAllMetrics=1',
      'squadId=10',
      'asOf=40',
      'x=1',
      '=',
      'zone=',
    );
    const body = fc.constantFrom<unknown>(
      { playerMetricRequests: [{}] },
      { squadMetricRequests: [{ id: 'a', zones: ['F50'] }] },
      { playerMetricRequests: [{ zones: ['X'] }] },
      { playerMetricRequests: {} },
      { more: 1 },
      {},
      [],
      'text',
      null,
    );
    const request = fc.record({
      method: fc.constantFrom('GET', 'GET', 'POST', 'DELETE'),
      path,
      pairs: fc.array(pair, { maxLength: 3 }),
      body,
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path: at, pairs, body: sent }) => {
        const url = pairs.length > 0 ? `${at}?${pairs.join('&')}` : at;
        const call = (): SentCall => callOf(method, url, method === 'POST' ? structuredClone(sent) : undefined);
        const route = routeOf(at);
        const whole = await outcome(checkWhole(call()) as never);
        if (route === undefined || operationFor(route, method) === undefined)
          expect((whole as { readonly status?: number }).status, `${method} ${url}`).to.be.oneOf([404, 405]);
        else expect(await outcome(check(route.template, call()) as never), `${method} ${url}`).to.deep.equal(whole);
      }),
      { numRuns: 80 },
    );
  });
});
