import { referenceTarget } from '@goalsquare/openapi/reference-target';
import type { ContractDocument } from '@goalsquare/openapi';

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}

/** How an answer is to be written clients decide themselves. */
const ofFormat: ReadonlySet<string> = new Set(['format', 'table']);

/** How an operation is called: what the clients need of the contract. */
interface CallableOperation {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** Whether it is none of the contract's own operations. */
  readonly isExtension?: true;
}

function callable(
  contract: ContractDocument,
  method: string,
  path: string,
  parameters: readonly unknown[],
  isExtension: boolean,
): CallableOperation {
  const resolved = (parameters as readonly (Parameter | Reference)[]).map((one) =>
    '$ref' in one ? (referenceTarget(contract, one.$ref) as Parameter) : one,
  );
  const query = resolved
    .filter(({ in: place, name }) => place === 'query' && !ofFormat.has(name))
    .map(({ name }) => name);
  return { method: method.toUpperCase(), path, query, ...(isExtension && { isExtension }) };
}

/** Every operation of the contract by its id, in its order. */
export const callableOperations = (contract: ContractDocument): ReadonlyMap<string, CallableOperation> =>
  new Map(
    Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId, parameters = [], 'x-extension': isExtension = false }]) =>
          [operationId, callable(contract, method, path, parameters, isExtension)] as const,
      ),
    ),
  );

const files = ['clients/python/src/goalsquare/_operations.json', 'clients/r/inst/contract.json'];

/** The operations of the contract by id, as a file of the packages for Python and R. */
export function generateOperations(contract: ContractDocument): ReadonlyMap<string, string> {
  const operations = [...callableOperations(contract)].map(
    ([id, operation]) => `  ${JSON.stringify(id)}: ${JSON.stringify(operation)}`,
  );
  return new Map(files.map((file) => [file, `{\n${operations.join(',\n')}\n}\n`]));
}
