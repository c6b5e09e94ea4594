import { readFileSync } from 'node:fs';
import type { ContractDocument } from '@goalsquare/openapi';
import { configurationPage } from './configuration.js';
import { guides } from '../release/made/guides.js';
import { missingCalls } from './calls/sample-call.js';
import { operationsInM } from '../../clients/excel/generate/operations-in-m.js';
import { generateAnswers } from './answers.js';
import { generateCalls } from './calls.js';
import { generateContractChanges } from './contract-changes.js';
import { generateContract } from './contract.js';
import { decisionsPage } from './decisions.js';
import { errorsPage } from './errors.js';
import { generateFacts } from './facts.js';
import { generateMatrix } from './matrix.js';
import { generateOperations } from './operations.js';
import { qualityPage } from './quality.js';
import { generateSchema } from './schema.js';
import { sourceColumnsPage } from './source-columns.js';
import { statusesPage } from './statuses.js';
import { generateTables } from './tables.js';
import { generateUpdated } from './updated.js';

/** All generated files. */
export interface Generated {
  /** Those that are committed, as repository path -> content. */
  readonly files: ReadonlyMap<string, string>;
  /** Missing sources, and how to add them. */
  readonly missing: readonly string[];
}

/** Generates all files from their sources. */
export async function generated(): Promise<Generated> {
  const contract = await generateContract();
  const document = JSON.parse(contract.get('openapi/openapi.json') ?? '') as ContractDocument;
  const files = new Map([
    ...contract,
    ...generateTables(document),
    ...generateAnswers(document),
    ...generateContractChanges(document),
    ...generateOperations(document),
    ...generateSchema(),
    ...(await generateMatrix(document)),
    ...generateCalls(document),
    ...generateFacts(),
    ['clients/excel/GoalsquareOperations.pq', operationsInM(document)],
    ['docs/adr/README.md', decisionsPage()],
    ['docs/configuration.md', configurationPage()],
    ['docs/errors.md', errorsPage()],
    ['docs/match-status.md', statusesPage()],
    ['docs/source-columns.md', sourceColumnsPage()],
    ['docs/quality.md', qualityPage()],
  ]);
  // Pages that git does not contain are made from documents as they are generated, not as they were last written.
  const made = guides((file) => files.get(file) ?? readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  return { files: new Map([...files, ...generateUpdated(made)]), missing: missingCalls(document) };
}
