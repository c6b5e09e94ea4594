import {
  type ApiError,
  BadRequest,
  ConfigurationError,
  ConnectionFailed,
  NotFound,
  NotLicensed,
  NotStarted,
  QuotaUsedUp,
  ServerError,
  TimedOut,
  TooManyRequests,
  Unauthorised,
} from '@goalsquare/client';
import { problemCodes, problemKind, type ProblemCode } from '@goalsquare/server/problems';
import { expect } from 'chai';
import getPort, { portNumbers } from 'get-port';
import { apiError } from '../src/errors.js';
import { rejection } from './support/rejection.js';
import { basicClient, client, MATCH, SCHEDULED, serverUrl } from './support/server.js';

const special: Readonly<Partial<Record<ProblemCode, typeof ApiError>>> = {
  'match-not-started': NotStarted,
  'teams-not-entered': NotStarted,
  'quota-used-up': QuotaUsedUp,
};

function expectedOf(code: ProblemCode): typeof ApiError {
  const { status } = problemKind(code);
  if (status >= 500) return ServerError;
  const byStatus = new Map([
    [401, Unauthorised],
    [403, NotLicensed],
    [404, NotFound],
    [429, TooManyRequests],
  ]);
  return special[code] ?? byStatus.get(status) ?? BadRequest;
}

describe('errors', () => {
  for (const code of problemCodes)
    it(`of the problem ${code} are of its class`, () => {
      const error = apiError(problemKind(code).status, { type: `/problems/${code}` });
      expect(error.constructor).to.equal(expectedOf(code));
      expect(error.code).to.equal(code);
    });

  it('of an unknown metric name the parameter, its value and what is allowed', async () => {
    const error = await rejection(client().playerStats(MATCH, { metric: 'GAOL' }));
    expect(error).to.be.instanceOf(BadRequest);
    const { code, faults } = error as BadRequest;
    expect(code).to.equal('unknown-metric');
    expect(faults[0]).to.include({ parameter: 'metric', value: 'GAOL' });
    expect(faults[0]?.allowed).to.include('GOAL');
  });

  it('of a match that has not begun are NotStarted', async () => {
    expect(await rejection(client().chains(SCHEDULED))).to.be.instanceOf(NotStarted);
  });

  it('of a match that does not exist are NotFound', async () => {
    expect(await rejection(client().match(1))).to.be.instanceOf(NotFound);
  });

  it('of a tier that lacks the metric are NotLicensed', async () => {
    expect(await rejection(basicClient().matchTransactions(MATCH))).to.be.instanceOf(NotLicensed);
  });

  it('of an unknown token are Unauthorised', async () => {
    expect(await rejection(client({ token: 'nobody' }).leagues())).to.be.instanceOf(Unauthorised);
  });

  it('of a server that does not listen are ConnectionFailed, with its reason', async () => {
    const environment = `http://127.0.0.1:${await getPort({ port: portNumbers(10_000, 20_000) })}`;
    const error = await rejection(client({ environment, retries: 1 }).leagues());
    expect(error).to.be.instanceOf(ConnectionFailed);
    expect((error as Error).message).to.equal(`${environment} could not be reached: ECONNREFUSED.`);
  });

  it('of a request that takes too long are TimedOut', async () => {
    const slow: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(init.signal?.reason as Error);
        });
      });
    const error = await rejection(client({ fetch: slow, timeout: 0.01, retries: 0 }).leagues());
    expect(error).to.be.instanceOf(TimedOut);
    expect((error as Error).message).to.equal(`${serverUrl()} did not respond within 0.01 seconds.`);
  });

  it('of a signal are its reason', async () => {
    const reason = new Error('the user left');
    expect(await rejection(client().leagues({ signal: AbortSignal.abort(reason) }))).to.equal(reason);
  });

  for (const [what, call, message] of [
    [
      'parameter',
      () => client().call('getMatch', { matchId: MATCH, period: 1 } as never),
      /has no parameter 'period'/u,
    ],
    ['list', () => client().playerStats(MATCH, { metric: [] }), /An empty list/u],
    ['squad', () => client().squad('Nowhere', 2025), /Cannot identify squad 'Nowhere' in season 2025\. Did you mean /u],
    ['person', () => client().gameLog('Nobody Known'), /Cannot identify player 'Nobody Known'\./u],
  ] as const)
    it(`of a wrong ${what} are ConfigurationError`, async () => {
      const error = await rejection(Promise.resolve().then<unknown>(call));
      expect(error).to.be.instanceOf(ConfigurationError);
      expect((error as Error).message).to.match(message);
    });
});
