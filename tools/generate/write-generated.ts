import { fileURLToPath } from 'node:url';
import { writeGenerated } from './contract.js';
import { generated } from './generated.js';

/* Writes all generated files, and reports what their sources lack. */

const { files, missing } = await generated();
await writeGenerated(files, fileURLToPath(new URL('../../', import.meta.url)));
for (const path of files.keys()) console.log(`generated ${path}`);
for (const line of missing) console.error(line);
if (missing.length > 0) process.exitCode = 1;
