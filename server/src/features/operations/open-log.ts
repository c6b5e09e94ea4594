import { destination, pino, type Logger } from 'pino';
import { nothingOff, type SwitchedOff } from '../../domain/config/pieces.js';
import { redacted } from '../../http/pipeline/log.js';

/** Lines wait for each other until there are this many bytes of them. */
const BATCH_BYTES = 4096;

/** A line is written after this long at the latest: what a process that is killed may not have told any more. */
const WRITE_EVERY_MILLISECONDS = 100;

/**
 * The log of a server, on standard output or in a file. Lines are written several at a time, and whatever is left when
 * the process ends.
 */
export function openLog(level: string, off: SwitchedOff = nothingOff, to: number | string = 1): Logger {
  const lines = destination({
    dest: to,
    sync: true,
    ...(!off.has('log') && { minLength: BATCH_BYTES, periodicFlush: WRITE_EVERY_MILLISECONDS }),
  });
  process.on('exit', () => {
    lines.flushSync();
  });
  return pino({ level, redact: [...redacted] }, lines);
}
