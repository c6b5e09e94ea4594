/** How long what the server issues is worth something. **Units**: seconds. **Source**: ADR 24. */
export const lifetimes = {
  /** A token that came in a fragment, through the browser's address line. */
  implicit: 600,
  code: 60,
  /** A token exchanged for a code. */
  person: 3600,
  /** A token of a machine account. **Source**: facts on machine accounts. */
  machine: 86_400,
  /** Between the login page and the click on it, or the return from the identity provider. */
  login: 600,
} as const;

/** Tokens a machine account may be issued a day in UTC. **Source**: facts on machine accounts. */
export const MACHINE_TOKENS_PER_DAY = 10;
