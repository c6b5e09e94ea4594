import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '@goalsquare/openapi';
import { configurationPage } from '@goalsquare/server/configuration';
import { operationsInM } from './excel/operations-in-m.js';
import { generateCalls } from './generate-calls.js';
import { generateContract, writeGenerated } from './generate-contract.js';
import { errorsPage } from './generate-errors.js';
import { generateFacts } from './generate-facts.js';
import { generateGuides } from './generate-guides.js';
import { generateMatrix } from './generate-matrix.js';
import { generateOperations } from './generate-operations.js';
import { generatePictures } from './generate-pictures.js';
import { generateSchema } from './generate-schema.js';
import { statusesPage } from './generate-statuses.js';
import { generateTables } from './generate-tables.js';

/** Every generated file that is committed, as repository path -> content. */
export async function generated(): Promise<ReadonlyMap<string, string>> {
  const contract = await generateContract();
  const document = JSON.parse(contract.get('openapi/openapi.json') ?? '') as ContractDocument;
  return new Map([
    ...contract,
    ...generateTables(document),
    ...generateOperations(document),
    ...generateSchema(),
    ...(await generateMatrix(document)),
    ...generateCalls(document),
    ...generateFacts(),
    ...generateGuides(),
    ...(await generatePictures(document)),
    ['clients/excel/GoalsquareOperations.pq', operationsInM(document)],
    ['docs/configuration.md', configurationPage()],
    ['docs/errors.md', errorsPage()],
    ['docs/match-status.md', statusesPage()],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await generated();
  await writeGenerated(files, fileURLToPath(new URL('..', import.meta.url)));
  for (const path of files.keys()) console.log(`generated ${path}`);
}
