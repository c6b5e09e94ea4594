import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of this package, wherever the code that asks lies: as source, compiled or in a bundle. */
export const packageFolder: string = path.dirname(
  createRequire(import.meta.url).resolve('@goalsquare/data/package.json'),
);
