#!/usr/bin/env node
import { run } from './run.js';

const stop = new AbortController();
process.once('SIGINT', () => {
  stop.abort();
});
process.once('SIGTERM', () => {
  stop.abort();
});
// A reader such as head closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
  isTerminal: process.stdout.isTTY,
  signal: stop.signal,
});
