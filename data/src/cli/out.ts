/** Output channels of a command (results, complaints, progress), and its input beside the arguments. */
export interface Out {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly progress: NodeJS.WriteStream;
  /** Variables of the environment, which hold what must not be an argument. */
  readonly environment: NodeJS.ProcessEnv;
}
