import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeasonKey } from '@goalsquare/data';
import { expect } from 'chai';
import { includesSeason, type Licence } from '../../src/domain/accounts/licence.js';
import { accountsWith } from '../support/accounts.js';
import { TestApp } from '../support/app.js';
import { callsByOperation, toolCalls, type Call } from './calls.js';
import { datasetOf } from './dataset-of.js';
import { twinsFor, type Twin } from './twins.js';

/** Licences of some seasons. To each, the twins differ in all other seasons. */
const licences: Readonly<Record<string, Licence>> = {
  season: { tier: 'Transactional', leagues: [{ leagueId: 1, seasonIds: [2026] }] },
  league: { tier: 'Basic', leagues: [{ leagueId: 2 }] },
};

const NOW = Date.UTC(2026, 10, 20);
const CALLS_AT_ONCE = 16;

/** Headers that differ between any two requests. */
const ofRequest: ReadonlySet<string> = new Set([
  'date',
  'ratelimit',
  'ratelimit-policy',
  'server-timing',
  'connection',
  'keep-alive',
]);

const agent = new Agent({ keepAlive: true, maxSockets: CALLS_AT_ONCE });

/** Sends a call, and returns everything its client receives. A stream is closed once it begins. */
const learntFrom = (app: TestApp, key: string, { method, path, body, headers: own }: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const headers = {
      Authorization: `Bearer ${key}`,
      'X-Request-Id': 'test',
      ...(body && { 'Content-Type': 'application/json' }),
      ...own,
    };
    const sent = request({ agent, port, method, path, headers }, (response) => {
      const { statusCode, headers: all } = response;
      const parts: Buffer[] = [];
      const finish = (): void => {
        const shown = Object.entries(all).filter(([name]) => !ofRequest.has(name));
        const text = statusCode === 201 ? '' : Buffer.concat(parts).toString('latin1');
        resolve(JSON.stringify([statusCode, statusCode === 201 ? [] : shown, text]));
      };
      if (all['content-type']?.startsWith('text/event-stream') === true) {
        finish();
        response.destroy();
      } else response.on('data', (part: Buffer) => parts.push(part)).on('end', finish);
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

const appOf = (twin: Twin): TestApp =>
  new TestApp({
    ...twin.parts,
    dataset: datasetOf(twin),
    mcp: 'on',
    now: () => NOW,
    permalinksPerAccount: 1e6,
    accounts: accountsWith({ ...licences, all: { tier: 'Transactional', leagues: 'all' } }),
  });

for (const [name, licence] of Object.entries(licences))
  describe(`an account that is licensed for one ${name}`, () => {
    const apps = twinsFor((season: SeasonKey) => includesSeason(licence, season)).map(appOf);
    before(() => Promise.all(apps.map((app) => app.start())));
    after(() => Promise.all(apps.map((app) => app.stop())));

    /** Returns calls whose responses differ between the twins. */
    async function different(key: string, calls: readonly Call[]): Promise<readonly string[]> {
      const found: string[] = [];
      for (let from = 0; from < calls.length; from += CALLS_AT_ONCE)
        await Promise.all(
          calls.slice(from, from + CALLS_AT_ONCE).map(async (call) => {
            const [first, second] = await Promise.all(apps.map((app) => learntFrom(app, key, call)));
            if (first !== second)
              found.push(`${call.method} ${call.path} ${JSON.stringify(call.body ?? '')}\n  ${first}\n  ${second}`);
          }),
        );
      return found;
    }

    for (const [operation, calls] of [...callsByOperation, ['the tools of assistants', toolCalls] as const])
      it(`learns nothing from ${operation} about what other seasons contain`, async () => {
        expect(await different(name, calls)).to.deep.equal([]);
      });

    it('would learn it with a licence of every season', async () => {
      for (const id of ['getMatch', 'getPlayersAcrossMatches', 'getPersons', 'getFixture', 'getChanges'] as const)
        expect(await different('all', callsByOperation.get(id) ?? []), id).not.to.deep.equal([]);
    });
  });
