/** How long codes, tokens and sessions of the server are valid. **Units**: seconds. **Source**: ADR 37. */
export const lifetimes = {
  /** A token that was sent in a fragment, through the browser's address bar. */
  implicit: 600,
  code: 60,
  /** A token exchanged for a code. */
  person: 3600,
  /** A token of a machine account. **Source**: `docs/identity.md`. */
  machine: 86_400,
  /** Between the login page and the click on it, or the return from the identity provider. */
  login: 600,
} as const;

/** Tokens that a machine account can get in a day (UTC). **Source**: `docs/identity.md`. */
export const MACHINE_TOKENS_PER_DAY = 10;
