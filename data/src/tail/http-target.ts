import type { MatchHeader } from '@goalsquare/engine';
import { readMatchLog } from '../log/read.js';
import { retry, RetryableError, type Retrying } from './retry.js';
import { retryAfterSeconds } from './retry-after.js';
import { TargetError, type Accepted, type SentFault, type Target } from './target.js';

/** A server with an operator API. */
export interface ServerAddress {
  readonly url: string;
  readonly token: string;
}

/** Request timeout. **Units**: milliseconds. */
const PATIENCE = 30_000;

interface ProblemText {
  readonly type?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly detail?: string; readonly pointer?: string; readonly value?: unknown }[];
}

const textOf = async (answer: Response): Promise<ProblemText> =>
  answer.json().then(
    (body) => body as ProblemText,
    () => ({}),
  );

/** Returns the faults in a problem response. An entry's pointer begins with its position in the batch. */
const faultsOf = ({ errors = [] }: ProblemText): readonly SentFault[] =>
  errors.map(({ detail = '', pointer = '', value }) => {
    const [, at, rest = pointer] = /^\/entries\/(\d+)(.*)$/u.exec(pointer) ?? [];
    return {
      at: at === undefined ? -1 : Number(at),
      field: rest.slice(1).replaceAll('/', '.'),
      value,
      allowed: detail.split('allowed is ').at(-1)?.replace(/\.$/u, '') ?? '',
    };
  });

const causeOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

/**
 * Returns a target that sends a log to a server's operator API. It retries while the server cannot be reached or asks
 * to wait.
 */
export function httpTarget({ url, token }: ServerAddress, retrying: Retrying): Target {
  const base = new URL('/operator/matches', url).href;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

  async function asked(path: string, request: RequestInit): Promise<Response> {
    const answer = await fetch(`${base}${path}`, { ...request, signal: AbortSignal.timeout(PATIENCE) }).catch(
      (error: unknown) => {
        throw new RetryableError(`${url} does not answer (${causeOf(error)})`);
      },
    );
    if (answer.ok || answer.status === 404) return answer;
    const problem = await textOf(answer);
    const said = `${url} answers ${answer.status}${problem.detail === undefined ? '' : `: ${problem.detail}`}`;
    if (answer.status >= 500 || answer.status === 429 || answer.status === 408)
      throw new RetryableError(said, retryAfterSeconds(answer.headers.get('retry-after')));
    const isOfAccount = answer.status === 401 || answer.status === 403;
    throw new TargetError(said, answer.status === 422 || answer.status === 400 ? faultsOf(problem) : [], isOfAccount);
  }

  const ask = (path: string, request: RequestInit): Promise<Response> => retry(() => asked(path, request), retrying);

  async function sent(path: string, body: unknown, more: Readonly<Record<string, string>>): Promise<Accepted> {
    const answer = await ask(path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
    if (answer.status === 404)
      throw new TargetError(
        `${url} answers 404: ${(await textOf(answer)).detail ?? 'there is no operator API'}`,
        [],
        true,
      );
    const { revision, warnings = [] } = (await answer.json()) as Pick<Accepted, 'revision'> & Partial<Accepted>;
    return { revision, warnings };
  }

  return {
    revision: async (matchId) => {
      const answer = await ask(`/${matchId}`, { headers });
      return answer.ok ? ((await answer.json()) as { readonly revision: number }).revision : undefined;
    },
    log: async (matchId) => {
      const answer = await ask(`/${matchId}/log`, { headers });
      if (answer.ok) return readMatchLog(`${url}: match ${matchId}`, new Uint8Array(await answer.arrayBuffer())).log;
      const { type, detail } = await textOf(answer);
      if (type?.endsWith('data-not-held')) throw new TargetError(`${url} answers 404: ${detail ?? ''}`);
      return undefined;
    },
    begin: async (header: MatchHeader) =>
      (await sent('', header, { 'Idempotency-Key': `begin-${header.id}` })).revision,
    append: ({ matchId, entries, expectedRevision, key }) =>
      sent(`/${matchId}/entries`, { entries }, { 'If-Match': `"${expectedRevision}"`, 'Idempotency-Key': key }),
    close: () => undefined,
  };
}
