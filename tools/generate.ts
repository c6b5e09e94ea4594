import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '@goalsquare/openapi';
import { configurationPage } from '@goalsquare/server/configuration';
import { missingCalls } from './calls/sample-call.js';
import { operationsInM } from './excel/operations-in-m.js';
import { generateBadges } from './generate-badges.js';
import { generateCalls } from './generate-calls.js';
import { behaviourPage } from './generate-behaviour.js';
import { generateContractChanges } from './generate-contract-changes.js';
import { generateContract, writeGenerated } from './generate-contract.js';
import { decisionsPage } from './generate-decisions.js';
import { errorsPage } from './generate-errors.js';
import { generateFacts } from './generate-facts.js';
import { generateGuides } from './generate-guides.js';
import { generateJavaScript } from './generate-javascript.js';
import { generateMatrix } from './generate-matrix.js';
import { generateOperations } from './generate-operations.js';
import { generatePictures } from './generate-pictures.js';
import { qualityPage } from './generate-quality.js';
import { recomputePage } from './generate-recompute.js';
import { generateSchema } from './generate-schema.js';
import { statusesPage } from './generate-statuses.js';
import { generateTables } from './generate-tables.js';
import { generateUpdated } from './generate-updated.js';

/** All generated files. */
export interface Generated {
  /** Those that are committed, as repository path -> content. */
  readonly files: ReadonlyMap<string, string>;
  /** What the sources lack, and how to add it. */
  readonly missing: readonly string[];
}

/** Generates all files from their sources. */
export async function generated(): Promise<Generated> {
  const contract = await generateContract();
  const document = JSON.parse(contract.get('openapi/openapi.json') ?? '') as ContractDocument;
  const files = new Map([
    ...contract,
    ...generateTables(document),
    ...generateContractChanges(document),
    ...generateOperations(document),
    ...generateJavaScript(document, contract.get('openapi/src/types.ts') ?? ''),
    ...generateSchema(),
    ...(await generateMatrix(document)),
    ...generateCalls(document),
    ...generateFacts(),
    ...generateGuides(),
    ...(await generatePictures(document)),
    ...generateBadges(document),
    ['clients/behaviour/cases.md', behaviourPage()],
    ['clients/excel/GoalsquareOperations.pq', operationsInM(document)],
    ['docs/adr/README.md', decisionsPage()],
    ['docs/configuration.md', configurationPage()],
    ['docs/errors.md', errorsPage()],
    ['docs/match-status.md', statusesPage()],
    ['docs/quality.md', qualityPage()],
    ['docs/recompute.md', recomputePage()],
  ]);
  return { files: new Map([...files, ...generateUpdated(files)]), missing: missingCalls(document) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, missing } = await generated();
  await writeGenerated(files, fileURLToPath(new URL('..', import.meta.url)));
  for (const path of files.keys()) console.log(`generated ${path}`);
  for (const line of missing) console.error(line);
  if (missing.length > 0) process.exitCode = 1;
}
