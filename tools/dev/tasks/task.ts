/** A command that runs beside others. */
export interface Task {
  readonly name: string;
  /** A shell command, run in the root of the repository. */
  readonly command: string;
  /** Names of tasks that must pass first. */
  readonly waitsFor?: readonly string[];
}

/** How a task ended. */
export interface Outcome {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  /** Each line `skipped: what and why` of its output, without the first word, once. */
  readonly skipped: readonly string[];
  /** Each line `second try: test` of its output, without the first words, once. */
  readonly secondTries: readonly string[];
  /** Standard output and error. */
  readonly output: string;
}
