import type { ContractDocument } from '@goalsquare/openapi';
import { problemsOfOperations } from '@goalsquare/server/problems-of-operation';
import { inCurl } from './calls/in-curl.js';
import { inM } from './calls/in-m.js';
import { inFunctions } from './calls/in-functions.js';
import { inTypeScript } from './calls/in-typescript.js';
import { sampleCalls, type SampleCall } from './calls/sample-call.js';

/** THE languages calls are shown in, in the order they are shown. */
const languages: Readonly<Record<string, (call: SampleCall) => string | undefined>> = {
  curl: inCurl,
  python: inFunctions('python'),
  r: inFunctions('r'),
  excel: inM,
  typescript: inTypeScript,
};

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** What the pages of operations say beside the contract: a call of each in every language, and its problems. */
export function generateCalls(contract: ContractDocument): ReadonlyMap<string, string> {
  const calls = sampleCalls(contract).map((call) => {
    const { id, path, query } = call;
    return [
      id,
      {
        path,
        query,
        code: Object.fromEntries(Object.entries(languages).map(([language, write]) => [language, write(call)])),
      },
    ];
  });
  return new Map([
    ['gatsby-site/facts/calls.json', json(Object.fromEntries(calls) as object)],
    ['gatsby-site/facts/problems-of-operations.json', json(Object.fromEntries(problemsOfOperations))],
  ]);
}
