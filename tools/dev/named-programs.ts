/** A requirement of a program on this machine. */
export interface Need {
  /** Provides it if that is possible. Returns why it is missing. **Empty**: `undefined` if it is there. */
  readonly prepare: () => string | undefined;
}

/** A program that a script of `package.json` runs by its name. It is loaded only then, and reads `process.argv`. */
export interface NamedProgram {
  readonly name: string;
  readonly needs?: readonly Need[];
  readonly run: () => unknown;
}

/**
 * Runs the program that the first word of the command line names. The program finds its own words in `process.argv`.
 * If something that it needs is missing, it is skipped with the reason; with `CI` set that is a failure.
 */
export async function runNamed(script: string, programs: readonly NamedProgram[]): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const program = programs.find((one) => one.name === name);
  if (program === undefined) {
    console.error(
      `usage: npm run ${script} -- NAME [OPTION]..., NAME one of ${programs.map((one) => one.name).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  for (const { prepare } of program.needs ?? []) {
    const reason = prepare();
    if (reason === undefined) continue;
    console.error(`skipped: ${script} ${name}: ${reason}`);
    if (process.env.CI) process.exitCode = 1;
    return;
  }
  await program.run();
}
