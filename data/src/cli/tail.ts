import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DataError, faultLine } from '../log/fault.js';
import { growingLines } from '../tail/growing-lines.js';
import type { LineSource } from '../tail/line-source.js';
import { streamLines } from '../tail/stream-lines.js';
import { tailLog } from '../tail/tail-log.js';
import { TargetError, type Target } from '../tail/target.js';
import type { Command } from './command.js';
import type { Out } from './out.js';
import { followOptions, tailFolder } from './tail-folder.js';
import { targetOf } from './tail-target.js';
import { UsageError } from './usage-error.js';

const options = {
  to: { type: 'string' },
  over: { type: 'string' },
  'token-file': { type: 'string' },
  batch: { type: 'string' },
  once: { type: 'boolean' },
  ...followOptions,
} as const;

/** Maximum number of entries that a server accepts in one batch. */
const MAX_BATCH = 500;
const DEFAULT_BATCH = '200';

function batchIn(word: string): number {
  const number = /^\d{1,3}$/u.test(word) ? Number(word) : NaN;
  if (!(number >= 1 && number <= MAX_BATCH))
    throw new UsageError(`--batch is ${word}; allowed is a whole number from 1 to ${MAX_BATCH}`);
  return number;
}

function sourceOf(word: string, once: boolean | undefined, signal: AbortSignal): LineSource {
  if (word === '-') return streamLines(word, process.stdin, signal);
  return growingLines(word, { ends: once === true ? 'at end of file' : 'never', signal });
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs `work` until it ends. The first SIGINT or SIGTERM aborts it, the second kills the process. */
async function untilSignal<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => {
    controller.abort();
  };
  for (const name of signals) process.once(name, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of signals) process.off(name, stop);
  }
}

/** Prints an error of the source or target. **Throws** any other error. */
function complainOf(error: unknown, { complain }: Out): void {
  if (error instanceof DataError) for (const fault of error.faults) complain(faultLine(fault));
  else if (error instanceof TargetError) complain(error.message);
  else throw error;
}

async function send(
  file: string,
  target: Target,
  source: LineSource,
  most: number,
  out: Out,
  signal: AbortSignal,
): Promise<number> {
  try {
    await tailLog({ file, source, target, most, report: out.say, warn: out.complain });
    return 0;
  } catch (error) {
    if (signal.aborted) return 0;
    complainOf(error, out);
    return 1;
  } finally {
    source.close();
    target.close();
  }
}

function run(words: readonly string[], out: Out): Promise<number> {
  const {
    values,
    positionals: [file, more],
  } = parseArgs({ args: [...words], options, allowPositionals: true });
  if (file === undefined || more !== undefined)
    throw new UsageError('one source is needed: a file, or - for the standard input');
  if (values.format !== undefined) return untilSignal((signal) => tailFolder(file, values, out, signal));
  const most = batchIn(values.batch ?? DEFAULT_BATCH);
  if (file !== '-' && !existsSync(file)) throw new Error(`there is no ${file}`);
  return untilSignal(async (signal) => {
    const target = await targetOf(values, out, signal);
    return send(file, target, sourceOf(file, values.once, signal), most, out, signal);
  });
}

/** `tail`: sends the lines of a growing log to a server as a live match. */
export const tail: Command = {
  usage: `tail FILE|- --to URL [--token-file FILE] [--over DIR] [--batch N] [--once]
    sends each new line of a match log to a server: creates the match, or resumes at the server's revision. Stops at an
    invalid line and reports it. A line that breaks a quality rule is sent, with a warning. Put the token of an operator
    account into GOALSQUARE_TOKEN or a file.
      --to URL      http://..., or nats://... if servers share their live matches
      --over DIR    with nats://, the data folder of the servers
      --batch N     maximum entries in a batch; the default is 200, at most 500
      --once        stops at the end of the file
  tail --format afl-json DIR --to URL --over DATA [--once] [--token-file FILE]
    follows a folder into which your collector writes JSON files of the AFL. Starts live matches, and appends what later
    files change. DATA is the data folder of the server. Matches, squads and venues get the ids they have there, and
    new ids are added to its register.jsonl. --league, --level and --season work as in import.`,
  run,
};
