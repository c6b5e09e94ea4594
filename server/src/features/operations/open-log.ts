import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { logWarnings } from './log-warnings.js';
import { redacted } from '../../http/steps/log.js';

/** Lines are written once they are this long together. **Units**: characters. */
const BATCH_LENGTH = 16_384;

/** The longest time before a line is written. A process that is killed loses what it has not written. */
const WRITE_EVERY_MILLISECONDS = 100;

/**
 * Writes lines in batches, the last when the process ends. The batches of pino's own destination measure and copy all
 * lines of a batch for each line that is added.
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

/** Opens the log of a server, on standard output or in a file. Warnings of Node go there too. */
export function openLog(level: string, to: number | string = 1): Logger {
  const logger = pino({ level, redact: [...redacted] }, batches(to));
  logWarnings(logger);
  return logger;
}
