#!/usr/bin/env bash
# Node.js 20: `SourceMap` of `node:module` gives a position without a source to the source before it. ECMA-426 says that
# a segment of one field maps to no source. Bundlers write one where generated code begins, and maps that leave out
# packages have many, so stack traces name lines of our sources for code of packages.
set -euo pipefail
seen=$(node --input-type=module -e "
import { SourceMap } from 'node:module';
const map = new SourceMap({ version: 3, sources: ['a.ts'], mappings: 'AAAA,U' });
console.log(map.findEntry(0, 10).originalSource);")
[ "$seen" = a.ts ] || { echo "changed: $seen"; exit 1; }
echo 'as described: column 10 has no source, and Node.js says a.ts'
