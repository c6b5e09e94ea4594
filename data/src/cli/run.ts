import { DataError, faultLine } from '../log/fault.js';
import { describeFileError } from '../store/file-error.js';
import { commands } from './commands.js';
import type { Out } from './out.js';
import { usage, usageOf } from './usage.js';
import { UsageError } from './usage-error.js';
import { countOf } from '../count-of.js';
import { errorMessage } from '../error-message.js';

/** Maximum number of faults that are printed. The rest are only counted. */
const FAULTS_SHOWN = 50;

const helps = new Set(['--help', '-h']);

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command line and returns its exit code: 0 for success, 1 if the data is faulty, 2 for invalid arguments. */
export async function run([name, ...words]: readonly string[], out: Out): Promise<number> {
  if (name !== undefined && (helps.has(name) || name === 'help')) {
    out.say(usage());
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === undefined || command === undefined) {
    out.complain(name === undefined ? usage() : `unknown command ${name}\n${usage()}`);
    return 2;
  }
  if (words.some((word) => helps.has(word))) {
    out.say(usageOf(name));
    return 0;
  }
  try {
    return await command.run(words, out);
  } catch (error) {
    return report(error, name, words, out);
  }
}

/** Returns the value of `--out`. **Empty**: `undefined` if it is not set. */
const outIn = (words: readonly string[]): string | undefined => {
  const at = words.indexOf('--out');
  return at < 0 ? undefined : words[at + 1];
};

function report(error: unknown, name: string, words: readonly string[], out: Out): number {
  if (error instanceof DataError) {
    for (const fault of error.faults.slice(0, FAULTS_SHOWN)) out.complain(faultLine(fault));
    if (error.faults.length > FAULTS_SHOWN)
      out.complain(`and ${countOf(error.faults.length - FAULTS_SHOWN, 'more fault')}`);
    if (error.advice !== undefined) out.complain(error.advice);
    out.complain('nothing was written');
    return 1;
  }
  out.complain(describeFileError(error, outIn(words)) ?? errorMessage(error));
  if (!isUsage(error)) return 1;
  out.complain(usageOf(name));
  return 2;
}
