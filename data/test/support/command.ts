import { Writable } from 'node:stream';
import { run } from '../../src/cli/run.js';

/** The output, errors and exit code of a command line. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
  readonly progress: string;
}

/** Runs a command line. */
export async function said(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Said> {
  const out: string[] = [];
  const complaints: string[] = [];
  const progress: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      progress.push(chunk.toString());
      done();
    },
  }) as unknown as NodeJS.WriteStream;
  const code = await run(words, {
    say: (text) => out.push(text),
    complain: (text) => complaints.push(text),
    progress: stream,
    environment,
  });
  return { code, out: out.join('\n'), complaints: complaints.join('\n'), progress: progress.join('') };
}
