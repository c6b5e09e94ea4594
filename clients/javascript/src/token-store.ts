/** A token of a machine account. **Units**: `expiresAt` in milliseconds since 1970. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** A store for the tokens of machine accounts, by server and client id. Only ten are issued a day, so keep them. */
export interface TokenStore {
  get(key: string): IssuedToken | undefined | Promise<IssuedToken | undefined>;
  set(key: string, token: IssuedToken | undefined): void | Promise<void>;
}
