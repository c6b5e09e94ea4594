import { contractDocument, type ContractDocument } from '@goalsquare/openapi';
import type { MatchLog } from '@goalsquare/engine';
import { referenceTarget } from '@goalsquare/openapi/reference-target';
import { expect } from 'chai';
import { appForSuite } from './support/app.js';
import { datasetForSuite } from './features/datasets/dataset-folder.js';
import { logs } from './support/match-log.js';
import { smallWorld } from './support/small-world.js';

type Value = string | number | boolean;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly example?: Value | readonly Value[];
  readonly examples?: Readonly<Record<string, { readonly value: Value }>>;
}

type Get = NonNullable<ContractDocument['paths'][keyof ContractDocument['paths']]['get']>;

/** Returns the values that a parameter is shown with, each to be sent once. **Empty**: none if it has no example. */
const valuesOf = ({ example, examples }: Parameter): readonly (Value | readonly Value[])[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples ?? {}).map(({ value }) => value),
];

const parametersOf = ({ parameters = [] }: Get): readonly Parameter[] =>
  (parameters as readonly (Parameter | { readonly $ref: string })[]).map((one) =>
    '$ref' in one ? (referenceTarget(contractDocument, one.$ref) as Parameter) : one,
  );

/** Returns the request with the n-th value of each parameter, or its last. */
function requestOf(template: string, get: Get, n: number) {
  const given = parametersOf(get).flatMap((parameter) => {
    const values = valuesOf(parameter);
    const value = values[Math.min(n, values.length - 1)];
    return value === undefined ? [] : [{ ...parameter, value: [value].flat() }];
  });
  const at = (where: Parameter['in']) => given.filter(({ in: place }) => place === where);
  const path = at('path').reduce((url, { name, value }) => url.replace(`{${name}}`, String(value)), template);
  const query = new URLSearchParams(at('query').flatMap(({ name, value }) => value.map((one) => [name, String(one)])));
  const headers = Object.fromEntries(at('header').map(({ name, value }) => [name, String(value)]));
  return { path: query.size === 0 ? path : `${path}?${query}`, headers };
}

/** A match of the tests, in the season of the examples. */
const inSeasonOfExamples = (log: MatchLog): MatchLog => ({
  ...log,
  header: { ...log.header, id: log.header.id + 1000, seasonId: 2025 },
});

/** Resources of an account exist only after it has made one. */
const OF_ACCOUNTS = /^\/v1\/(?:permalinks|replays)\/\{/u;

const gets = Object.entries(contractDocument.paths).flatMap(([template, { get }]) =>
  get === undefined || get['x-answers'] !== undefined || OF_ACCOUNTS.test(template) ? [] : [{ template, get }],
);

describe('the examples of the contract', () => {
  const { directory } = datasetForSuite([...logs, ...logs.map(inSeasonOfExamples)]);
  const app = appForSuite(async () => ({ ...(await smallWorld()), dataset: directory }));

  for (const { template, get } of gets) {
    const most = Math.max(1, ...parametersOf(get).map((parameter) => valuesOf(parameter).length));
    for (let n = 0; n < most; n += 1) {
      const { path, headers } = requestOf(template, get, n);
      it(`are answered together: GET ${path}`, async () => {
        const { status, text } = await app.get(path).set(headers);
        expect(status, text).to.equal(200);
      });
    }
  }
});
