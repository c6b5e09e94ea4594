import type { IssuedToken, TokenStore } from './token-store.js';

/** How long before its expiry a token is no longer used. **Units**: milliseconds. */
const MARGIN = 60_000;

/**
 * Provides the tokens of a machine account: the stored token while it is valid, otherwise a new one. The client loads
 * this module for its first machine account. It must not import modules that the client has already loaded.
 */
export class MachineTokens {
  #held: Promise<IssuedToken> | undefined;

  constructor(
    private readonly key: string,
    private readonly issue: () => Promise<unknown>,
    private readonly store: TokenStore | undefined,
    private readonly unusable: () => Error,
  ) {}

  /** Returns a token that does not expire soon. **Throws** the errors of `issue` and `unusable`. */
  async token(): Promise<string> {
    this.#held ??= this.#stored();
    try {
      const held = await this.#held;
      if (held.expiresAt - MARGIN > Date.now()) return held.token;
    } catch (error) {
      this.#held = undefined;
      throw error;
    }
    this.#held = undefined;
    return this.token();
  }

  /** Discards a token that the server rejected. Returns `true`, because a new token may be accepted. */
  async rejected(token: string): Promise<boolean> {
    if ((await this.#held)?.token === token) {
      this.#held = undefined;
      await this.store?.set(this.key, undefined);
    }
    return true;
  }

  async #stored(): Promise<IssuedToken> {
    const stored = await this.store?.get(this.key);
    if (stored !== undefined && stored.expiresAt - MARGIN > Date.now()) return stored;
    const { access_token: token, expires_in: seconds } = ((await this.issue()) ?? {}) as {
      readonly access_token?: unknown;
      readonly expires_in?: unknown;
    };
    if (typeof token !== 'string' || typeof seconds !== 'number' || seconds * 1000 <= MARGIN) throw this.unusable();
    const issued = { token, expiresAt: Date.now() + seconds * 1000 };
    await this.store?.set(this.key, issued);
    return issued;
  }
}
