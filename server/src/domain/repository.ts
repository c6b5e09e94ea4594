import { createRequire } from 'node:module';
import path from 'node:path';

const packageFile = createRequire(import.meta.url).resolve('@goalsquare/server/package.json');

/** The folder of the repository, from source, compiled or bundled code. */
export const repository: string = path.join(path.dirname(packageFile), '..');
