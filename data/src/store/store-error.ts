/** Thrown if a folder cannot be opened. The message is one line. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
