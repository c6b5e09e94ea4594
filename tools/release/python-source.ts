import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { isSource, metadataOf, projectOf } from './python-metadata.js';
import { readFolder, type ArchiveFile } from './read-folder.js';
import { sourceArchive, type ArchiveEntry } from './source-archive.js';

interface BuildSettings {
  readonly tool: {
    readonly hatch: {
      readonly build: { readonly targets: { readonly sdist: { readonly include: readonly string[] } } };
    };
  };
}

/**
 * Returns the source package of the Python package in a folder, and its file name. It contains what `pyproject.toml`
 * includes, and its metadata. The same files give the same bytes. **Source**: the Python packaging user guide, source
 * distribution format.
 */
export function pythonSource(folder: string, version: string, date: string): ArchiveFile {
  const toml = readFileSync(path.join(folder, 'pyproject.toml'), 'utf8');
  const project = projectOf(toml);
  const { include } = (parse(toml) as unknown as BuildSettings).tool.hatch.build.targets.sdist;
  const top = `${project.name}-${version}`;
  const filesOf = (name: string): readonly ArchiveEntry[] =>
    statSync(path.join(folder, name)).isDirectory()
      ? readFolder(path.join(folder, name), isSource).map((file) => ({
          name: `${top}/${name}/${file.name}`,
          data: file.bytes,
        }))
      : [{ name: `${top}/${name}`, data: readFileSync(path.join(folder, name)) }];
  const readme = readFileSync(path.join(folder, project.readme), 'utf8');
  const entries = [
    { name: `${top}/PKG-INFO`, data: metadataOf(project, version, readme) },
    { name: `${top}/pyproject.toml`, data: toml },
    ...include.flatMap(filesOf),
  ];
  return sourceArchive(`${top}.tar.gz`, entries, date);
}
