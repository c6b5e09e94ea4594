import { existsSync, readFileSync } from 'node:fs';

const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
]);

/** Packages whose licence was reviewed manually, because their declaration is not sufficient. */
const reviewed: ReadonlyMap<string, string> = new Map([
  ['argparse@2.0.1', 'Python-2.0: permissive; only the command line of js-yaml uses it'],
  ['pause@0.0.1', 'MIT, according to its readme; its package.json declares no licence'],
]);

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

/** Returns the licence that an installed package declares. Supports the older forms that the lock file omits. */
function declaredLicence(folder: string): string {
  const file = `${folder}/package.json`;
  if (!existsSync(file)) return 'unknown';
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  if (typeof manifest.license === 'string') return manifest.license;
  const types = [manifest.license, ...(manifest.licenses ?? [])].flatMap((entry) => entry?.type ?? []);
  return types.length > 0 ? types.join(' OR ') : 'unknown';
}

/** Whether an SPDX expression permits an allowed licence: at least one of an OR, or all of an AND. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowed.has(licence.trim())));
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockEntry>>;
};

/**
 * Returns the folder of a package that another one requires, as Node.js finds it: in its own `node_modules` or in that
 * of a parent folder. **Empty**: `undefined` if it is not installed.
 */
function folderOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = at.replace(/(?:^|\/)[^/]+$/u, '')) {
    const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    const found = lock.packages[folder];
    if (found !== undefined) return found.link === true ? found.resolved : folder;
    if (at === '') return undefined;
  }
}

/** Returns some packages and all their direct and indirect dependencies, by folder. */
function reached(folders: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      waiting.push(...[folderOf(name, folder)].flatMap((one) => one ?? []));
  }
  return found;
}

/** Packages of the hub that are sent to browsers. The others are needed only to build the hub. */
const inBrowsers = [
  '@gatsbyjs/reach-router',
  '@mdx-js/react',
  'gatsby-link',
  'gatsby-react-router-scroll',
  'gatsby-script',
  'medium-zoom',
  'rapidoc',
  'react',
  'react-dom',
  'react-error-boundary',
];

const needed = reached(['server', ...inBrowsers.flatMap((name) => folderOf(name, 'gatsby-site') ?? [])]);
const shipped = Object.entries(lock.packages).filter(
  ([folder, entry]) => folder.includes('node_modules/') && entry.link !== true && needed.has(folder),
);
const offenders = shipped
  .map(([folder, entry]) => ({
    name: `${folder.replace(/^.*node_modules\//, '')}@${entry.version ?? '?'}`,
    licence: entry.license ?? declaredLicence(folder),
  }))
  .filter(({ name, licence }) => !isAllowed(licence) && !reviewed.has(name));

for (const { name, licence } of offenders) {
  console.error(`${name}: licence ${licence} is not on the list in tools/check/licences.ts`);
}
if (offenders.length > 0) process.exitCode = 1;
else console.log(`licences: ${String(shipped.length)} run-time packages, all permissive`);
