import { createRequire } from 'node:module';
import path from 'node:path';

const packageFile = createRequire(import.meta.url).resolve('@goalsquare/server/package.json');

/** The folder of the repository, wherever the code that asks lies: as source, compiled or in a bundle. */
export const repository: string = path.join(path.dirname(packageFile), '..');
