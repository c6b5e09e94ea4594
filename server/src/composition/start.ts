import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { mapStackTraces } from './stack-traces.js';

/** The whole server in one file, as a function of what CommonJS gives to modules. `npm run build` writes it. */
const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'server.cjs');

/**
 * What V8 made of it at the build. **Empty**: `undefined` where there is none; what was made by another version of V8
 * is left alone by V8.
 */
function compiledBefore(): Buffer | undefined {
  try {
    return readFileSync(`${file}.cache`);
  } catch {
    return undefined;
  }
}

type Main = (
  exports: object,
  require: NodeJS.Require,
  module: { readonly exports: object },
  filename: string,
  dirname: string,
) => void;

mapStackTraces(file);
const cachedData = compiledBefore();
const script = new vm.Script(readFileSync(file, 'utf8'), {
  filename: file,
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  ...(cachedData && { cachedData }),
});
const main = { exports: {} };
(script.runInThisContext() as Main)(main.exports, createRequire(file), main, file, path.dirname(file));
