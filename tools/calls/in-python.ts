import { readFileSync } from 'node:fs';
import { batchOf, type BatchRequest } from './batch.js';
import { chosenFunction, snake } from './chosen-function.js';
import { sandbox, type SampleCall, type Value } from './sample-call.js';
import { signaturesIn } from './signatures.js';

const folder = new URL('../../clients/python/docs/', import.meta.url);
const signatures = signaturesIn(readFileSync(new URL('api.md', folder), 'utf8'), /```python\n(\w+)\(/gu);
const named = JSON.parse(readFileSync(new URL('operations.json', folder), 'utf8')) as Readonly<Record<string, readonly string[]>>;

function literal(value: Value): string {
  if (typeof value === 'object') return value.length === 1 ? literal(value[0] ?? '') : `[${value.map(literal).join(', ')}]`;
  return JSON.stringify(value);
}

const membersInPython: Readonly<Record<string, string>> = { metricCodes: 'metrics' };

const added = (request: BatchRequest): string =>
  `.add(${Object.entries(request).map(([member, value]) => `${membersInPython[member] ?? snake(member)}=${literal(value)}`).join(', ')})`;

/** The first parameter stands by itself, the others are named. */
const argumentsOf = (given: Readonly<Record<string, Value>>, first: string | undefined): readonly string[] =>
  Object.entries(given).map(([name, value]) => (name === first ? literal(value) : `${name}=${literal(value)}`));

function called(call: SampleCall): string {
  if (call.id === 'postPermalink') return `api.permalink("getFixture", season_id=2025, name=${JSON.stringify(call.body?.name)})`;
  const { name, given } = chosenFunction(call, named[call.id] ?? [], signatures);
  const batch = batchOf(call);
  const sent = [...argumentsOf(given, signatures.get(name)?.[0]), ...(batch === undefined ? [] : ['batch'])];
  return `api.${name}(${sent.join(', ')})`;
}

/** A call in Python, with the package of this project. */
export function inPython(call: SampleCall): string {
  const batch = batchOf(call);
  return [
    `from goalsquare import API${batch === undefined ? '' : ', Batch'}`, '', `api = API(token="${sandbox.token}")`,
    ...(batch === undefined ? [] : [`batch = Batch()`, ...batch.map((request) => `batch${added(request)}`)]),
    called(call),
  ].join('\n');
}
