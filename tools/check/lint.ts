import { existsSync } from 'node:fs';
import { shell } from '../dev/shell.js';

/*
 * Lints the repository or the named files. Passes other arguments to oxlint. Skips the bench if its packages are not
 * installed, because its types are then unknown.
 */

const ignored = existsSync('bench/node_modules') ? [] : ['--ignore-pattern=bench/'];
shell('oxlint --deny-warnings --report-unused-disable-directives', [...ignored, ...process.argv.slice(2)]);
