/** A shell command that runs at the same time as others. */
export interface Task {
  readonly name: string;
  /** The command, which runs in the root of the repository. */
  readonly command: string;
  /** Names of tasks that must pass first. */
  readonly waitsFor?: readonly string[];
}

/** How a task ended. */
export interface Outcome {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  /** The lines `skipped: what and why` in the task's output, without the first word and without duplicates. */
  readonly skipped: readonly string[];
  /** The lines `second try: test` in the task's output, without the first words and without duplicates. */
  readonly secondTries: readonly string[];
  /** Standard output and error. */
  readonly output: string;
}
