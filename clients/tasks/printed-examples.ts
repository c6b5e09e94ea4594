import { setTimeout as wait } from 'node:timers/promises';
import { problemCodes, problemKind } from '../../server/src/domain/problems.js';
import { commands } from '../javascript/src/cli/commands/index.js';

/** A request that a text prints, and the status and the detail of its response. */
export interface PrintedRequest {
  readonly path: string;
  readonly status: number;
  readonly detail?: string;
}

/** Commands that end only with a person, a live match, a dataset or another program. */
const APART = /^(?:goalsquare (?:login|mcp|download|watch (?!.*--replay))|claude )|\| source$| --run /u;

/** The examples in the help of all commands, as lines of bash. They use a server on the sandbox. */
export const helpExamples = (): readonly string[] =>
  commands.flatMap(({ examples }) => examples).filter((example) => !APART.test(example));

/** Problems that depend on the account, the state, the limits or the size of a server rather than on the request. */
const OF_SERVER =
  /licensed|operator|method|unauthorised|not-held|too-many|quota|unavailable|internal|dataset|dialect|range|costly/u;

/** The examples of problems that a GET with the key `sandbox-transactional` causes. */
export const problemExamples = (): readonly PrintedRequest[] =>
  problemCodes.flatMap((code) => {
    const { status, example } = problemKind(code);
    const [, path] = /^GET (\/v1\/\S+)$/u.exec(example.request) ?? [];
    return path === undefined || OF_SERVER.test(code) ? [] : [{ path, status, detail: example.detail }];
  });

/** A block of a shell, and a URL of the sandbox in it, to the end of its line. */
const BLOCK = /^```(?:sh|bash)\n.*?^```/gmsu;
const URL_IN = /'?http:\/\/localhost:8080(?<path>\/v1\/[^\s'"]+)/gu;

/** The GET requests in blocks of a page that no sample runs. A command with a body, or of another account, is none. */
export const pageRequests = (page: string): readonly PrintedRequest[] =>
  [...page.matchAll(BLOCK)]
    .flatMap(([block]) => block.replaceAll('\\\n', ' ').split('\n'))
    .filter((line) => line.startsWith('curl ') && line.includes('sandbox-transactional') && !/ -(?:d|X|u) /u.test(line))
    .flatMap((line) => [...line.matchAll(URL_IN)])
    .map(({ groups }) => ({ path: groups?.path ?? '', status: 200 }));

/** Sends a request to a server on the sandbox, and returns how its response differs. **Empty**: as printed. */
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
