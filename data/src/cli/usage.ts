/** Thrown where the words of a command are off; its message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What the command line offers. */
export const usage = `usage: npm run data -- <command> ...
  check FILE|DIR ...                    reads match logs and names every fault
  import --format chains-csv --events FILE --matches FILE [--results FILE] --out DIR
                                        turns event files into match logs`;
