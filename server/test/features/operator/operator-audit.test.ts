import { liveInMemory } from '@goalsquare/data';
import type { Entry } from '@goalsquare/engine';
import { expect } from 'chai';
import type { Response } from 'supertest';
import type { AuditEntry } from '../../../src/domain/audit/audit-entry.js';
import { appForSuite, KEY } from '../../support/app.js';
import { header, logs } from '../../support/match-log.js';

const entries = JSON.parse(JSON.stringify(logs[0]?.entries ?? [])) as readonly Entry[];
const OPERATOR = 'sandbox-operator';

describe('the audit log of requests', () => {
  const recorded: Omit<AuditEntry, 'at'>[] = [];
  const app = appForSuite(async () => {
    const live = await liveInMemory();
    return {
      live,
      matches: live,
      audit: { record: (entry: Omit<AuditEntry, 'at'>) => recorded.push(entry) },
      keyIdOf: (key: string) => (key === OPERATOR ? 'k-operator' : undefined),
    };
  });
  const send = (path: string, body: object, attempt: string, expected = '*'): Promise<Response> =>
    app
      .bare('post', `/operator/matches${path}`)
      .set({ Authorization: `Bearer ${OPERATOR}`, 'Idempotency-Key': attempt, 'If-Match': expected })
      .send(body)
      .then((answer) => answer);

  beforeEach(() => {
    recorded.length = 0;
  });

  it('has who fed a match, with which key, and with what result; no reading', async () => {
    await send('', header, 'begin');
    const batch = { entries: entries.slice(0, 4) };
    await send(`/${header.id}/entries`, batch, 'first');
    await send(`/${header.id}/entries`, batch, 'first');
    await send(`/${header.id}/entries`, batch, 'late', '"3"');
    await send('/999/entries', batch, 'nowhere');
    await app.bare('get', `/operator/matches/${header.id}`).set('Authorization', `Bearer ${OPERATOR}`);
    const by = { actor: OPERATOR, key: 'k-operator' };
    const match = header.id;
    expect(recorded).to.deep.equal([
      { action: 'match begin', result: 'done', details: { match, revision: 0 }, ...by },
      { action: 'match append', result: 'done', details: { match, revision: 4 }, ...by },
      { action: 'match append', result: 'done', details: { match, revision: 4, repeated: true }, ...by },
      { action: 'match append', result: 'revision-conflict', details: { match }, ...by },
      { action: 'match append', result: 'match-not-found', details: { match: 999 }, ...by },
    ]);
  });

  it('has which permalinks an account made and removed, without their secret', async () => {
    const made = await app
      .bare('post', '/v1/permalinks')
      .set('Authorization', `Bearer ${KEY}`)
      .send({ path: '/v1/leagues' });
    const { id, url } = made.body as { readonly id: string; readonly url: string };
    await app.bare('delete', `/v1/permalinks/${id}`).set('Authorization', `Bearer ${KEY}`);
    await app.bare('delete', `/v1/permalinks/${id}`).set('Authorization', `Bearer ${KEY}`);
    expect(recorded).to.deep.equal(
      ['permalink add', 'permalink remove'].map((action) => ({
        action,
        result: 'done',
        details: { permalink: id },
        actor: KEY,
      })),
    );
    expect(JSON.stringify(recorded)).not.to.contain(url.split('/').at(-1));
  });
});
