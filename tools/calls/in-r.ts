import { readFileSync, readdirSync } from 'node:fs';
import { batchOf, type BatchRequest } from './batch.js';
import { chosenFunction, snake } from './chosen-function.js';
import { sandbox, type SampleCall, type Value } from './sample-call.js';
import { signaturesIn } from './signatures.js';

const folder = new URL('../../clients/r/', import.meta.url);
const code = readdirSync(new URL('R/', folder)).sort().map((file) => readFileSync(new URL(`R/${file}`, folder), 'utf8')).join('\n');
const signatures = signaturesIn(code, /^(gs_\w+) <- function\(/gmu);
const { operations: named } = JSON.parse(readFileSync(new URL('inst/operations.json', folder), 'utf8')) as { readonly operations: Readonly<Record<string, readonly string[]>> };

function literal(value: Value): string {
  if (typeof value === 'object') return value.length === 1 ? literal(value[0] ?? '') : `c(${value.map(literal).join(', ')})`;
  return JSON.stringify(value);
}

const membersInR: Readonly<Record<string, string>> = { metricCodes: 'metric', periods: 'period', zones: 'zone' };

const asked = (request: BatchRequest): string =>
  `gs_request(${Object.entries(request).map(([member, value]) => `${membersInR[member] ?? snake(member)} = ${literal(value)}`).join(', ')})`;

/** The first parameter stands by itself, the others are named. */
const argumentsOf = (given: Readonly<Record<string, Value>>, first: string | undefined): readonly string[] =>
  Object.entries(given).map(([name, value]) => (name === first ? literal(value) : `${name} = ${literal(value)}`));

function called(call: SampleCall): string {
  if (call.id === 'postPermalink') return `gs_permalink("seasons/2025/fixture", name = ${JSON.stringify(call.body?.name)})`;
  const { name, given } = chosenFunction(call, named[call.id] ?? [], signatures);
  const batch = batchOf(call);
  const sent = argumentsOf(given, signatures.get(name)?.[0]);
  return batch === undefined ? `${name}(${sent.join(', ')})` : `${name}(${sent.join(', ')}, list(\n${batch.map((request) => `  ${asked(request)}`).join(',\n')}\n))`;
}

/** A call in R, with the package of this project. */
export const inR = (call: SampleCall): string => ['library(goalsquare)', '', `gs_connect(token = "${sandbox.token}")`, called(call)].join('\n');
