import type { MatchEvent } from './contract/types.js';
import { GoalsquareError } from './errors.js';

/** A webhook that the server did not send, or not now. */
export class WebhookRejected extends GoalsquareError {
  override readonly name = 'WebhookRejected';
}

/** The headers of a request, as `fetch` and as Node have them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** How much older or newer than now a webhook may be: older ones may be replays. **Units**: seconds. */
const TOLERANCE = 300;

/** The bytes of base64. **Throws** `WebhookRejected`, which names the invalid part. */
function bytesOf(base64: string, what: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  } catch {
    throw new WebhookRejected(`${what} is not base64.`);
  }
}

function header(headers: WebhookHeaders, name: string): string {
  const all = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const value = all.find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookRejected(`The webhook has no header ${name}.`);
}

/**
 * Verifies that the server sent a webhook, and returns its event. `payload` is the body as it came, `secret` the one
 * that was printed when the subscription was added. One of several signatures suffices, as while a secret changes. A
 * webhook may come twice: `messageId` is the same. **Throws** `WebhookRejected`. **Source**: Standard Webhooks.
 *
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, process.env.WEBHOOK_SECRET);
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): Promise<MatchEvent> {
  const body = typeof payload === 'string' ? payload : new TextDecoder().decode(payload);
  const [id, timestamp, signatures] = [
    header(headers, 'webhook-id'),
    header(headers, 'webhook-timestamp'),
    header(headers, 'webhook-signature'),
  ];
  const age = Date.now() / 1000 - Number(timestamp);
  if (!/^\d+$/u.test(timestamp) || Math.abs(age) > TOLERANCE)
    throw new WebhookRejected(`webhook-timestamp '${timestamp}' is not within ${TOLERANCE} seconds of now.`);
  const secretBytes = bytesOf(secret.replace(/^whsec_/u, ''), 'The part of the secret after whsec_');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secretBytes, algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    const [version, text = ''] = signature.split(',');
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(text, 'webhook-signature'), signed)))
      return JSON.parse(body) as MatchEvent;
  }
  throw new WebhookRejected('webhook-signature has no signature by this secret.');
}
