import type { ExtensionId, operations } from './types.js';

/** The name of an operation of the contract. */
export type OperationId = Exclude<keyof operations, ExtensionId>;

/** The body of an operation's 200 answer. */
export type Answer<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json'];

/** The path parameters of an operation, or nothing. */
export type Path<Id extends OperationId> = Present<operations[Id]['parameters'], 'path'>;

/** The query parameters of an operation, or nothing. */
export type Query<Id extends OperationId> = Present<operations[Id]['parameters'], 'query'>;

/** The request body of an operation, or nothing. */
export type Body<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Sent } };
}
  ? Sent
  : Readonly<Record<string, never>>;

type Present<From, Key extends string> =
  From extends Readonly<Partial<Record<Key, infer Part>>>
    ? [Exclude<Part, undefined>] extends [never]
      ? Readonly<Record<string, never>>
      : Exclude<Part, undefined>
    : Readonly<Record<string, never>>;
