#!/usr/bin/env node
import { exitCodes, run } from './run.js';
import { refusedWrite } from './writing.js';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    stop.abort();
  });

/** The exit code if the result could not be printed. */
let closed: number | undefined;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (closed !== undefined) return;
  // A reader such as head closes the pipe early.
  closed = error.code === 'EPIPE' ? exitCodes.success : exitCodes.failure;
  if (closed === exitCodes.failure)
    process.stderr.write(`goalsquare: ${refusedWrite('The standard output', error)?.message ?? error.message}\n`);
  stop.abort();
});
process.once('exit', () => {
  process.exitCode = closed ?? process.exitCode;
});

process.exitCode = await run(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
  isTerminal: process.stdout.isTTY,
  signal: stop.signal,
});
