import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EsbuildPlugin } from 'esbuild-loader';
import type { GatsbyNode } from 'gatsby';
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import { writtenPages } from './written-pages';

type Uses = NonNullable<RuleSetRule['use']>;
type UsesOf = (data: Requested) => readonly RuleSetUseItem[];

/** The arguments of a rule. */
interface Requested {
  readonly issuer: string;
  readonly realResource: string;
  readonly resourceQuery: string;
}

/** A webpack configuration as Gatsby creates it. */
interface GatsbyConfiguration extends Omit<Configuration, 'module' | 'resolve'> {
  readonly module: { rules: RuleSetRule[] };
  resolve: { readonly alias: Readonly<Record<string, string>> };
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly source?: string }>>;
}

const { resolve } = createRequire(path.resolve('package.json'));
const packages = ['engine', 'openapi', 'clients/javascript'].map((name) => path.resolve('..', name));

/** Every supported browser runs this version of JavaScript. `tsc` also compiles the engine to this version. */
const target = 'es2022';

/** Returns the loaders that a rule applies to a file, by default to one that no page imports. */
function usesOf({ use }: RuleSetRule, data: Requested = { issuer: '', realResource: '', resourceQuery: '' }) {
  return typeof use === 'function' ? (use as unknown as UsesOf)(data) : [];
}

/** Whether a loader is Gatsby's own Babel loader, which applies all Babel presets. */
const isBabel = (item: RuleSetUseItem): boolean =>
  typeof item === 'object' && /gatsby[\\/]dist[\\/]utils[\\/]babel-loader/u.test(String(item.loader));

/** Returns a loader. The one that compiles MDX is replaced by ours, which compiles each MDX page once. */
const compiledOnce = (item: RuleSetUseItem): RuleSetUseItem =>
  typeof item === 'object' && String(item.loader).endsWith('gatsby-mdx-loader')
    ? { loader: path.resolve('gatsby', 'mdx-loader.mjs'), options: { compilePage: writtenPages() } }
    : item;

/** Returns the files below a folder that contain GraphQL queries. */
function filesWithQueries(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => path.join(folder, name));
  return new Set(names.filter((name) => readFileSync(name, 'utf8').includes('graphql')));
}

/**
 * Returns a loader that removes queries. In a chunk that contains only a page or only its head, the loader also removes
 * the other part. Both Babel plugins are Gatsby's.
 */
function withoutQueries(stage: string, { issuer, resourceQuery }: Requested): RuleSetUseItem {
  const other = { 'export=default': 'Head', 'export=head': 'default' };
  const apis = ['getServerData', 'config'];
  for (const [query, api] of Object.entries(other)) if (resourceQuery.includes(query)) apis.push(api);
  const isChunk = stage === 'build-javascript' && issuer.includes('async-requires');
  return {
    loader: resolve('babel-loader'),
    options: {
      babelrc: false,
      configFile: false,
      compact: false,
      plugins: [
        [resolve('babel-plugin-remove-graphql-queries'), { stage, staticQueryDir: 'page-data/sq/d' }],
        ...(isChunk ? [[resolve('gatsby/dist/utils/babel/babel-plugin-remove-api'), { apis }]] : []),
      ],
    },
  };
}

/** Returns the rules for production builds. esbuild replaces Babel, except where queries must be removed. */
function rulesOfBuild(rules: readonly RuleSetRule[], stage: string): RuleSetRule[] {
  const own = rules.find((rule) => usesOf(rule).some(isBabel));
  if (own?.include === undefined) throw new Error('Gatsby does not compile sources with the expected rule');
  const queried = filesWithQueries(path.resolve('src'));
  const removed: UsesOf = (data) =>
    queried.has(data.realResource) || data.issuer.includes('async-requires') ? [withoutQueries(stage, data)] : [];
  const others = rules
    .filter((rule) => !usesOf(rule).some(isBabel) || !usesOf(rule).every(isBabel))
    .map((rule) =>
      usesOf(rule).some(isBabel)
        ? {
            ...rule,
            use: (data: Requested) =>
              usesOf(rule, data)
                .filter((item) => !isBabel(item))
                .map(compiledOnce),
          }
        : rule,
    );
  const compiled = Object.entries({ ts: /\.ts$/u, tsx: /\.tsx$/u, jsx: /\.(?:m?js|jsx)$/u }).map(
    ([loader, test]): RuleSetRule => ({
      test,
      include: own.include,
      type: 'javascript/auto',
      loader: resolve('esbuild-loader'),
      options: { loader, target, jsx: 'automatic' },
    }),
  );
  // webpack runs the last loader first.
  return [
    { test: /\.tsx?$/u, include: own.include, use: removed as unknown as Uses },
    ...others,
    ...compiled,
    { include: packages, resolve: { extensionAlias: { '.js': ['.ts', '.js'] } } },
  ];
}

/** Returns the source folder of each of our packages, by the name under which pages import it. */
function sourcesOfPackages(): Record<string, string> {
  return Object.fromEntries(
    packages.flatMap((folder) => {
      const { name: packageName, exports } = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      ) as Manifest;
      return Object.entries(exports).flatMap(([name, file]) =>
        typeof file === 'string' || file.source === undefined
          ? []
          : [[`${path.posix.join(packageName, name)}$`, path.join(folder, file.source)]],
      );
    }),
  );
}

/**
 * Production builds compile and minify with esbuild, use the sources of our own packages, and have no source maps.
 * Development uses the compiled engine.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => GatsbyConfiguration)();
  if (stage === 'build-javascript' || stage === 'build-html') {
    config.module.rules = rulesOfBuild(config.module.rules, stage);
    config.resolve = { ...config.resolve, alias: { ...config.resolve.alias, ...sourcesOfPackages() } };
    config.devtool = false;
    config.cache = false;
    if (stage === 'build-javascript') {
      // Chunks get no names, because every page would load the names of all chunks.
      config.output = { ...config.output, chunkFilename: 'chunk-[contenthash].js' };
      config.optimization = {
        ...config.optimization,
        minimizer: [new EsbuildPlugin({ target, css: true, legalComments: 'eof' })],
      };
    }
  } else {
    config.module.rules = config.module.rules.map((rule) => {
      if (!(rule.test instanceof RegExp) || !rule.test.test('x.js')) return rule;
      return { ...rule, exclude: [...packages, ...(rule.exclude === undefined ? [] : [rule.exclude])].flat() };
    });
  }
  actions.replaceWebpackConfig(config);
};
