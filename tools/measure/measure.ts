import { runNamed } from '../dev/named-programs.js';
import { measures } from './measures.js';

/* Runs the named measurement with its options. */

await runNamed('measure', measures);
