import { parse } from 'smol-toml';

/** The members of `[project]` that are written to a wheel. */
export interface Project {
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

/** Parses `[project]`. **Throws** if it has a member that would be missing from the packages. */
export function projectOf(toml: string): Project {
  const { project } = parse(toml) as unknown as { readonly project: Project };
  const unknown = Object.keys(project).find((member) => !members.has(member));
  if (unknown !== undefined) throw new Error(`pyproject.toml has project.${unknown}, which the packages would lack`);
  return project;
}

/** Returns the file METADATA. **Source**: the Python packaging user guide, core metadata 2.4. */
export function metadataOf(project: Project, version: string, readme: string): string {
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

/** Whether a file is a source of the package, and not generated. */
export const isSource = (name: string): boolean => !name.includes('__pycache__/') && !name.includes('.egg-info/');
