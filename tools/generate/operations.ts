import type { ContractDocument } from '@goalsquare/openapi';
import { callableOperations } from '../release/made/client-contract/operations.js';

const files = ['clients/python/src/goalsquare/_operations.json', 'clients/r/inst/contract.json'];

/** Generates the list of the contract's operations by id, for the Python and R packages. */
export function generateOperations(contract: ContractDocument): ReadonlyMap<string, string> {
  const operations = [...callableOperations(contract)].map(
    ([id, operation]) => `  ${JSON.stringify(id)}: ${JSON.stringify(operation)}`,
  );
  return new Map(files.map((file) => [file, `{\n${operations.join(',\n')}\n}\n`]));
}
