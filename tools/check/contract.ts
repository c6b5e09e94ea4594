import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Document } from '../generate/contract-history/compare-documents.js';
import {
  contractChanges,
  HISTORY,
  readIntended,
  readReleases,
  undecidedChanges,
} from '../generate/contract-history/contract-changes.js';

/*
 * Fails if the contract breaks clients of the last release, unless `openapi/history/intended.json` lists the change
 * with a reason.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const current = JSON.parse(readFileSync(`${root}openapi/openapi.json`, 'utf8')) as Document;
const undecided = undecidedChanges(contractChanges(readReleases(root), current, readIntended(root)));
for (const { part, detail, operations } of undecided)
  console.error(`breaking: ${part === '' ? 'the operation' : part} ${detail}: ${operations.join(', ')}`);
if (undecided.length > 0) {
  console.error(`Undo these changes, or add them to ${HISTORY}/intended.json with since, part, detail and reason.`);
  process.exitCode = 1;
} else console.log('contract: no unintended breaking changes since the last release');
