import type { NamedArgument } from '@goalsquare/openapi/print-call';
import type { SampleCall, Value } from './sample-call.js';

/** One request of a batch, with the names in the contract. */
export type BatchRequest = Readonly<Record<string, Value>>;

/** Returns the requests of a batch call. **Empty**: `undefined` for any other call. */
export function batchOf({ id, body }: SampleCall): readonly BatchRequest[] | undefined {
  if (body === undefined || !/Statistics(?:Events)?$/u.test(id)) return undefined;
  return Object.values(body)[0] as readonly BatchRequest[];
}

/** The clients' names for the lists in a request. */
const members: Readonly<Record<string, string>> = { metricCodes: 'metric', periods: 'period', zones: 'zone' };

/** Returns the arguments with which clients add the requests of a batch. **Empty**: `undefined` for any other call. */
export const batchArguments = (
  call: SampleCall,
  valueOf: (value: Value) => Value,
): readonly (readonly NamedArgument[])[] | undefined =>
  batchOf(call)?.map((request) =>
    Object.entries(request).map(([member, value]): NamedArgument => [members[member] ?? member, valueOf(value)]),
  );
