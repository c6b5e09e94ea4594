import { readDocument } from './read-document.js';
import type { OperationId } from './operation.js';
import type { ExtensionId, ExtensionPath, paths } from './types.js';

/** A method an operation may have. */
export type Method = 'get' | 'post' | 'delete';

/** One operation, as far as code here reads it. */
export interface ContractOperation<Id extends OperationId | ExtensionId = OperationId> {
  readonly operationId: Id;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  /** The contract is served at this path, but the path is not one of its own operations. */
  readonly 'x-extension'?: true;
  /** An operation of POST that answers QUERY too. */
  readonly 'x-query'?: true;
  /** A POST that changes nothing, so that clients may repeat it. */
  readonly 'x-safe'?: true;
  /** A response that is not JSON: a stream, which stays open while it is read, or a file. Default: JSON. */
  readonly 'x-answers'?: 'stream' | 'file';
  /** The source of the response, if it is more than a record. */
  readonly 'x-reads'?: 'statistics' | 'evidence' | 'play' | 'revisions' | 'seasons' | 'evidence of seasons';
  /** Operations of the contract whose licence rules apply to an extension. Default: it checks licences itself. */
  readonly 'x-licensed-as'?: readonly OperationId[];
}

interface OpenApi {
  readonly openapi: '3.0.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The bundled OpenAPI document, extensions included. References point inside the document only. */
export interface ContractDocument extends OpenApi {
  readonly paths: Readonly<
    Record<keyof paths, Readonly<Partial<Record<Method, ContractOperation<OperationId | ExtensionId>>>>>
  >;
}

/** The contract itself. */
export interface Contract extends OpenApi {
  readonly paths: Readonly<
    Record<Exclude<keyof paths, ExtensionPath>, Readonly<Partial<Record<'get' | 'post', ContractOperation>>>>
  >;
}

/** The served document: the contract and its extensions. Clone it for a library that modifies its input. */
export const contractDocument: ContractDocument = readDocument('openapi.json') as ContractDocument;

const isOwn = ([, methods]: readonly [string, ContractDocument['paths'][keyof paths]]): boolean =>
  Object.values(methods).some((operation) => operation['x-extension'] !== true);

/** The contract without extensions. */
export const contract: Contract = {
  ...contractDocument,
  paths: Object.fromEntries(Object.entries(contractDocument.paths).filter(isOwn)) as Contract['paths'],
};

/** Every operation by its id, extensions included. */
export const operations: ReadonlyMap<OperationId | ExtensionId, ContractOperation<OperationId | ExtensionId>> = new Map(
  Object.values(contractDocument.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

/** Every operation of the contract, in its order. */
export const operationIds: readonly OperationId[] = Object.values(contract.paths)
  .flatMap(({ get, post }) => [get, post])
  .flatMap((operation) => operation?.operationId ?? []);
