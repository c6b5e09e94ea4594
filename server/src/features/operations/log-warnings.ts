import type { Logger } from 'pino';

/**
 * Writes warnings of Node to the log, where Node would print lines that are no JSON. A library that uses something
 * deprecated is nothing that an operator can mend: that goes to the level `debug`.
 */
export function logWarnings(logger: Pick<Logger, 'debug' | 'warn'>, source: NodeJS.EventEmitter = process): void {
  source.removeAllListeners('warning');
  source.on('warning', (warning: Error & { readonly code?: string }) => {
    const { name, code, message } = warning;
    const level = name === 'DeprecationWarning' ? 'debug' : 'warn';
    logger[level]({ warning: name, ...(code !== undefined && { code }) }, message);
  });
}
