/** The sources of the release files, as paths relative to the repository. */
export const clientSources: readonly string[] = [
  'clients/excel/goalsquare.xlsx',
  ...['LICENSE', 'README.md', 'package.json', 'src', 'tsconfig.cli.json', 'tsconfig.json', 'tsconfig.mcp.json'].map(
    (name) => `clients/javascript/${name}`,
  ),
  'clients/python',
  'clients/r',
  ...['LICENSE', 'README.md', 'package.json', 'src', 'tsconfig.json'].map((name) => `engine/${name}`),
  ...['LICENSE', 'README.md', 'package.json', 'src', 'tsconfig.json'].map((name) => `openapi/${name}`),
  ...['contract-changes', 'openapi', 'operator', 'tables'].map((name) => `openapi/${name}.json`),
  'tools/release',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
