import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { isSource, metadataOf, projectOf } from './python-metadata.js';
import { readFolder, type ArchiveFile } from './read-folder.js';

/** Returns a line of RECORD. **Source**: PEP 376 and PEP 427. */
const recordLine = ({ name, bytes }: ArchiveFile): string =>
  `${name},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}\n`;

/** Returns the wheel of the Python package in a folder, and its file name. The same files give the same bytes. */
export function pythonWheel(folder: string, version: string, date: string): ArchiveFile {
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const project = projectOf(read('pyproject.toml'));
  const info = `${project.name}-${version}.dist-info`;
  const added = (name: string, text: string): ArchiveFile => ({ name: `${info}/${name}`, bytes: strToU8(text) });
  const files = [
    ...readFolder(path.join(folder, 'src'), isSource),
    added('METADATA', metadataOf(project, version, read(project.readme))),
    added('WHEEL', 'Wheel-Version: 1.0\nGenerator: goalsquare-release\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
    added('licenses/LICENSE', read('LICENSE')),
  ];
  const record = added('RECORD', `${files.map(recordLine).join('')}${info}/RECORD,,\n`);
  const entries: Zippable = {};
  for (const { name, bytes } of [...files, record])
    entries[name] = [bytes, { mtime: `${date}T12:00:00`, os: 3, attrs: 0o100644 << 16 }];
  return { name: `${project.name}-${version}-py3-none-any.whl`, bytes: zipSync(entries, { level: 9 }) };
}
