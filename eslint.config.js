import { existsSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'jsx-a11y-lint';
import tseslint from 'typescript-eslint';

const acrossWorkspaces = {
  regex: String.raw`^(\.\./)+(engine|data|simulator|openapi|server|tools)(/|$)`,
  message: 'Import another workspace by its name, @goalsquare/<workspace>.',
};
const compiled = {
  regex: String.raw`^(.*/)?dist(/|$)`,
  message: 'Import the package, never its compiled files.',
};
const outsideEngine = {
  regex: String.raw`^[^.]`,
  message: 'The engine imports nothing but its own files: no package, no Node built-in.',
};

const forbiddenSyntax = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals, not an enum.' },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
];
const environmentSyntax = [
  {
    selector: 'ImportDeclaration[source.value=/^(node:)?process$/]',
    message: 'Only server/src/domain/config.ts reads the environment.',
  },
];
const engineSyntax = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The engine has no clock: pass the instant in.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'The engine has no clock: pass the instant in.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'The engine is deterministic: pass a number in.',
  },
];
const engineGlobals = [
  'process',
  'Buffer',
  'console',
  'global',
  'globalThis',
  'window',
  'document',
  'fetch',
  'performance',
  'crypto',
  'require',
  'module',
  '__dirname',
  '__filename',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'structuredClone',
  'URL',
  'TextEncoder',
  'TextDecoder',
];

const declaredTables = [
  'engine/src/metrics/table/**',
  'engine/src/vocabulary/**',
  'server/src/domain/problems.ts',
  'server/src/domain/config/variables.ts',
  'engine/src/model/forecast-record.ts',
  'openapi/src/tables/declared.ts',
  'data/simulator/src/{league/leagues,match/men-parameters}.ts',
];
/** Programs beside what they are about: they print, and use the support of tests as tools do. */
const programs = [
  'tools/**/*.ts',
  'gatsby-site/publish/**/*.ts',
  'clients/{excel/generate,tasks}/**/*.ts',
  'data/{forecast-fit,simulator/calibration}/**/*.ts',
];
const readsEnvironment = [
  'server/src/domain/config.ts',
  'tools/**',
  ...programs,
  'data/src/cli.ts',
  'clients/javascript/src/cli/**',
  'gatsby-site/gatsby/config.ts',
  '{*,data/simulator,clients/*}/test/**',
  'bench/http/product.ts',
];

const clicks = ['onClick', 'onMouseDown', 'onMouseUp'];

/** What Gatsby takes by its default export. */
const gatsbyDefaults = ['gatsby-site/gatsby/config.ts', 'gatsby-site/src/{pages,templates}/**/*.tsx'];

export default defineConfig(
  // The bench has dependencies of its own; where they are not installed its types cannot be known.
  globalIgnores([
    ...(existsSync(`${import.meta.dirname}/bench/node_modules`) ? [] : ['bench/']),
    '**/dist/',
    '**/node_modules/',
    '.cache/',
    'coverage/',
    'openapi/src/types.ts',
    'clients/{python,r}/',
    'clients/javascript/src/contract/',
    'docs/',
    'gatsby-site/{.cache,public}/',
    'gatsby-site/gatsby-{config,node}.mjs',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          './tsconfig.tests.json',
          './{engine,data,data/simulator,openapi,clients/javascript,server,bench,gatsby-site}/tsconfig.json',
          './clients/javascript/tsconfig.{cli,mcp}.json',
          './gatsby-site/test/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [acrossWorkspaces, compiled] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `as number` marks an index in bounds by construction; `!` stays forbidden.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', ...forbiddenSyntax, ...environmentSyntax],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only server/src/domain/config.ts reads the environment.' },
      ],
      'max-len': [
        'error',
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
        },
      ],
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 60 }],
    },
  },
  {
    files: ['engine/src/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [acrossWorkspaces, compiled, outsideEngine] }],
      'no-restricted-globals': [
        'error',
        ...engineGlobals.map((name) => ({ name, message: 'The engine runs anywhere: no host globals.' })),
      ],
      'no-restricted-syntax': ['error', ...forbiddenSyntax, ...engineSyntax],
    },
  },
  {
    files: readsEnvironment,
    rules: { 'no-restricted-properties': 'off', 'no-restricted-syntax': ['error', ...forbiddenSyntax] },
  },
  {
    files: ['gatsby-site/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // React's own types are a namespace, and an element of ours joins them.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      // Keys of marks are taken at what holds the marks; a click beside an open dialog closes it, as Escape does.
      'jsx-a11y/no-static-element-interactions': ['error', { handlers: clicks }],
      'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: clicks, dialog: clicks }],
      // What scrolls in itself must be reached by keys.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: ['pre'] }],
    },
  },
  {
    files: ['gatsby-site/static/**/*.js'],
    languageOptions: {
      globals: { window: 'readonly', location: 'readonly', history: 'readonly', URLSearchParams: 'readonly' },
    },
  },
  {
    files: gatsbyDefaults,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forbiddenSyntax.filter(({ selector }) => selector !== 'ExportDefaultDeclaration'),
        ...environmentSyntax,
      ],
    },
  },
  // The surface of the engine is a list, too.
  { files: [...declaredTables, 'engine/src/index.ts'], rules: { 'max-lines': 'off' } },
  {
    files: [...programs, 'data/src/cli.ts', '{*,data/simulator}/test/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Tools use the support of tests: servers, worlds, walks and attacks. Tests of a workspace never import tools.
    files: [
      ...programs,
      'server/test/{walk,fuzz,attack,clients}/*.ts',
      'server/test/storage/redis/*.ts',
      'gatsby-site/test/**/*.ts',
      'clients/*/test/**/*.ts',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [compiled] }] },
  },
  {
    files: ['{*,data/simulator,clients/*,tools/*}/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      'max-lines': ['error', { max: 500 }],
      'max-lines-per-function': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', require: 'readonly', module: 'writable' } },
  },
);
