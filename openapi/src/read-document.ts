import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Reads a JSON document of this package, from source, compiled or bundled code. */
export const readDocument = (
  name: 'openapi.json' | 'operator.json' | 'tables.json' | 'contract-changes.json',
): unknown => JSON.parse(readFileSync(resolve(`@goalsquare/openapi/${name}`), 'utf8'));
