import { createRequire } from 'node:module';
import path from 'node:path';

const packageFile = createRequire(import.meta.url).resolve('@goalsquare/server/package.json');

/** The root folder of the repository, whether the code is source, compiled or bundled. */
export const repository: string = path.join(path.dirname(packageFile), '..');
