import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { allTables } from '@goalsquare/openapi/tables-of';
import type { ContractDocument } from '@goalsquare/openapi';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { withExamples } from './examples/with-examples.js';
import { extensionTypes } from './extension-types.js';
import { writeIfChanged } from '../../gatsby-site/publish/write-if-changed.js';
import { withCsv } from './tables/with-csv.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const banner = '// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.\n\n';

/**
 * Bundles an OpenAPI file and everything it refers to into one document. **Throws** if a reference cannot be resolved.
 */
async function bundled(file: string): Promise<OpenAPI3> {
  const { bundle: document, problems } = await bundle({ ref: join(root, file), config: await createConfig({}) });
  const fatal = problems.filter(({ severity }) => severity === 'error');
  if (fatal.length > 0) throw new Error(fatal.map(({ message }) => message).join('\n'));
  return document.parsed as OpenAPI3;
}

const written = (document: OpenAPI3): string => `${JSON.stringify(document, null, 2)}\n`;

/** Generates the files of the contract, as repository path -> content. */
export async function generateContract(): Promise<ReadonlyMap<string, string>> {
  const contract = await bundled('openapi/openapi.yaml');
  withExamples(contract, new URL('../../openapi/components/examples/', import.meta.url));
  withCsv(contract, allTables(contract as unknown as ContractDocument));
  const types = await openapiTS(structuredClone(contract), {
    immutable: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return new Map([
    ['openapi/openapi.json', written(contract)],
    ['openapi/operator.json', written(await bundled('openapi/operator.yaml'))],
    ['openapi/src/types.ts', banner + astToString(types) + extensionTypes(contract)],
  ]);
}

/** Writes generated files to a folder. Unchanged files are not written, so that watchers do not see a change. */
export async function writeGenerated(files: ReadonlyMap<string, string>, folder: string): Promise<void> {
  for (const [path, content] of files) await writeIfChanged(join(folder, path), content);
}
