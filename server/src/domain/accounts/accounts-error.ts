/** Accounts that cannot be used; its message says what is wrong where, and what would be right. */
export class AccountsError extends Error {
  override readonly name = 'AccountsError';
}
