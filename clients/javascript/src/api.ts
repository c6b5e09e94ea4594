import { Datasets } from './datasets.js';
import { operations } from './contract/operations.js';
import { operationNamed } from './operation.js';
import type { Answer, CallableId, CallOptions, ParameterArguments } from './operation-types.js';

/** A method for each operation of the contract, by its id, unless a method has that name. It returns decoded JSON. */
type OperationMethods = {
  readonly [Id in Exclude<CallableId, keyof Datasets>]: (
    ...args: ParameterArguments<Id, CallOptions>
  ) => Promise<Answer<Id>>;
};

/* The methods of the interface are created from data, in the class. */
/* eslint-disable @typescript-eslint/no-unsafe-declaration-merging, @typescript-eslint/no-empty-object-type */

/** A method for each operation of the contract. */
export interface API extends OperationMethods {}

/**
 * A server, and the account that calls it.
 *
 * Methods with short names, such as `ladder`, return rows: the columns of the server's CSV. Methods named after an
 * operation, such as `getLadder`, return its response as JSON. `rows` and `call` take the id of an operation.
 *
 * @example
 * const api = new API({ token: 'sandbox-transactional' });
 * const ladder = await api.ladder(2025, 10);
 */
export class API extends Datasets {
  static {
    for (const id of Object.keys(operations))
      if (!(id in this.prototype) && operationNamed(id).answers === 'json')
        Object.defineProperty(this.prototype, id, {
          value(this: API, parameters?: Readonly<Record<string, unknown>>, options?: CallOptions) {
            return this.answer(id, parameters ?? {}, options);
          },
        });
  }
}
