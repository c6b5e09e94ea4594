import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that contains the version, and a global pattern whose first group is the version. */
interface VersionPlace {
  readonly file: string;
  readonly pattern: RegExp;
}

/** A version found in a file. */
export interface WrittenVersion {
  readonly file: string;
  readonly version: string;
}

const number = String.raw`(\d+\.\d+\.\d+)`;
const pattern = (before: string, after = ''): RegExp => new RegExp(`(?<=${before})${number}(?=${after})`, 'gmu');

/** Matches in a package manifest: its version, and those of the workspaces it depends on. */
const inManifest = pattern('^ {2}"version": "|^ {4}"@goalsquare/[a-z-]+": "', '"');

/** Matches in a lock file: the version of each workspace, and those of the workspaces it depends on. */
const inLock = pattern(
  String.raw`"name": "(?:@goalsquare/[a-z-]+|goalsquare)",\n {2,6}"version": "|^ {8}"@goalsquare/[a-z-]+": "`,
  '"',
);

/** Matches in pages: the names of packages that readers download. */
const inPages = pattern(
  'goalsquare[-_](?:client-|engine-|openapi-)?',
  String.raw`(?:-py3-none-any\.whl|\.tar\.gz|\.tgz|\.xlsx)`,
);

const manifests = [
  '.',
  'engine',
  'data',
  'data/simulator',
  'openapi',
  'clients/javascript',
  'server',
  'gatsby-site',
  'bench',
];

/** Every file that contains the version. The first one, the root `package.json`, is authoritative. */
const places: readonly VersionPlace[] = [
  ...manifests.map((folder) => ({ file: path.posix.join(folder, 'package.json'), pattern: inManifest })),
  { file: 'package-lock.json', pattern: inLock },
  { file: 'bench/package-lock.json', pattern: inLock },
  { file: 'clients/python/src/goalsquare/_version.py', pattern: pattern('^__version__ = "', '"$') },
  { file: 'clients/r/DESCRIPTION', pattern: pattern('^Version: ', '$') },
  { file: 'Dockerfile', pattern: pattern('^ARG VERSION=', '$') },
  { file: 'deploy/helm/goalsquare/Chart.yaml', pattern: pattern('^(?:version|appVersion): ', '$') },
  { file: 'docs/clients.md', pattern: inPages },
  { file: 'docs/command-line.md', pattern: inPages },
  { file: 'docs/excel.md', pattern: inPages },
  { file: 'clients/javascript/src/version.ts', pattern: pattern("^export const version = '", "';$") },
  { file: 'clients/javascript/README.md', pattern: inPages },
  { file: 'clients/python/README.md', pattern: inPages },
  { file: 'clients/r/README.md', pattern: inPages },
  { file: 'gatsby-site/content/guides/index.mdx', pattern: inPages },
  { file: 'gatsby-site/content/guides/support-packages/javascript-package.mdx', pattern: inPages },
  { file: 'gatsby-site/content/guides/support-packages/python-package.mdx', pattern: inPages },
  { file: 'gatsby-site/content/guides/support-packages/r-package.mdx', pattern: inPages },
];

/** Files that contain the version, relative to the repository. */
export const versionFiles: readonly string[] = places.map(({ file }) => file);

/** Returns every version in the files of `versionFiles`. **Throws** if a file contains none. */
export const writtenVersions = (root: string): readonly WrittenVersion[] =>
  places.flatMap(({ file, pattern: found }) => {
    const versions = [...readFileSync(path.join(root, file), 'utf8').matchAll(found)];
    if (versions.length === 0) throw new Error(`${file} does not contain the version`);
    return versions.map(([version]) => ({ file, version }));
  });

/** Returns the version of the root `package.json`. */
export const versionOf = (root: string): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;

/** Describes each place whose version differs from that in the root `package.json`. **Empty**: no differences. */
export function versionFaults(root: string): readonly string[] {
  const version = versionOf(root);
  return writtenVersions(root)
    .filter((written) => written.version !== version)
    .map((written) => `${written.file} has version ${written.version}, and package.json has ${version}`);
}

/** Returns the text of each file in `versionFiles` with a new version. */
export const withVersion = (
  root: string,
  version: string,
): readonly { readonly file: string; readonly text: string }[] =>
  places.map(({ file, pattern: found }) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8').replace(found, version),
  }));
