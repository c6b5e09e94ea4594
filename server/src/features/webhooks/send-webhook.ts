import { request as httpRequest, Agent as HttpAgent, type RequestOptions } from 'node:http';
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { publicLookup } from './public-address.js';
import type { Message, Subscription } from './subscription.js';
import type { WebhookTargets } from '../../domain/config/variables.js';
import { targetFault } from './targets.js';

/** The result of a request: delivered, or the reason for the failure and whether the subscriber is gone for good. */
export type DeliveryResult =
  | { readonly isDelivered: true }
  | { readonly isDelivered: false; readonly error: string; readonly isGone?: true };

/** Sends a message to a subscriber. It never throws. **Units**: `now` in milliseconds. */
export type SendWebhook = (
  subscription: Pick<Subscription, 'url' | 'secret'>,
  message: Message,
  now: number,
) => Promise<DeliveryResult>;

/** Timeout for a subscriber. **Units**: milliseconds. */
const TIMEOUT = 10_000;

/** Maximum number of connections to one subscriber. */
const CONNECTIONS = 4;

const GONE = 410;

const headersOf = (
  { secret }: Pick<Subscription, 'secret'>,
  { messageId, body }: Message,
  now: number,
): Readonly<Record<string, string>> => ({
  'Content-Type': 'application/json',
  'Content-Length': String(Buffer.byteLength(body)),
  'User-Agent': 'Goalsquare',
  'webhook-id': messageId,
  'webhook-timestamp': String(Math.floor(now / 1000)),
  'webhook-signature': new Webhook(secret).sign(messageId, new Date(now), body),
});

function outcomeOf(status: number): DeliveryResult {
  if (status >= 200 && status < 300) return { isDelivered: true };
  return { isDelivered: false, error: `answered ${status}`, ...(status === GONE && { isGone: true as const }) };
}

/** Posts a body and returns the status. Ignores the response body and does not follow redirects. */
const post = (url: URL, options: RequestOptions, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => undefined).resume();
      response.once('data', () => {
        response.destroy();
      });
    });
    request.on('error', reject).end(body);
  });

/**
 * Returns a function that sends webhooks to permitted targets, signed according to Standard Webhooks. `timeout` is in
 * milliseconds.
 */
export function webhookSender(targets: WebhookTargets, timeout = TIMEOUT): SendWebhook {
  const common = { keepAlive: true, maxSockets: CONNECTIONS, ...(targets === 'public' && { lookup: publicLookup }) };
  const agents = { 'http:': new HttpAgent(common), 'https:': new HttpsAgent(common) } as const;
  return async (subscription, message, now) => {
    const fault = targetFault(subscription.url, targets);
    if (fault !== undefined) return { isDelivered: false, error: fault };
    const url = new URL(subscription.url);
    try {
      const options = {
        method: 'POST',
        headers: headersOf(subscription, message, now),
        agent: agents[url.protocol as 'http:' | 'https:'],
        signal: AbortSignal.timeout(timeout),
      };
      return outcomeOf(await post(url, options, message.body));
    } catch (error) {
      const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
      return {
        isDelivered: false,
        error: isLate
          ? `no answer within ${timeout} milliseconds`
          : error instanceof Error
            ? error.message
            : String(error),
      };
    }
  };
}
