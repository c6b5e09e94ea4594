import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a program printed. **Throws** with what it complained of where it fails. */
export const ran = async (
  program: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> => (await run(program, words, { env: environment, maxBuffer: 16_777_216 })).stdout;
