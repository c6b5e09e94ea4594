import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HISTORY } from './contract-changes.js';

/** Returns a value without examples, which are not part of what a contract promises. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'example' && name !== 'examples');
  return Object.fromEntries(members.map(([name, member]) => [name, withoutExamples(member)]));
}

/** Writes the current document of the contract as that of a release. Returns the path of the file below the root. */
export function keepRelease(root: string, version: string): string {
  const document: unknown = JSON.parse(readFileSync(join(root, 'openapi/openapi.json'), 'utf8'));
  const path = `${HISTORY}/${version}.json.gz`;
  writeFileSync(join(root, path), gzipSync(JSON.stringify(withoutExamples(document)), { level: 9 }));
  return path;
}
