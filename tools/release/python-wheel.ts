import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { parse } from 'smol-toml';
import { readFolder, type ArchiveFile } from './read-folder.js';

/** The members of `[project]` that a wheel has a field for here. */
interface Project {
  readonly name: string;
  readonly dynamic: readonly string[];
  readonly description: string;
  readonly readme: string;
  readonly license: string;
  readonly 'requires-python': string;
  readonly authors: readonly { readonly name: string; readonly email: string }[];
  readonly keywords: readonly string[];
  readonly classifiers: readonly string[];
  readonly dependencies: readonly string[];
  readonly urls: Readonly<Record<string, string>>;
  readonly 'optional-dependencies': Readonly<Record<string, readonly string[]>>;
}

const members: ReadonlySet<string> = new Set<keyof Project>([
  'name',
  'dynamic',
  'description',
  'readme',
  'license',
  'requires-python',
  'authors',
  'keywords',
  'classifiers',
  'dependencies',
  'urls',
  'optional-dependencies',
]);

/** Returns `[project]`. **Throws** if it has a member that this file would not write to the wheel. */
function projectOf(toml: string): Project {
  const { project } = parse(toml) as unknown as { readonly project: Project };
  const unknown = Object.keys(project).find((member) => !members.has(member));
  if (unknown !== undefined) throw new Error(`pyproject.toml has project.${unknown}, which the wheel would lack`);
  return project;
}

/** The file METADATA. **Source**: the Python packaging user guide, core metadata 2.4. */
function metadataOf(project: Project, version: string, readme: string): string {
  const fields: readonly (readonly [name: string, value: string])[] = [
    ['Metadata-Version', '2.4'],
    ['Name', project.name],
    ['Version', version],
    ['Summary', project.description],
    ['License-Expression', project.license],
    ['License-File', 'LICENSE'],
    ['Author-email', project.authors.map(({ name, email }) => `${name} <${email}>`).join(', ')],
    ...Object.entries(project.urls).map(([label, url]) => ['Project-URL', `${label}, ${url}`] as const),
    ['Keywords', project.keywords.join(',')],
    ...project.classifiers.map((classifier) => ['Classifier', classifier] as const),
    ['Requires-Python', project['requires-python']],
    ...project.dependencies.map((dependency) => ['Requires-Dist', dependency] as const),
    ...Object.entries(project['optional-dependencies']).flatMap(([extra, dependencies]) => [
      ['Provides-Extra', extra] as const,
      ...dependencies.map((dependency) => ['Requires-Dist', `${dependency}; extra == '${extra}'`] as const),
    ]),
    ['Description-Content-Type', 'text/markdown'],
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}\n${readme}`;
}

/** A line of RECORD. **Source**: PEP 376 and PEP 427. */
const recordLine = ({ name, bytes }: ArchiveFile): string =>
  `${name},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}\n`;

/** Returns the wheel of the Python package in a folder, and its file name. The same files give the same bytes. */
export function pythonWheel(folder: string, version: string, date: string): ArchiveFile {
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const project = projectOf(read('pyproject.toml'));
  const info = `${project.name}-${version}.dist-info`;
  const added = (name: string, text: string): ArchiveFile => ({ name: `${info}/${name}`, bytes: strToU8(text) });
  const files = [
    ...readFolder(path.join(folder, 'src'), (name) => !name.includes('__pycache__/') && !name.includes('.egg-info/')),
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
