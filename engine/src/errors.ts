/** Codes of engine errors. They are stable, so callers may branch on them. */
export type EngineErrorCode =
  | 'LOG_INVALID'
  | 'REVISION_OUT_OF_RANGE'
  | 'WINDOW_CONFLICT'
  | 'TOO_LARGE'
  | 'QUERY_INVALID';

/**
 * The only error that the engine throws deliberately.
 * **Shape**: `code` is stable, `message` is for people, `details` contains the issues or values behind it.
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
