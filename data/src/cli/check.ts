import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DataError, faultLine } from '../log/fault.js';
import { readMatchLog } from '../log/read.js';
import { logFiles } from '../store/directory.js';
import type { Out } from './out.js';
import { UsageError } from './usage.js';

/** `check FILE|DIR ...`: reads match logs and prints every fault as `file:line: field: ...`. Fails where there is one. */
export function checkCommand(words: readonly string[], out: Out): number {
  if (words.length === 0) throw new UsageError('check needs a file or a folder of match logs');
  const files = words.flatMap((word) => (statSync(word).isDirectory() ? logFiles(word).map(({ file }) => path.join(word, file)) : [word]));
  const faults = files.flatMap((file) => {
    try {
      const { state } = readMatchLog(file, readFileSync(file));
      out.say(`${file}: match ${state.header.id}, revision ${state.revision}, ${[...state.transactions].length} transactions`);
      return [];
    } catch (error) {
      if (error instanceof DataError) return error.faults;
      throw error;
    }
  });
  for (const fault of faults) out.complain(faultLine(fault));
  out.say(`${files.length} match logs, ${new Set(faults.map(({ file }) => file)).size} with faults`);
  return faults.length === 0 ? 0 : 1;
}
