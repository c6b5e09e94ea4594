import path from 'node:path';
import { bundle } from './bundle/bundle.js';

/** Bundles the server into a folder, `server/dist` if none is named. */
await bundle(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../server/dist')));
