import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/** A script of CommonJS that was run. */
export interface CachedScript<T> {
  readonly exports: T;
  /** Saves the code that V8 has compiled so far, if there was none. */
  readonly saveCode: () => void;
}

type CommonJs = (
  exports: object,
  require: NodeJS.Require,
  module: { readonly exports: object },
  filename: string,
  dirname: string,
  url: string,
  importPackage: (name: string) => Promise<unknown>,
) => void;

/** Returns saved code. **Empty**: `undefined` if there is none. */
function readCode(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Saves code. If the folder cannot be written, the next start compiles again. */
function writeCode(file: string, code: Buffer): void {
  const written = `${file}.${randomUUID()}`;
  try {
    writeFileSync(written, code);
    renameSync(written, file);
  } catch {
    rmSync(written, { force: true });
  }
}

/**
 * Runs a script whose text is a function of CommonJS, in ASCII, with the code that V8 compiled at an earlier start. The
 * name of the script must contain its digest: V8 only compares its length.
 */
export function runCached<T extends object>(url: URL): CachedScript<T> {
  const file = fileURLToPath(url);
  const codeFile = `${file}.${cachedDataVersionTag()}.code`;
  const cachedData = readCode(codeFile);
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: url.href,
    ...(cachedData && { cachedData }),
  });
  const isCompiled = cachedData === undefined || script.cachedDataRejected === true;
  const module = { exports: {} };
  const runModule = script.runInThisContext() as CommonJs;
  // With cached code, `import` in a script has no loader: Node.js forgets the options of the script.
  const importPackage = (name: string): Promise<unknown> => import(name);
  runModule(module.exports, createRequire(url), module, file, path.dirname(file), url.href, importPackage);
  return {
    exports: module.exports as T,
    saveCode: () => {
      if (isCompiled) writeCode(codeFile, script.createCachedData());
    },
  };
}
