/** A migration could not be applied; the message names it and says what the database answered. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
