import type { NamedArgument } from '@goalsquare/openapi/print-call';
import type { SampleCall, Value } from './sample-call.js';

/** One request of a batch, by the names of the contract. */
export type BatchRequest = Readonly<Record<string, Value>>;

/** The requests of a call that sends a batch. **Empty**: `undefined` for any other call. */
export function batchOf({ id, body }: SampleCall): readonly BatchRequest[] | undefined {
  if (body === undefined || !/Statistics(?:Events)?$/u.test(id)) return undefined;
  return Object.values(body)[0] as readonly BatchRequest[];
}

/** The names of a request's lists in the clients. */
const members: Readonly<Record<string, string>> = { metricCodes: 'metric', periods: 'period', zones: 'zone' };

/** The requests of a batch as clients add them. **Empty**: `undefined` for a call that sends none. */
export const batchArguments = (
  call: SampleCall,
  valueOf: (value: Value) => Value,
): readonly (readonly NamedArgument[])[] | undefined =>
  batchOf(call)?.map((request) =>
    Object.entries(request).map(([member, value]): NamedArgument => [members[member] ?? member, valueOf(value)]),
  );
