import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFolder, type ArchiveFile } from './read-folder.js';
import { sourceArchive } from './source-archive.js';

/** Returns the first group of a pattern in DESCRIPTION. **Throws** if the pattern does not match. */
function fieldOf(description: string, pattern: RegExp): string {
  const [, value] = pattern.exec(description) ?? [];
  if (value === undefined) throw new Error(`DESCRIPTION does not match ${pattern.source}`);
  return value;
}

/** Matches a person in `Authors@R`: names, roles and, for the maintainer, an email address. */
const person =
  /person\((?<names>"[^"]+"(?:, "[^"]+")?), role = (?<roles>c\([^)]*\)|"\w+")(?:, email = "(?<email>[^"]+)")?\)/gu;

const quotedIn = (text: string): readonly string[] => [...text.matchAll(/"([^"]+)"/gu)].map(([, word = '']) => word);

/** Returns DESCRIPTION with the fields that `R CMD build` adds. **Throws** if no person is the maintainer. */
function builtDescription(description: string, date: string): string {
  const authors = [...fieldOf(description, /^Authors@R: ((?:.|\n(?= ))*)/mu).matchAll(person)].map(
    ({ groups = {} }) => ({
      name: quotedIn(groups.names ?? '').join(' '),
      roles: quotedIn(groups.roles ?? ''),
      email: groups.email,
    }),
  );
  const maintainer = authors.find(({ roles, email }) => roles.includes('cre') && email !== undefined);
  if (maintainer === undefined) throw new Error('DESCRIPTION has no maintainer with an email address');
  const added = [
    'NeedsCompilation: no',
    `Packaged: ${date} 12:00:00 UTC; goalsquare`,
    `Author: ${authors.map(({ name, roles }) => `${name} [${roles.join(', ')}]`).join(',\n  ')}`,
    `Maintainer: ${maintainer.name} <${maintainer.email}>`,
  ];
  return `${description.trimEnd()}\n${added.join('\n')}\n`;
}

/**
 * Returns the source package of the R package in a folder, and its file name. It lacks the vignettes, which only R can
 * build. The same files give the same bytes.
 */
export function rPackage(folder: string, version: string, date: string): ArchiveFile {
  const ignored = readFileSync(path.join(folder, '.Rbuildignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => new RegExp(line, 'iu'));
  const isIgnored = (name: string): boolean =>
    name.split('/').some((_, depth, all) => ignored.some((one) => one.test(all.slice(0, depth + 1).join('/'))));
  const description = readFileSync(path.join(folder, 'DESCRIPTION'), 'utf8');
  const name = fieldOf(description, /^Package: (\S+)$/mu);
  const files = readFolder(folder, (file) => file !== '.Rbuildignore' && file !== 'DESCRIPTION' && !isIgnored(file));
  const entries = [
    { name: `${name}/DESCRIPTION`, data: builtDescription(description, date) },
    ...files.map((file) => ({ name: `${name}/${file.name}`, data: file.bytes })),
  ];
  return sourceArchive(`${name}_${version}.tar.gz`, entries, date);
}
