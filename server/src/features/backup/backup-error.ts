/** Thrown if a backup cannot be made, is damaged, or cannot be restored. Its message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
