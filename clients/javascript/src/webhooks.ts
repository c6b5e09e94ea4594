import type { MatchEvent } from './contract/types.js';
import { GoalsquareError } from './errors.js';

/** The error for a webhook that the server did not sign, or that is too old. */
export class WebhookRejected extends GoalsquareError {
  override readonly name = 'WebhookRejected';
}

/** The headers of a request, as `fetch` or Node provides them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Maximum difference between a webhook's timestamp and now: an older one may be a replay. **Units**: seconds. */
const TOLERANCE = 300;

/** Decodes a base64 text. **Empty**: `undefined` if it is not base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}

/** Returns the signing key in a secret. **Throws** `WebhookRejected` if it is not base64. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/u, ''));
  if (bytes === undefined) throw new WebhookRejected('The part of the secret after whsec_ is not base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function header(headers: WebhookHeaders, name: string): string {
  const all = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const value = all.find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookRejected(`The webhook has no header ${name}.`);
}

/**
 * Verifies that the server sent a webhook, and returns its event. `payload` is the unchanged body. `secret` is the
 * secret that was printed when the subscription was added, or several while you change it: one matching signature is
 * enough. A webhook may be delivered twice with the same `messageId`. **Throws** `WebhookRejected`. **Source**:
 * Standard Webhooks.
 *
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, process.env.WEBHOOK_SECRET);
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
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
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const given = signatures.split(' ').flatMap((signature) => {
    const [version, text = ''] = signature.split(',');
    return version === 'v1' ? (bytesOf(text) ?? []) : [];
  });
  for (const key of await Promise.all([secret].flat().map(keyOf)))
    for (const signature of given)
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return JSON.parse(body) as MatchEvent;
  throw new WebhookRejected('webhook-signature has no signature with this secret.');
}
