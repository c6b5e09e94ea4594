/** Lifetimes of codes, tokens and logins. **Units**: seconds. **Source**: ADR 37. */
export const lifetimes = {
  /** A token sent in a fragment, which passes through the browser's address bar. */
  implicit: 600,
  code: 60,
  /** A token exchanged for a code. */
  person: 3600,
  /** A token of a machine account. **Source**: `docs/identity.md`. */
  machine: 86_400,
  /** A login, until the person clicks on its page or returns from the identity provider. */
  login: 600,
} as const;

/** Number of tokens that a machine account can get in a UTC day. **Source**: `docs/identity.md`. */
export const MACHINE_TOKENS_PER_DAY = 10;
