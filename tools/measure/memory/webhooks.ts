import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Program } from '../../../server/test/support/program.js';

/** A URL at which nothing listens, so that the server retries its messages repeatedly. */
const NOWHERE = 'http://127.0.0.1:9/';

/** A receiver of webhooks that stores their ids. */
export interface WebhookReceiver {
  readonly received: ReadonlySet<unknown>;
  readonly stop: () => void;
}

/** Subscribes an account to every event twice: at a receiver, and at a URL where nothing listens. */
export async function subscribeWebhooks(
  environment: Readonly<Record<string, string>>,
  account: string,
): Promise<WebhookReceiver> {
  const received = new Set<unknown>();
  const server = createServer((request, response) => {
    received.add(request.headers['webhook-id']);
    request.resume().once('end', () => response.writeHead(204).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const url of [`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, NOWHERE]) {
    const command = new Program('subscriptions-cli', environment, ['add', '--account', account, '--url', url]);
    if ((await command.over) !== 0) throw new Error(`subscriptions add: ${command.err}`);
  }
  return {
    received,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
