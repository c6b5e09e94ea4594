/** Codes of engine errors. They are stable, so callers may branch on them. */
export type EngineErrorCode =
  | 'LOG_INVALID'
  | 'REVISION_OUT_OF_RANGE'
  | 'WINDOW_CONFLICT'
  | 'TOO_LARGE'
  | 'QUERY_INVALID';

/**
 * The error that the engine throws for input it rejects. Misuse of its functions throws other errors.
 * **Shape**: `code` is stable, `message` is for people, `details` contains the issues or values that caused the error.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  constructor(
    readonly code: EngineErrorCode,
    message: string,
    readonly details: readonly unknown[] = [],
  ) {
    super(message);
  }
}
