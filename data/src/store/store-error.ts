/** Thrown if a folder cannot be opened as it is. The message is one line. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
