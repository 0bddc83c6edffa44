/** A backup cannot be made or restored. The message is one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
