import { setTimeout as wait } from 'node:timers/promises';
import { problemCodes, problemKind } from '../../server/src/domain/problems.js';
import { commands } from '../javascript/src/cli/commands/index.js';

/** A request printed in a text, with the status and the detail of its response. */
export interface PrintedRequest {
  readonly path: string;
  readonly status: number;
  readonly detail?: string;
}

/** Matches commands that need a person, a live match, a dataset or another program. */
const APART = /^(?:goalsquare (?:login|mcp|download|watch (?!.*--replay))|claude )|\| source$| --run /u;

/** Returns the examples in the help of all commands, as bash command lines. They use a sandbox server. */
export const helpExamples = (): readonly string[] =>
  commands.flatMap(({ examples }) => examples).filter((example) => !APART.test(example));

/** Matches the codes of problems that the account, state, limits or size of a server cause, not the request. */
const OF_SERVER =
  /licensed|operator|method|unauthorised|not-held|too-many|quota|unavailable|internal|dataset|dialect|range|costly/u;

/** Returns the examples of problems that a GET request with the key `sandbox-transactional` causes. */
export const problemExamples = (): readonly PrintedRequest[] =>
  problemCodes.flatMap((code) => {
    const { status, example } = problemKind(code);
    const [, path] = /^GET (\/v1\/\S+)$/u.exec(example.request) ?? [];
    return path === undefined || OF_SERVER.test(code) ? [] : [{ path, status, detail: example.detail }];
  });

/** Match a shell block, and a sandbox URL in it. */
const BLOCK = /^```(?:sh|bash)\n.*?^```/gmsu;
const URL_IN = /'?http:\/\/localhost:8080(?<path>\/v1\/[^\s'"]+)/gu;

/** Returns the GET requests in a page's shell blocks. Commands with a body or another account are omitted. */
export const pageRequests = (page: string): readonly PrintedRequest[] =>
  [...page.matchAll(BLOCK)]
    .flatMap(([block]) => block.replaceAll('\\\n', ' ').split('\n'))
    .filter((line) => line.startsWith('curl ') && line.includes('sandbox-transactional') && !/ -(?:d|X|u) /u.test(line))
    .flatMap((line) => [...line.matchAll(URL_IN)])
    .map(({ groups }) => ({ path: groups?.path ?? '', status: 200 }));

/** Sends a request to a sandbox server, and describes how the response differs. **Empty**: it does not differ. */
export async function requestFault(url: string, { path, status, detail }: PrintedRequest): Promise<string | undefined> {
  for (;;) {
    const response = await fetch(url + path, { headers: { Authorization: 'Bearer sandbox-transactional' } });
    const text = await response.text();
    const seconds = response.headers.get('Retry-After');
    if (response.status !== status && seconds !== null) {
      await wait(Number(seconds) * 1000);
      continue;
    }
    const isSaid = detail === undefined || (JSON.parse(text) as { readonly detail?: string }).detail === detail;
    return response.status === status && isSaid
      ? undefined
      : `${path}: ${response.status}, not ${status}: ${text.slice(0, 300)}`;
  }
}
