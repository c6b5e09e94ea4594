#!/usr/bin/env bash
# Node.js 20.20.2: a `vm.Script` with `importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER` can
# `import()` if V8 compiles it, but not if the same script is created from its own `cachedData`: Node.js accepts the
# data (`cachedDataRejected` is false), and the import is rejected with ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING. So a
# program that caches its compiled code works at its first start and fails at the second.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@20.20.2 >/dev/null
cat >start.mjs <<'JS'
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, Script } from 'node:vm';
const script = new Script('(name) => import(name)', {
  filename: new URL('script.cjs', import.meta.url).href,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  ...(existsSync('code') && { cachedData: readFileSync('code') }),
});
const load = script.runInThisContext();
const result = await load('node:os').then(() => 'imported', ({ code }) => code);
console.log(process.version, 'rejected', script.cachedDataRejected, result);
if (!existsSync('code')) writeFileSync('code', script.createCachedData());
JS
for _ in first second; do node_modules/.bin/node --no-warnings start.mjs; done | tee seen
diff seen - <<'TEXT'
v20.20.2 rejected undefined imported
v20.20.2 rejected false ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING
TEXT
echo 'as described: the second start cannot import'
