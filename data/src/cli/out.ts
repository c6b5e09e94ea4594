/** Where a command talks: results, complaints, progress; and what it is given beside its words. */
export interface Out {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly progress: NodeJS.WriteStream;
  /** Variables of the environment, which hold what must not be an argument. */
  readonly environment: NodeJS.ProcessEnv;
}
