import { fileURLToPath } from 'node:url';
import { configurationPage } from '@goalsquare/server/configuration';
import { generateContract, writeGenerated } from './generate-contract.js';
import { errorsPage } from './generate-errors.js';
import { generateSchema } from './generate-schema.js';

/** Every generated file that is committed, as repository path -> content. */
export const generated = async (): Promise<ReadonlyMap<string, string>> => new Map([...await generateContract(), ...generateSchema(), ['docs/configuration.md', configurationPage()], ['docs/errors.md', errorsPage()]]);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await generated();
  await writeGenerated(files, fileURLToPath(new URL('..', import.meta.url)));
  for (const path of files.keys()) console.log(`generated ${path}`);
}
