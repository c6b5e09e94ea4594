import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '@goalsquare/openapi';
import type { Document } from './contract-history/compare-documents.js';
import { contractChanges, readIntended, readReleases } from './contract-history/contract-changes.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Generates the changes between the versions of the contract, as repository path -> content. */
export function generateContractChanges(document: ContractDocument): ReadonlyMap<string, string> {
  const changes = contractChanges(readReleases(root), document as unknown as Document, readIntended(root));
  return new Map([['openapi/contract-changes.json', `${JSON.stringify(changes, null, 1)}\n`]]);
}
