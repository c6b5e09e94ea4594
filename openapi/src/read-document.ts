import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Reads a JSON document of this package, wherever the code that asks lies: as source, compiled or in a bundle. */
export const readDocument = (
  name: 'openapi.json' | 'operator.json' | 'tables.json' | 'contract-changes.json',
): unknown => JSON.parse(readFileSync(resolve(`@goalsquare/openapi/${name}`), 'utf8'));
