/** A token of a machine account. **Units**: `expiresAt` in milliseconds since 1970. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Where tokens of machine accounts are stored, by server and client id. Ten are issued a day, so keep them. */
export interface TokenStore {
  get(key: string): IssuedToken | undefined | Promise<IssuedToken | undefined>;
  set(key: string, token: IssuedToken | undefined): void | Promise<void>;
}
