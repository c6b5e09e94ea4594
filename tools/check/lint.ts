import { existsSync } from 'node:fs';
import { shell } from '../dev/shell.js';

/*
 * Lints the repository, or the files that are named. Other arguments go to oxlint. The bench has packages of its own:
 * where they are not installed, its types are unknown.
 */

const ignored = existsSync('bench/node_modules') ? [] : ['--ignore-pattern=bench/'];
shell('oxlint --deny-warnings --report-unused-disable-directives', [...ignored, ...process.argv.slice(2)]);
