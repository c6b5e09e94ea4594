import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** The result of running a CommonJS script. */
export interface CachedScript<T> {
  readonly exports: T;
  /** Saves the code that V8 has compiled so far, unless the script was run with saved code. Call it once. */
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

const CHECKSUM_BYTES = 4;

/**
 * Returns saved code. V8 does not check its integrity and crashes if it is damaged, so a checksum follows the code.
 * **Empty**: `undefined` if no code is saved or it is damaged.
 */
function readCode(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const code = bytes.subarray(0, -CHECKSUM_BYTES);
    return bytes.readUInt32LE(code.length) === crc32(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves code, and removes the code of other scripts from its folder. If the folder is not writable, the next start
 * compiles again.
 */
function writeCode(file: string, script: string, code: Buffer): void {
  const [folder, written] = [path.dirname(file), `${file}.${randomUUID()}`];
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(code));
  try {
    writeFileSync(written, Buffer.concat([code, checksum]));
    renameSync(written, file);
    for (const name of readdirSync(folder))
      if (name.endsWith('.code') && !name.startsWith(`${script}.`)) rmSync(path.join(folder, name), { force: true });
  } catch {
    rmSync(written, { force: true });
  }
}

/**
 * Runs a script whose text is a CommonJS function in ASCII, with the code that V8 compiled at an earlier start. The
 * code is saved in `folder`, by default the script's own. The script's name must contain a digest of its text, because
 * V8 compares only the length. Until `saveCode` is called, V8 keeps all code. If memory is short, it would otherwise
 * drop code that has not run for a while, and the saved code would lack it.
 */
export function runCached<T extends object>(url: URL, folder = ''): CachedScript<T> {
  const file = fileURLToPath(url);
  const name = path.basename(file);
  // The version that V8 requires of saved code includes its flags, so set them first.
  setFlagsFromString('--no-flush-bytecode');
  const codeFile = path.join(folder || path.dirname(file), `${name}.${cachedDataVersionTag()}.code`);
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
      if (isCompiled) writeCode(codeFile, name, script.createCachedData());
      setFlagsFromString('--flush-bytecode');
    },
  };
}
