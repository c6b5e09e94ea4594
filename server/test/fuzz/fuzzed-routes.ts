import { contractDocument, type ExtensionId, type OperationId } from '@goalsquare/openapi';
import { resolved, type Schema } from '../../src/http/contract/schema.js';

/** An operation that is fuzzed: one of the contract, or one that extends it. */
export interface FuzzedRoute {
  readonly id: OperationId | ExtensionId;
  readonly method: 'get' | 'post' | 'delete';
  readonly template: string;
  /** Schemas by media type, for each status. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}

interface Described {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

const responsesOf = (responses: Readonly<Record<string, unknown>>): FuzzedRoute['responses'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      Object.fromEntries(
        Object.entries(resolved(response as Described).content ?? {}).map(([type, { schema = {} }]) => [type, schema]),
      ),
    ]),
  );

const methods = ['get', 'post', 'delete'] as const;

/** Every operation of the contract and of its extensions, in the order of the document. */
export const fuzzedRoutes: readonly FuzzedRoute[] = Object.entries(contractDocument.paths).flatMap(
  ([template, operations]) =>
    methods.flatMap((method): readonly FuzzedRoute[] => {
      const operation = operations[method];
      return operation === undefined
        ? []
        : [{ id: operation.operationId, method, template, responses: responsesOf(operation.responses) }];
    }),
);
