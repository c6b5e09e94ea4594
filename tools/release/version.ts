import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepRelease } from '../generate/contract-history/keep-release.js';
import { withRelease } from './changelog.js';
import { versionFiles, versionOf, withVersion } from './version-places.js';

/*
 * Writes the version in `package.json` to every other file that contains it, moves the unreleased changes of
 * `CHANGELOG.md` under its heading, and stores the contract document as that of the release. `npm version` runs it
 * after changing `package.json` and before committing.
 */

const root = path.resolve(import.meta.dirname, '../..');
const version = versionOf(root);
const changelog = path.join(root, 'CHANGELOG.md');
const today = new Date().toISOString().slice(0, 10);

const dated = withRelease(readFileSync(changelog, 'utf8'), version, today);
for (const { file, text } of withVersion(root, version)) writeFileSync(path.join(root, file), text);
writeFileSync(changelog, dated);
const kept = keepRelease(root, version);
execFileSync('git', ['add', 'CHANGELOG.md', kept, ...versionFiles], { cwd: root, stdio: 'inherit' });
