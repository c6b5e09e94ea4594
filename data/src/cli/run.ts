import { DataError, faultLine } from '../log/fault.js';
import { checkCommand } from './check.js';
import { importCommand } from './import.js';
import type { Out } from './out.js';
import { usage, UsageError } from './usage.js';

const commands: Readonly<Record<string, (words: readonly string[], out: Out) => number>> = { check: checkCommand, import: importCommand };

/** Faults printed in full; the rest are counted. */
const FAULTS_SHOWN = 50;

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError || (error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command line and returns its exit code: 0 done, 1 the data is at fault, 2 the words are. */
export function run([name, ...words]: readonly string[], out: Out): number {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    out.complain(name === undefined ? usage : `unknown command ${name}\n${usage}`);
    return 2;
  }
  try {
    return command(words, out);
  } catch (error) {
    if (error instanceof DataError) {
      for (const fault of error.faults.slice(0, FAULTS_SHOWN)) out.complain(faultLine(fault));
      if (error.faults.length > FAULTS_SHOWN) out.complain(`and ${error.faults.length - FAULTS_SHOWN} more faults`);
      out.complain('nothing was written');
      return 1;
    }
    if (isUsage(error)) { out.complain(`${error.message}\n${usage}`); return 2; }
    out.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
