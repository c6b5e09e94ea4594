import { destination, pino, type Logger } from 'pino';
import { logWarnings } from './log-warnings.js';
import { redacted } from '../../http/steps/log.js';

/** Total length at which waiting lines are written. **Units**: characters. */
const BATCH_LENGTH = 4096;

/** Maximum delay before a line is written. A killed process loses its unwritten lines. */
const WRITE_EVERY_MILLISECONDS = 100;

/** Opens a server's log, on standard output or in a file. Node's warnings are written there too. */
export function openLog(level: string, to: number | string = 1): Logger {
  const file = destination({
    dest: to,
    sync: true,
    minLength: BATCH_LENGTH,
    periodicFlush: WRITE_EVERY_MILLISECONDS,
  });
  process.on('exit', () => {
    file.flushSync();
  });
  const logger = pino({ level, redact: [...redacted] }, file);
  logWarnings(logger);
  return logger;
}
