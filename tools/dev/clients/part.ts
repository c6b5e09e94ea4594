/**
 * The environment of every suite: the URLs of the server and of that with faults, and a key of each tier.
 * `GOALSQUARE_TOKEN` can read everything.
 */
export interface ClientEnvironment {
  readonly GOALSQUARE_URL: string;
  readonly GOALSQUARE_FAULTS: string;
  readonly GOALSQUARE_TOKEN: string;
  readonly GOALSQUARE_TOKEN_ADVANCED: string;
  readonly GOALSQUARE_TOKEN_BASIC: string;
}

/** A client whose suite runs against a real server. */
export interface ClientPart {
  readonly name: string;
  /** Sees to it that the suite can run, and says why it cannot where it cannot. */
  readonly prepare: () => string | undefined;
  /**
   * Runs the suite from the root of the repository, or the test files of it that are named. Its lines go to the
   * terminal. Returns its exit code.
   */
  readonly run: (environment: ClientEnvironment, tests: readonly string[]) => Promise<number>;
}
