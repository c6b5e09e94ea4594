import { runNamed } from '../dev/named-programs.js';
import { generators } from './generators.js';

/*
 * Writes all generated files that `check -- generated` compares with their sources. With a name it generates something
 * that needs the sandbox or takes longer.
 */

await (process.argv.length > 2 ? runNamed('generate', generators) : import('./write-generated.js'));
