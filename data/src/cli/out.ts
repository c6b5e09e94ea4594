/** Where a command talks: results, complaints, progress. */
export interface Out {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly progress: NodeJS.WriteStream;
}
