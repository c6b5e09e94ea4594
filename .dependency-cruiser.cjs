/** Dependencies run one way: engine -> data -> server, openapi -> server; engine and openapi -> gatsby-site. */
const onlyWorkspaces = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/(src|gatsby)` },
  to: {
    path: '^(engine|data|openapi|server|tools|clients|bench|gatsby-site)/',
    pathNot: `^(${[from, ...to].join('|')})/`,
  },
});

module.exports = {
  forbidden: [
    {
      name: 'engine-imports-nothing',
      comment: 'The engine has no package, no Node built-in and no other workspace under it.',
      severity: 'error',
      from: { path: '^engine/src' },
      to: { pathNot: '^engine/src' },
    },
    onlyWorkspaces('data-below-server', 'data', ['engine']),
    onlyWorkspaces('openapi-stands-alone', 'openapi', []),
    onlyWorkspaces('server-on-top', 'server', ['engine', 'data', 'openapi']),
    onlyWorkspaces('hub-beside-server', 'gatsby-site', ['engine', 'openapi']),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared-dependencies-only',
      comment: 'Sources use run-time dependencies of their own package.json; types may come from anywhere.',
      severity: 'error',
      from: { path: '^[^/]+/(src|gatsby)' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^((engine|data|openapi|server)/|(mdast|hast)$)',
      },
    },
    {
      name: 'nothing-unresolved',
      comment: 'mdast and hast are types alone, of @types.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, dependencyTypesNot: ['type-only'], pathNot: '^(mdast|hast)$' },
    },
    { name: 'nothing-from-dist', severity: 'error', from: {}, to: { path: '^(engine|data|openapi|server)/dist' } },
    {
      name: 'nothing-from-tests',
      severity: 'error',
      from: { pathNot: '^([^/]+/test|tools)/' },
      to: { path: '^[^/]+/test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^([^/]+/dist|gatsby-site/(public|[.]cache))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
