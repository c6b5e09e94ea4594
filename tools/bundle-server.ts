import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle/bundle.js';
import { keepCompiled } from './bundle/keep-compiled.js';

/** Bundles the server into a folder, `server/dist` if none is named. */
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..', 'server', 'dist'));
mkdirSync(folder, { recursive: true });
await bundle(folder);
await keepCompiled(path.join(folder, 'server.cjs'));
// The server that was run closes its stores and ends this process.
process.kill(process.pid, 'SIGTERM');
