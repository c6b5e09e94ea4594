import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js';
import express, { type Request, type Response } from 'express';
import { expect } from 'chai';
import fc from 'fast-check';
import { specForValidator } from '../../../src/http/contract/spec-for-validator.js';
import { operationChecks, type ValidatorOptions } from '../../../src/http/fast-path/operation-checks.js';
import { parseQuery } from '../../../src/http/pipeline/query-parser.js';
import { contractCheck } from '../../../src/http/pipeline/validator.js';

const STATISTICS = '/v1/matches/7001/statistics/players';

const app = express();

/** A request as the validator is handed it. */
function requestFor(method: string, url: string, body?: unknown): Request {
  const [path = '', query] = url.split('?');
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return {
    method,
    path,
    url,
    originalUrl: url,
    baseUrl: '',
    headers,
    params: {},
    query: parseQuery(query),
    body,
    app,
  } as unknown as Request;
}

/** Nothing is asked of a response. */
const nothing: unknown = {};
const response = nothing as Response;

const apiSpec = specForValidator([]);
const optionsNow = (): ValidatorOptions =>
  new OpenApiValidator({
    apiSpec,
    validateApiSpec: false,
    validateRequests: { allErrors: true, allowUnknownQueryParameters: false },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
  }).ajvOpts;
const checkNow = operationChecks(optionsNow());
const contract = contractCheck();
const whole = contractCheck(new Set(['routes']));

/**
 * What a check comes to: the converted parameters it leaves, or what it throws. `false` where it has no such operation.
 */
async function outcome(check: (req: Request, res: Response) => unknown, req: Request): Promise<unknown> {
  try {
    return (
      (await check(req, response)) !== false && {
        params: { ...req.params },
        query: { ...req.query },
        body: req.body as unknown,
      }
    );
  } catch (error) {
    const { status, errors, message } = error as Error & { readonly status?: number; readonly errors?: unknown };
    return { status, errors, message };
  }
}

const zones = 'D50, DM, MID, CB, AM, F50';

describe('the check of an operation', () => {
  const elsewhere: readonly (readonly [string, string])[] = [
    ['GET', '/'],
    ['GET', '/v1/nothing'],
    ['GET', '/v1/matches'],
    ['GET', '/v1/matches/7001/score/more'],
    ['GET', '/v2/leagues'],
    ['PUT', STATISTICS],
    ['DELETE', '/v1/leagues'],
    ['POST', '/v1/leagues?x=1'],
    ['toString', '/v1/leagues'],
  ];
  for (const [method, url] of elsewhere) {
    it(`is none of ${method} ${url}`, () => {
      expect(checkNow(requestFor(method, url), response)).to.equal(false);
    });
  }

  const refused: readonly (readonly [string, string])[] = [
    ['/v1/matches/x', 'request/params/matchId must be integer'],
    ['/v1/leagues?x=1', "Unknown query parameter 'x'"],
    [`${STATISTICS}?team=`, "Empty value found for query parameter 'team'"],
    [`${STATISTICS}?zone=CB,X`, `request/query/zone/1 must be equal to one of the allowed values: ${zones}`],
    ['/v1/matches/%zz', 'URI malformed'],
  ];
  for (const [url, message] of refused) {
    it(`refuses ${url} each time: ${message}`, () => {
      for (let times = 0; times < 2; times += 1)
        expect(() => checkNow(requestFor('GET', url), response)).to.throw(message);
    });
  }

  it('tells all that is wrong, and where', async () => {
    const body = { playerMetricRequests: [{}, { zones: ['X'], periods: ['one'] }] };
    const { status, errors } = (await outcome(checkNow, requestFor('POST', STATISTICS.replace('7001', 'x'), body))) as {
      readonly status: number;
      readonly errors: readonly { readonly path: string }[];
    };
    expect(status).to.equal(400);
    expect(errors.map(({ path }) => path)).to.have.members([
      '/params/matchId',
      '/body/playerMetricRequests/1/zones/0',
      '/body/playerMetricRequests/1/periods/0',
    ]);
  });

  it('converts parameters, decodes them, and leaves the method', () => {
    const req = requestFor('GET', '/v1/Matches/%37001/statistics/players/?period=1,2&zone[]=MID&lastXSeconds=600');
    expect(checkNow(req, response)).to.equal(true);
    expect([req.method, req.params, { ...req.query }]).to.deep.equal([
      'GET',
      { matchId: 7001 },
      { period: [1, 2], zone: ['MID'], lastXSeconds: 600 },
    ]);
  });

  it('is made when its operation is first met, and kept', () => {
    let made = 0;
    const { request } = optionsNow();
    const check = operationChecks(
      Object.defineProperty(optionsNow(), 'request', {
        get: () => {
          made += 1;
          return request;
        },
      }),
    );
    const asked = [
      ['GET', '/v1/nothing'],
      ['GET', '/v1/matches/1'],
      ['GET', '/v1/matches/2'],
      ['GET', STATISTICS],
      ['POST', STATISTICS],
      ['GET', STATISTICS],
    ] as const;
    const counts = asked.map(([method, url]) => {
      check(requestFor(method, url, method === 'POST' ? { playerMetricRequests: [{}] } : undefined), response);
      return made;
    });
    expect(counts).to.deep.equal([0, 1, 1, 2, 3, 3]);
  });

  it('of HEAD is that of GET, whichever is asked first', async () => {
    const url = `${STATISTICS}?period=2`;
    for (const method of ['HEAD', 'GET', 'HEAD']) {
      const req = requestFor(method, url);
      expect(contract(req, response), method).to.equal(undefined);
      expect([req.method, req.params, { ...req.query }]).to.deep.equal([method, { matchId: 7001 }, { period: [2] }]);
      expect(() => contract(requestFor(method, `${STATISTICS}?period=x`), response), method).to.throw(
        'request/query/period/0 must be integer',
      );
    }
    expect(await outcome(contract, requestFor('HEAD', url))).to.deep.equal(
      await outcome(whole, requestFor('HEAD', url)),
    );
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
        const [own, of] = await Promise.all(
          [checkNow, whole].map((check) =>
            outcome(check, requestFor(method, url, method === 'POST' ? structuredClone(sent) : undefined)),
          ),
        );
        if (own === false)
          expect((of as { readonly status?: number }).status, `${method} ${url}`).to.be.oneOf([404, 405]);
        else expect(own, `${method} ${url}`).to.deep.equal(of);
      }),
      { numRuns: 80 },
    );
  });
});
