/** Dependencies run one way: engine -> data -> server, openapi -> server. */
const onlyWorkspaces = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/src` },
  to: { path: '^(engine|data|openapi|server|tools|clients|bench|gatsby-site)/', pathNot: `^(${[from, ...to].join('|')})/` },
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
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared-dependencies-only',
      comment: 'Sources use run-time dependencies of their own package.json; types may come from anywhere.',
      severity: 'error',
      from: { path: '^[^/]+/src' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^(engine|data|openapi|server)/',
      },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, dependencyTypesNot: ['type-only'] } },
    { name: 'nothing-from-dist', severity: 'error', from: {}, to: { path: '^(engine|data|openapi|server)/dist' } },
    { name: 'nothing-from-tests', severity: 'error', from: { pathNot: '^([^/]+/test|tools)/' }, to: { path: '^[^/]+/test/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
