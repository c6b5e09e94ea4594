import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import type { Registry } from 'prom-client';

/** Keys that the docs print, which are names of accounts too. */
const publicKeys: ReadonlySet<string> = new Set([
  'sandbox-basic',
  'sandbox-advanced',
  'sandbox-transactional',
  'sandbox-operator',
]);
const secretParameters = [
  'access_token',
  'refresh_token',
  'id_token',
  'client_secret',
  'code',
  'code_verifier',
  'state',
  'nonce',
  'token',
];

/** Shorter or repetitive texts, and parts of public keys, are words of tests and occur by chance. */
const MIN_LENGTH = 16;
const isSecret = (text: string): boolean =>
  text.length >= MIN_LENGTH &&
  ![...publicKeys].some((key) => key.includes(text) || text.includes(key)) &&
  new Set(text).size > 6;

/** Everything the apps of a run have disclosed outside successful responses: log lines, errors, metrics. */
export const disclosed = { logs: [] as string[], errors: [] as string[], metrics: [] as string[] };

/** Every secret the callers of a run have sent. */
export const sentSecrets = new Set<string>();

/** A logger whose lines are kept, down to the least severe. */
export const recordingLogger: Logger = pino(
  { level: 'trace' },
  new Writable({
    write: (line: Buffer, _encoding, done) => {
      disclosed.logs.push(line.toString());
      done();
    },
  }),
);

/** Notes a text as a secret, where it is one. */
export function noteSecret(text: string | null | undefined): void {
  if (text && !sentSecrets.has(text) && isSecret(text)) sentSecrets.add(text);
}

function noteRequest({ headers, url = '' }: IncomingMessage): void {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(/\s+/u);
  noteSecret(credentials);
  if (/^basic$/iu.test(scheme)) Buffer.from(credentials, 'base64').toString().split(':').forEach(noteSecret);
  for (const cookie of (headers.cookie ?? '').split(';')) noteSecret(cookie.split('=').slice(1).join('='));
  noteSecret(/^\/q\/([\w-]+)/u.exec(url)?.[1]);
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  for (const name of secretParameters) noteSecret(query.get(name));
}

/** Keeps what an error says, and notes the tokens that a success gives. */
function recordResponse(res: ServerResponse): void {
  const end = res.end.bind(res) as (...given: readonly unknown[]) => ServerResponse;
  res.end = ((...given: readonly unknown[]) => {
    const [body] = given;
    const isError = res.statusCode >= 400;
    const isText = typeof body === 'string' || body instanceof Uint8Array;
    const text = isText && (isError || body.length < 10_000) ? Buffer.from(body).toString() : '';
    if (isError) disclosed.errors.push(`${String(res.getHeader('WWW-Authenticate') ?? '')} ${text}`);
    else for (const [, token] of text.matchAll(/"(?:access|refresh|id)_token":"([^"]+)"/gu)) noteSecret(token);
    return end(...given);
  }) as ServerResponse['end'];
}

/** Records what a server receives that is secret, and what it discloses. */
export function recordServer(server: Server): void {
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    noteRequest(req);
    recordResponse(res);
  });
}

const registries = new Set<Registry>();

/** Keeps the metrics of an app, to be searched for secrets. */
export function recordMetrics(registry: Registry): void {
  registries.add(registry);
}

/** Returns the secrets that were disclosed, each with its place. **Empty**: none leaked. */
export async function leaks(): Promise<readonly string[]> {
  const metrics = await Promise.all([...registries].map((registry) => registry.metrics()));
  return Object.entries({ ...disclosed, metrics: [...disclosed.metrics, ...metrics] }).flatMap(([where, texts]) => {
    const all = texts.join('\n');
    return [...sentSecrets]
      .filter((secret) => all.includes(secret))
      .map((secret) => {
        const at = all.indexOf(secret);
        return `${where}: ...${all.slice(Math.max(0, at - 150), at + 60)}...`;
      });
  });
}
