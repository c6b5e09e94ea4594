import type { Server } from 'node:http';
import type { Match } from '@goalsquare/engine';
import type { Answer, OperationId } from '@goalsquare/openapi';
import { createApp, type AppParts, type MatchSource, type ProblemBody } from '@goalsquare/server';
import { expect } from 'chai';
import { pino } from 'pino';
import request, { type Test } from 'supertest';
import { httpServer } from '../../src/http/http-server.js';
import { contractCheck, warmUp } from '../../src/pipeline/validator.js';
import { differences } from './contract-shape.js';
import { openMatches } from './match-log.js';

/** The key every test calls with. */
export const KEY = 'sandbox-transactional';

/** Limits no test meets unless it wants to. */
const wide = { ratePerSecond: 1e6, burst: 1e6 };

/** A source of opened matches. */
export const sourceOf = (matches: readonly Match[]): MatchSource => ({
  matchIds: () => Promise.resolve(matches.map(({ id }) => id)),
  match: (id) => Promise.resolve(matches.find((match) => match.id === id)),
});

const check = contractCheck();
const warm = warmUp(check);

/** An app over the matches of the tests, which listens while a suite runs. */
export class TestApp {
  #server: Server | undefined;

  constructor(private readonly parts: Partial<AppParts> | (() => Promise<Partial<AppParts>>) = {}) {}

  readonly start = async (): Promise<void> => {
    await warm;
    const parts = typeof this.parts === 'function' ? await this.parts() : this.parts;
    const app = createApp({ matches: sourceOf(openMatches()), logger: pino({ level: 'silent' }), check, limits: wide, ...parts });
    const server = httpServer(app);
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    this.#server = server;
  };

  readonly stop = (): Promise<void> => new Promise((resolve) => {
    this.server.closeAllConnections();
    this.server.close(() => { resolve(); });
  });

  get server(): Server {
    if (this.#server === undefined) throw new Error('the app of this suite is not started');
    return this.#server;
  }

  /** The answer to a GET, or to a POST where something is sent, held to be what the contract says of the operation. */
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

  /** A request with the key of the tests. */
  get(path: string): Test { return this.bare('get', path).set('Authorization', `Bearer ${KEY}`); }
  /** A request with another key. */
  getAs(key: string, path: string): Test { return this.bare('get', path).set('Authorization', `Bearer ${key}`); }
  head(path: string): Test { return this.bare('head', path).set('Authorization', `Bearer ${KEY}`); }
  post(path: string, body: unknown): Test {
    return this.bare('post', path).set('Authorization', `Bearer ${KEY}`).set('Content-Type', 'application/json').send(typeof body === 'string' ? body : JSON.stringify(body));
  }

  /** A request without a key. */
  bare(method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options', path: string): Test {
    return request(this.server)[method](path);
  }
}

/** Starts an app before the tests of a suite and stops it after them. */
export function appForSuite(parts: Partial<AppParts> | (() => Promise<Partial<AppParts>>) = {}): TestApp {
  const app = new TestApp(parts);
  before(app.start);
  after(app.stop);
  return app;
}
