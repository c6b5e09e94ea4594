/** Output channels of a command (results, errors, progress), and its environment. */
export interface Out {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly progress: NodeJS.WriteStream;
  /** Environment variables, for secrets that must not be arguments. */
  readonly environment: NodeJS.ProcessEnv;
}
