import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Compiles workspaces that pages import, if their sources have changed. **Throws** with the errors of the compiler. */
export async function compile(root: string, workspaces: readonly string[]): Promise<void> {
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  try {
    await promisify(execFile)(process.execPath, [compiler, '-b', ...workspaces], { cwd: root });
  } catch (error) {
    const { stdout = '', message } = error as { readonly stdout?: string; readonly message: string };
    throw new Error(`the pages cannot be built: ${stdout === '' ? message : stdout}`, { cause: error });
  }
}
