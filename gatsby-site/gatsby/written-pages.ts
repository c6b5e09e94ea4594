import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** A compiled written page. */
export interface CompiledPage {
  readonly code: string;
  /** Its headings, as links. */
  readonly contents: unknown;
}

/** Compiles an MDX page. **Throws** if it cannot be compiled. */
export type CompilePage = (file: string, source: string) => Promise<CompiledPage>;

interface Reply {
  readonly id: number;
  readonly page?: CompiledPage;
  readonly error?: string;
}

interface Waiting {
  readonly resolve: (page: CompiledPage) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts a worker thread that compiles MDX pages while Gatsby does other work. An idle thread does not keep the process
 * running.
 */
function startCompiler(): CompilePage {
  const waiting = new Map<number, Waiting>();
  const thread = new Worker(path.resolve('gatsby', 'written-pages-worker.mjs'));
  let requests = 0;
  let failure: Error | undefined;
  thread.on('message', ({ id, page, error }: Reply) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (page !== undefined) one?.resolve(page);
    else one?.reject(new Error(error));
    if (waiting.size === 0) thread.unref();
  });
  thread.on('error', (error) => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
  });
  thread.unref();
  return (file, source) =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) {
        reject(failure);
        return;
      }
      thread.ref();
      requests += 1;
      waiting.set(requests, { resolve, reject });
      thread.postMessage({ id: requests, file, source });
    });
}

let compiler: CompilePage | undefined;

/** Returns the compiler of MDX pages, and starts it on the first call. */
export const writtenPages = (): CompilePage => (compiler ??= startCompiler());
