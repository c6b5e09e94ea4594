const layers = require('./tools/check/boundaries/layers.json');

/** Packages that `npm ci` of a user leaves out. */
const leftOut = Object.entries(require('./package-lock.json').packages)
  .filter(([folder, { dev }]) => dev === true && folder.startsWith('node_modules/'))
  .map(([folder]) => folder);

const escaped = (text) => text.replace(/[.+]/gu, String.raw`\$&`);
/** Matches what a layer holds: a file, or all files of a folder. */
const matching = (workspace, name) => `^${workspace}/src/${escaped(name)}${name.endsWith('.ts') ? '$' : '(/|$)'}`;

/** Imports from a layer to one above it, and folders inside a layer that import each other in a circle. */
function layerRules(workspace, layer, at, all) {
  const above = all.slice(0, at).flatMap(({ holds }) => holds);
  const paths = (names) => names.map((name) => matching(workspace, name));
  const below = all.slice(at + 1).map((lower) => lower.layer);
  const own = { path: paths(layer.holds) };
  const imports = {
    name: `${workspace}-${layer.layer}-imports-down`,
    comment: `${layer.layer} may import ${below.join(', ') || 'no other layer'}: tools/check/boundaries/layers.json lists the folders of ${workspace}/src, highest first.`,
    severity: 'error',
    from: own,
    to: { path: paths(above) },
  };
  const circles = {
    name: `${workspace}-${layer.layer}-without-cycles`,
    comment: `Folders of ${layer.layer} may not import each other in a circle: move what both need to the lower one.`,
    severity: 'error',
    scope: 'folder',
    from: { path: own.path },
    to: { circular: true, path: own.path },
  };
  return at === 0 ? [circles] : [imports, circles];
}

/**
 * Dependencies run one way: engine -> simulator -> data -> server, engine -> data, openapi and clients/javascript ->
 * server; engine, openapi and clients/javascript -> gatsby-site.
 */
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
    onlyWorkspaces('simulator-below-data', 'data/simulator', ['engine']),
    onlyWorkspaces('data-below-server', 'data', ['engine']),
    {
      name: 'only-the-sandbox-simulates',
      comment:
        'Stores, importers and exports work on any match logs: of data/src, only sandbox and cli import the simulator.',
      severity: 'error',
      from: { path: '^data/src/', pathNot: '^data/src/(sandbox|cli)/' },
      to: { path: '^data/simulator/' },
    },
    onlyWorkspaces('openapi-stands-alone', 'openapi', []),
    onlyWorkspaces('client-stands-alone', 'clients/javascript', []),
    {
      name: 'client-runs-anywhere',
      comment:
        'The client runs in browsers and workers: only its command line uses Node, and only its MCP server the SDK.',
      severity: 'error',
      from: { path: '^clients/javascript/src/', pathNot: '^clients/javascript/src/((cli|mcp)/|arrow\\.ts$)' },
      to: { pathNot: '^clients/javascript/src/(?!(cli|mcp)/)' },
    },
    {
      name: 'arrow-runs-anywhere',
      comment: 'Tables of Arrow use the client and Flechette, which runs in browsers too.',
      severity: 'error',
      from: { path: '^clients/javascript/src/arrow\\.ts$' },
      to: { pathNot: '^clients/javascript/src/(?!(cli|mcp)/)|^node_modules/@uwdata/flechette/' },
    },
    {
      name: 'mcp-runs-anywhere',
      comment: 'The tools for assistants run in the server too: they use the client and the SDK.',
      severity: 'error',
      from: { path: '^clients/javascript/src/mcp/' },
      to: { pathNot: '^clients/javascript/src/(?!cli/)|^node_modules/@modelcontextprotocol/server/' },
    },
    onlyWorkspaces('server-on-top', 'server', ['engine', 'data', 'openapi', 'clients/javascript']),
    {
      name: 'only-mcp-calls-the-server',
      comment: 'The server calls itself as a client only for the tools of assistants.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/features/mcp/' },
      to: { path: '^clients/' },
    },
    onlyWorkspaces('hub-beside-server', 'gatsby-site', ['engine', 'openapi', 'clients/javascript']),
    ...Object.entries(layers).flatMap(([workspace, all]) =>
      all.flatMap((layer, at) => layerRules(workspace, layer, at, all)),
    ),
    {
      name: 'endpoints-without-account',
      comment: "Endpoints receive the licence. Only those of the caller's own account receive the account.",
      severity: 'error',
      from: {
        path: '^server/src/answers/',
        pathNot: '^server/src/answers/(endpoints/(endpoint|get-usage)|shapes/usage)[.]ts$',
      },
      to: { path: '^server/src/domain/accounts/account[.]ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared-dependencies-only',
      comment: 'Sources use run-time dependencies of their own package.json; types may come from anywhere.',
      severity: 'error',
      from: { path: '^(data/)?[^/]+/(src|gatsby)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^((engine|data|openapi|clients/javascript|server)/|(mdast|hast)$)',
      },
    },
    {
      name: 'compiled-at-start',
      comment: 'What npm start compiles imports no package that npm ci leaves out, not even for a type.',
      severity: 'error',
      from: { path: '^(clients/javascript|engine|openapi)/src/' },
      to: { path: leftOut.map((folder) => `^${escaped(folder)}/`) },
    },
    {
      name: 'nothing-unresolved',
      comment: 'mdast and hast are types alone, of @types.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, dependencyTypesNot: ['type-only'], pathNot: '^(mdast|hast)$' },
    },
    {
      name: 'nothing-from-dist',
      severity: 'error',
      from: {},
      to: { path: '^(engine|data|data/simulator|openapi|clients/javascript|server)/dist' },
    },
    {
      name: 'tests-without-tools',
      comment:
        'Tools may import the support of tests, so tests may not import tools: move what both need to test/support.',
      severity: 'error',
      from: { path: '^(engine|data|data/simulator|openapi|server)/test/' },
      to: { path: '^tools/' },
    },
    {
      name: 'nothing-from-tests',
      severity: 'error',
      from: { pathNot: '^((data/)?[^/]+/test|tools|data/forecast-fit)/' },
      to: { path: '^(data/)?[^/]+/test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((data/|clients/)?[^/]+/dist|gatsby-site/(public|[.]cache))/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
