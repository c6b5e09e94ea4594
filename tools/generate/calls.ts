import type { ContractDocument } from '@goalsquare/openapi';
import { problemsOfOperations } from './problems-of-operation.js';
import { inCurl } from './calls/in-curl.js';
import { inM } from './calls/in-m.js';
import { inFunctions } from './calls/in-functions.js';
import { inTypeScript } from './calls/in-typescript.js';
import { sampleCalls, type SampleCall } from './calls/sample-call.js';

/** The languages in which calls are shown, in display order. */
const languages: Readonly<Record<string, (call: SampleCall) => string | undefined>> = {
  curl: inCurl,
  python: inFunctions('python'),
  r: inFunctions('r'),
  excel: inM,
  typescript: inTypeScript,
};

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Generates the facts that operation pages show in addition to the contract: a sample call in each language, and the
 * problems.
 */
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
