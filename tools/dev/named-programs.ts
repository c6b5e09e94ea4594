/** A requirement of a program on this machine. */
export interface Need {
  /** Installs or builds the requirement, or returns why it is missing. **Empty**: `undefined` if it is available. */
  readonly prepare: () => string | undefined;
}

/** A program that a script in `package.json` runs by name. It is loaded only when it runs, and reads `process.argv`. */
export interface NamedProgram {
  readonly name: string;
  readonly needs?: readonly Need[];
  readonly run: () => unknown;
}

/**
 * Runs the program that the first argument names. The program finds its own arguments in `process.argv`. It is skipped
 * with a reason if something that it needs is missing. With `CI` set, that is a failure.
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
