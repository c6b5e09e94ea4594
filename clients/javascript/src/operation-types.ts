import type { DefaultTables, TableRows } from './contract/rows.js';
import type { operations } from './contract/types.js';
import type { Wait } from './retries.js';
import type { Several } from './several.js';

/** The id of an operation of the contract. */
export type OperationId = keyof operations;

type JsonIn<Response> = Response extends { readonly content: { readonly 'application/json': infer Json } }
  ? Json
  : Response extends { readonly content?: never }
    ? undefined
    : never;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The decoded JSON response of an operation. **Empty**: `undefined` for an operation that deletes something. */
export type Answer<Id extends OperationId> =
  Responses<Id> extends { readonly 200: infer Ok }
    ? JsonIn<Ok>
    : Responses<Id> extends { readonly 201: infer Created }
      ? JsonIn<Created>
      : undefined;

/** The ids of operations with a single JSON response. Event streams and dataset files have their own methods. */
export type CallableId = {
  [Id in OperationId]: [Answer<Id>] extends [never] ? never : Id;
}[OperationId];

/** The ids of operations whose responses can be read as rows. */
export type TableId = keyof TableRows;

type Part<From, Key extends string> =
  From extends Readonly<Partial<Record<Key, infer Members>>>
    ? [Exclude<Members, undefined>] extends [never]
      ? unknown
      : Exclude<Members, undefined>
    : unknown;

type OneOrMore<T> = T extends readonly (infer Item)[] ? Several<Item> : T;

/** Parameters for the form of a response. The methods set them. */
type Hidden = 'format' | 'table';

type IsOptional<Members, Name extends keyof Members> =
  Partial<Pick<Members, Name>> extends Pick<Members, Name> ? true : false;

/** Optional parameters may also be `undefined`, which omits them. */
type Named<Members> = {
  readonly [Name in keyof Members as Exclude<Name, Hidden>]:
    | OneOrMore<Members[Name]>
    | (IsOptional<Members, Name> extends true ? undefined : never);
};

type BodyPart<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? { readonly body: Body }
  : unknown;

type Flat<T> = { readonly [Name in keyof T]: T[Name] };

/**
 * The parameters of an operation as the contract names them: those of path and query together, and the `body`. You can
 * pass a single value instead of a list. **Empty**: no members.
 */
export type Parameters<Id extends OperationId> = Flat<
  Named<Part<operations[Id]['parameters'], 'path'>> & Named<Part<operations[Id]['parameters'], 'query'>> & BodyPart<Id>
>;

type HasRequired<T> = Partial<T> extends T ? false : true;

/**
 * The arguments of a call: the parameters of the operation, and options. Parameters may be omitted if none is required.
 */
export type ParameterArguments<Id extends OperationId, Options> =
  HasRequired<Parameters<Id>> extends true
    ? readonly [parameters: Parameters<Id>, options?: Options]
    : readonly [parameters?: Parameters<Id>, options?: Options];

/** The tables of an operation. */
export type TableName<Id extends TableId> = keyof TableRows[Id] & string;

/** The default table of an operation. */
export type DefaultTable<Id extends TableId> = DefaultTables[Id] & TableName<Id>;

/** A row of a table of an operation. */
export type Row<Id extends TableId, Table extends TableName<Id> = DefaultTable<Id>> = TableRows[Id][Table];

/** Options of a single call. **Units**: `timeout` in seconds. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | undefined;
  /** Called before this call waits, like `onWait` of the client. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
}
