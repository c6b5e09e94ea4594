import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { webhookSender } from '../../../src/features/webhooks/send-webhook.js';
import { Receiver } from './receiver.js';

interface Recorded {
  readonly secret: string;
  readonly cases: readonly {
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly at: number;
  }[];
}

const recorded = JSON.parse(
  readFileSync(new URL('../../../../clients/behaviour/webhooks.json', import.meta.url), 'utf8'),
) as Recorded;

describe('messages recorded for the tests of clients', () => {
  const receiver = new Receiver();
  before(receiver.start);
  after(receiver.stop);

  it('are what the server sends', async () => {
    const [message] = recorded.cases;
    if (message === undefined) throw new Error('nothing is recorded');
    const sent = { type: 'MatchScore' as const, messageId: message.headers['webhook-id'] ?? '', body: message.body };
    await webhookSender('any')({ url: receiver.url, secret: recorded.secret }, sent, message.at * 1000);
    const [received] = receiver.received;
    expect(received?.body).to.equal(message.body);
    expect(received?.headers).to.include(message.headers);
  });
});
