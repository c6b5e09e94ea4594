import { runNamed } from '../dev/named-programs.js';
import { benches } from './benches.js';

/* Runs the named bench with its options. Without a name, runs the engine bench. */

if (process.argv[2]?.startsWith('--') !== false) process.argv.splice(2, 0, 'engine');
await runNamed('bench', benches);
