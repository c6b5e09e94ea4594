import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { logWarnings } from './log-warnings.js';
import { redacted } from '../../http/steps/log.js';

/** Total length at which waiting lines are written. **Units**: characters. */
const BATCH_LENGTH = 16_384;

/** Maximum delay before a line is written. A killed process loses its unwritten lines. */
const WRITE_EVERY_MILLISECONDS = 100;

/**
 * Returns a destination that writes lines in batches, the last one when the process exits. Pino's own batching measures
 * and copies all waiting lines for each added line.
 */
function batches(to: number | string): DestinationStream {
  const file = destination({ dest: to, sync: true });
  let lines: string[] = [];
  let length = 0;
  const flush = (): void => {
    if (length === 0) return;
    const text = lines.join('');
    [lines, length] = [[], 0];
    file.write(text);
  };
  setInterval(flush, WRITE_EVERY_MILLISECONDS).unref();
  process.on('exit', () => {
    flush();
    file.flushSync();
  });
  return {
    write: (line) => {
      lines.push(line);
      length += line.length;
      if (length >= BATCH_LENGTH) flush();
    },
  };
}

/** Opens a server's log, on standard output or in a file. Node's warnings are written there too. */
export function openLog(level: string, to: number | string = 1): Logger {
  const logger = pino({ level, redact: [...redacted] }, batches(to));
  logWarnings(logger);
  return logger;
}
