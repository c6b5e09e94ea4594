/**
 * The environment of every suite: the URLs of the server and of a faulty one, and a key for each tier.
 * `GOALSQUARE_TOKEN` can read everything.
 */
export interface ClientEnvironment {
  readonly GOALSQUARE_URL: string;
  readonly GOALSQUARE_FAULTS: string;
  readonly GOALSQUARE_TOKEN: string;
  readonly GOALSQUARE_TOKEN_ADVANCED: string;
  readonly GOALSQUARE_TOKEN_BASIC: string;
}

/** A client whose test suite runs against a real server. */
export interface ClientPart {
  readonly name: string;
  /** Installs what is missing. Returns the reason if the suite still cannot run. */
  readonly prepare: () => string | undefined;
  /**
   * Runs the suite, or only the named test files, from the root of the repository. Its output goes to the terminal.
   * Returns its exit code.
   */
  readonly run: (environment: ClientEnvironment, tests: readonly string[]) => Promise<number>;
}
