import type { SampleCall, Value } from './sample-call.js';

/** One request of a batch, by the names of the contract. */
export type BatchRequest = Readonly<Record<string, Value>>;

/** The requests of a call that sends a batch. **Empty**: `undefined` for any other call. */
export function batchOf({ id, body }: SampleCall): readonly BatchRequest[] | undefined {
  if (body === undefined || !/Statistics(?:Events)?$/u.test(id)) return undefined;
  return Object.values(body)[0] as readonly BatchRequest[];
}
