import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Match, MatchLog } from '@goalsquare/engine';
import type { Answer, OperationId } from '@goalsquare/openapi';
import {
  createApp,
  type AppParts,
  type FindAccount,
  type MatchSource,
  type ProblemBody,
  type RateLimits,
} from '@goalsquare/server';
import { expect } from 'chai';
import { Registry } from 'prom-client';
import request, { type Test } from 'supertest';
import { sandboxAccounts } from '../../src/domain/accounts/sandbox.js';
import { defaultTimeouts, httpServer, type ServerTimeouts } from '../../src/http/listener/http-server.js';
import { contractCheck, warmUp } from '../../src/http/pipeline/validator.js';
import { differences } from './contract-shape.js';
import { logs, openMatches } from './match-log.js';
import { recordMetrics, recordingLogger, recordServer } from './secret-recorder.js';

/** The key every test calls with. */
export const KEY = 'sandbox-transactional';

/** Limits no test meets unless it wants to. */
const wide = { ratePerSecond: 1e6, burst: 1e6 };

/** A secret that tests send in place of a public key. Nothing may disclose it. */
const secretEnd = `-secret-${randomUUID()}`;
const secretOf = (key: string): string => (key.startsWith('sandbox-') ? key + secretEnd : key);

/** The demo accounts, by their keys and by what the tests send in place of them. */
function demoAccounts(limits: RateLimits): FindAccount {
  const find = sandboxAccounts(limits);
  return (token) => find(token.endsWith(secretEnd) ? token.slice(0, -secretEnd.length) : token);
}

/** Timeouts that cut off slow clients immediately. */
export const impatient: ServerTimeouts = { headers: 150, request: 300, keepAlive: 500, interval: 50, idle: 1000 };

/** A source of opened matches, and of the logs of some. */
export const sourceOf = (matches: readonly Match[], held: readonly MatchLog[] = []): MatchSource => ({
  matchIds: () => Promise.resolve(matches.map(({ id }) => id)),
  match: (id) => Promise.resolve(matches.find((match) => match.id === id)),
  matchNow: (id) => matches.find((match) => match.id === id),
  log: (id) => Promise.resolve(held.find(({ header }) => header.id === id)),
});

const check = contractCheck();
const warm = warmUp(check);

/** An app over the matches of the tests, which listens while a suite runs. */
export class TestApp {
  #server: Server | undefined;

  readonly #registry = new Registry();
  #hasDemoAccounts = true;

  constructor(
    private readonly parts: Partial<AppParts> | (() => Promise<Partial<AppParts>>) = {},
    private readonly patience = defaultTimeouts,
  ) {}

  readonly start = async (): Promise<void> => {
    await warm;
    const parts = typeof this.parts === 'function' ? await this.parts() : this.parts;
    this.#hasDemoAccounts = parts.accounts === undefined;
    const accounts = demoAccounts(parts.limits ?? wide);
    const app = createApp({
      matches: sourceOf(openMatches(), logs),
      logger: recordingLogger,
      registry: this.#registry,
      check,
      limits: wide,
      accounts,
      ...parts,
    });
    const server = httpServer(app, this.patience);
    recordServer(server);
    recordMetrics(this.#registry);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    // A hook that fails keeps mocha from those after it, which would stop the others: their servers must not keep the
    // process.
    server.unref();
    this.#server = server;
  };

  readonly stop = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      this.server.closeAllConnections();
      this.server.close(() => {
        resolve();
      });
    });
  };

  #bearer(key: string): string {
    return `Bearer ${this.#hasDemoAccounts ? secretOf(key) : key}`;
  }

  get server(): Server {
    if (this.#server === undefined) throw new Error('the app of this suite is not started');
    return this.#server;
  }

  /** Returns the response to a GET, or to a POST with a body, after checking it against the contract. */
  async read<Id extends OperationId>(id: Id, path: string, sent?: unknown): Promise<Answer<Id>> {
    const answer = await (sent === undefined ? this.get(path) : this.post(path, sent));
    expect(answer.status).to.equal(200);
    expect(answer.headers['content-type']).to.equal('application/json; charset=utf-8');
    expect(differences(id, answer.body)).to.deep.equal([]);
    return answer.body as Answer<Id>;
  }

  /** The problem a GET, or a POST where something is sent, is answered with. */
  async refused(path: string, sent?: unknown): Promise<ProblemBody> {
    const answer = await (sent === undefined ? this.get(path) : this.post(path, sent));
    expect(answer.headers['content-type']).to.equal('application/problem+json; charset=utf-8');
    return answer.body as ProblemBody;
  }

  /** The metrics of the app. */
  metrics(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A request with the key of the tests. */
  get(path: string): Test {
    return this.bare('get', path).set('Authorization', this.#bearer(KEY));
  }
  /** A request with another key. */
  getAs(key: string, path: string): Test {
    return this.bare('get', path).set('Authorization', this.#bearer(key));
  }
  head(path: string): Test {
    return this.bare('head', path).set('Authorization', this.#bearer(KEY));
  }
  post(path: string, body: unknown): Test {
    return this.bare('post', path)
      .set('Authorization', this.#bearer(KEY))
      .set('Content-Type', 'application/json')
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  }

  /** A request of any method, with a key. */
  by(method: Parameters<TestApp['bare']>[0], path: string, key = KEY): Test {
    return this.bare(method, path).set('Authorization', this.#bearer(key));
  }

  /** A request without a key. */
  bare(method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options', path: string): Test {
    return request(this.server)[method](path);
  }
}

/** Starts an app before the tests of a suite and stops it after them. */
export function appForSuite(
  parts: Partial<AppParts> | (() => Promise<Partial<AppParts>>) = {},
  patience = defaultTimeouts,
): TestApp {
  const app = new TestApp(parts, patience);
  before(app.start);
  after(app.stop);
  return app;
}
