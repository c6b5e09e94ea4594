import { destination, pino, type Logger } from 'pino';
import { redacted } from '../../http/steps/log.js';

/** Lines are buffered up to this many bytes. */
const BATCH_BYTES = 4096;

/** A line is written after this long at the latest. A process that is killed loses what it has not written. */
const WRITE_EVERY_MILLISECONDS = 100;

/** The log of a server, on standard output or in a file. It writes lines in batches, the last when the process ends. */
export function openLog(level: string, to: number | string = 1): Logger {
  const lines = destination({
    dest: to,
    sync: true,
    minLength: BATCH_BYTES,
    periodicFlush: WRITE_EVERY_MILLISECONDS,
  });
  process.on('exit', () => {
    lines.flushSync();
  });
  return pino({ level, redact: [...redacted] }, lines);
}
