import { readFileSync } from 'node:fs';
import { mock } from 'node:test';
import { WebhookRejected, verifyWebhook } from '@goalsquare/client/webhooks';
import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { rejection } from './support/rejection.js';

/** The library that the server signs with. */
const SECRET = `whsec_${btoa('thirty-two bytes of a test secret')}`;
const BODY = JSON.stringify({ messageId: 'm-1', type: 'MatchScore', matchId: 7, note: 'Tāne 🏉' });

const signedAt = (now: Date, secret = SECRET): Readonly<Record<string, string>> => ({
  'Webhook-Id': 'm-1',
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign('m-1', now, BODY),
});

describe('verifyWebhook', () => {
  it('returns the event of what the server signed, whatever has the headers', async () => {
    const headers = signedAt(new Date());
    expect(await verifyWebhook(BODY, headers, SECRET)).to.include({ messageId: 'm-1', type: 'MatchScore' });
    const bytes = new TextEncoder().encode(BODY);
    expect(await verifyWebhook(bytes, new Headers(headers), SECRET)).to.include({ matchId: 7 });
  });

  it('accepts one of several signatures, as while a secret changes', async () => {
    const now = new Date();
    const old = signedAt(now, `whsec_${btoa('another secret of a subscription')}`)['webhook-signature'] ?? '';
    const headers = signedAt(now);
    const both = `v1a,unknown ${old} ${headers['webhook-signature'] ?? ''}`;
    expect(await verifyWebhook(BODY, { ...headers, 'webhook-signature': both }, SECRET)).to.include({ matchId: 7 });
    const error = await rejection(verifyWebhook(BODY, { ...headers, 'webhook-signature': old }, SECRET));
    expect(error).to.be.instanceOf(WebhookRejected);
  });

  for (const [what, change, message] of [
    ['a replay of six minutes ago', () => signedAt(new Date(Date.now() - 360_000)), 'not within 300 seconds'],
    [
      'a time stamp that was changed',
      () => ({ 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 60) }),
      'no signature',
    ],
    ['a time stamp that is no number', () => ({ 'webhook-timestamp': 'now' }), "'now' is not within"],
    ['another id', () => ({ 'Webhook-Id': 'm-2' }), 'no signature with this secret'],
    ['a header that is missing', () => ({ 'webhook-signature': '' }), 'no header webhook-signature'],
    ['a signature that is not base64', () => ({ 'webhook-signature': 'v1,*' }), 'no signature with this secret'],
  ] as const)
    it(`refuses ${what}`, async () => {
      const error = await rejection(verifyWebhook(BODY, { ...signedAt(new Date()), ...change() }, SECRET));
      expect(error).to.be.instanceOf(WebhookRejected);
      expect((error as Error).message).to.include(message);
    });

  it('refuses a body that was changed, and a secret that is none', async () => {
    const headers = signedAt(new Date());
    expect(await rejection(verifyWebhook(`${BODY} `, headers, SECRET))).to.be.instanceOf(WebhookRejected);
    const error = (await rejection(verifyWebhook(BODY, headers, 'whsec_*'))) as Error;
    expect(error.message).to.equal('The part of the secret after whsec_ is not base64.');
  });

  const { secret, cases } = JSON.parse(
    readFileSync(new URL('../../behaviour/webhooks.json', import.meta.url), 'utf8'),
  ) as {
    readonly secret: string;
    readonly cases: readonly {
      readonly title: string;
      readonly body: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly at: number;
      readonly secrets?: readonly string[];
      readonly error?: string;
    }[];
  };
  for (const { title, body, headers, at, secrets = [secret], error } of cases)
    it(`${error === undefined ? 'accepts' : 'refuses'} ${title}`, async () => {
      mock.timers.enable({ apis: ['Date'], now: at * 1000 });
      try {
        const verified = verifyWebhook(body, headers, secrets);
        if (error === undefined) expect(await verified).to.deep.equal(JSON.parse(body));
        else expect(await rejection(verified)).to.be.instanceOf(WebhookRejected);
      } finally {
        mock.timers.reset();
      }
    });
});
