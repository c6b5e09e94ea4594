import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of this package, whether the code is source, compiled or bundled. */
export const packageFolder: string = path.dirname(
  createRequire(import.meta.url).resolve('@goalsquare/data/package.json'),
);
