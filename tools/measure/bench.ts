import { runNamed } from '../dev/named-programs.js';
import { benches } from './benches.js';

/* Runs the bench that is named, with its options, or that of the engine. */

if (process.argv[2]?.startsWith('--') !== false) process.argv.splice(2, 0, 'engine');
await runNamed('bench', benches);
