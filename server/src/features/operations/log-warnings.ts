import type { Logger } from 'pino';

/**
 * Writes Node's warnings to the log, because Node itself would print lines that are not JSON. Deprecation warnings from
 * libraries have level `debug`, because an operator cannot act on them.
 */
export function logWarnings(logger: Pick<Logger, 'debug' | 'warn'>, source: NodeJS.EventEmitter = process): void {
  source.removeAllListeners('warning');
  source.on('warning', (warning: Error & { readonly code?: string }) => {
    const { name, code, message } = warning;
    const level = name === 'DeprecationWarning' ? 'debug' : 'warn';
    logger[level]({ warning: name, ...(code !== undefined && { code }) }, message);
  });
}
