import { runNamed } from '../dev/named-programs.js';
import { measures } from './measures.js';

/* Runs the measurement that is named, with its options. */

await runNamed('measure', measures);
