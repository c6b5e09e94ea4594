import { readFileSync } from 'node:fs';
import type { OperationId } from './operation.js';
import type { paths } from './types.js';

/** One operation, as far as code here reads it. */
export interface ContractOperation {
  readonly operationId: OperationId;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The bundled OpenAPI document. References point inside the document only. */
export interface Contract {
  readonly openapi: '3.0.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<keyof paths, Readonly<Partial<Record<'get' | 'post', ContractOperation>>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

const file = new URL('../openapi.json', import.meta.url);

/** The contract, frozen: clone it for a library that changes what it is given. */
export const contract: Contract = freeze(JSON.parse(readFileSync(file, 'utf8')) as Contract);

/** Every operation of the contract, in its order. */
export const operationIds: readonly OperationId[] = Object.values(contract.paths)
  .flatMap(({ get, post }) => [get, post])
  .flatMap((operation) => operation?.operationId ?? []);
