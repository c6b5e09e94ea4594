import { hasCode, errorMessage } from '@goalsquare/data';

export { errorMessage };

export const messageWithCause = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? `${error.message}: ${error.cause.message}`
    : errorMessage(error);

/** Whether a file operation failed because the file does not exist. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');
