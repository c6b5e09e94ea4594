// Runs a program from its sources: node tools/dev/run.mjs FILE [WORD ...]. First installs what checks, tests and
// development need, unless the program is one for users, who do without, and makes sources that git does not contain.
// Plain JavaScript, so that it runs before that.
import { spawn } from 'node:child_process';
import { makeSources } from './make-sources.mjs';

const [program, ...words] = process.argv.slice(2);
const isForUsers = !program.startsWith('tools/') || program === 'tools/release/build.ts';
if (!isForUsers) {
  await import('./install-checks.mjs');
  // npm sets it in scripts, because .npmrc leaves out development packages. It decides nothing for tests and tools.
  delete process.env.NODE_ENV;
}
makeSources();

const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', program, ...words], {
  stdio: 'inherit',
});
/** A terminal sends its signals to both processes. */
process.on('SIGINT', () => {});
for (const name of ['SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
child.once('exit', (code, signal) => {
  process.exitCode = code ?? 1;
  if (signal !== null) console.error(`${program} was ended by ${signal}`);
});
