import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const files: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules\ndist\n.cache\nclients/javascript/src/contract\ngatsby-site/content/made.mdx\n',
  'package.json': '{ "type": "module" }',
  'NOTES.md': '',
  Buildfile: '',
  'tools/release/made/made.json': '{ "contract": ["openapi/openapi.json"], "guides": ["handbook"] }',
  '.cache/made/contract.json': '{ "files": ["clients/javascript/src/contract/operations.ts"] }',
  '.cache/made/guides.json': '{ "files": ["gatsby-site/content/made.mdx"] }',
  'gatsby-site/content/made.mdx': '',
  'clients/javascript/src/contract/operations.ts': 'export const operations = 1;',
  'handbook/page.md': '',
  'docs/limits.md': '',
  'docs/other.md': '',
  'engine/package.json': '{ "name": "@goalsquare/engine", "exports": { ".": { "source": "./src/index.ts" } } }',
  'engine/src/index.ts': `
    /** What others use of the engine. */
    export { add, type Sum } from './add.js';
    export { rank as order } from './rank.js';
  `,
  'engine/src/add.ts': 'export interface Sum { n: number }\nexport const add = (): number => 1;',
  'engine/src/rank.ts': "import { add } from './add.js';\nexport const rank = (): number => add();",
  'engine/src/unused.ts': 'export const unused = 1;',
  'engine/test/add.test.ts': "import { add } from '../src/index.js';\nadd();",
  'engine/test/all.test.ts': "import * as engine from '../src/index.js';\nexport const names = Object.keys(engine);",
  'openapi/openapi.yaml': '',
  'openapi/paths/match.yaml': '',
  'openapi/openapi.json': '{}',
  'openapi/package.json': '{ "name": "@goalsquare/openapi", "exports": { ".": { "source": "./src/contract.ts" } } }',
  'openapi/src/contract.ts':
    "import { readFileSync } from 'node:fs';\nexport const contract = readFileSync(new URL('../openapi.json', import.meta.url));",
  'server/src/begin.ts': "import { order } from '@goalsquare/engine';\norder();",
  'server/src/answer.ts':
    "import type { Sum } from '@goalsquare/engine';\nexport const answer = (sum: Sum): number => sum.n;",
  'server/src/late.ts': "export const late = async () => import('./answer.js');",
  'server/test/support/program.ts':
    "import path from 'node:path';\nexport const program = (name: string) => path.join(import.meta.dirname, `../../src/${name}.ts`);",
  'server/test/begin.test.ts': "import { program } from './support/program.js';\nprogram('begin');",
  'server/test/answer.test.ts': "import { answer } from '../src/answer.js';\nanswer({ n: 1 });",
  'server/test/late.test.ts': "import { late } from '../src/late.js';\nvoid late();",
  'server/test/contract.test.ts': "import { contract } from '@goalsquare/openapi';\nexport { contract };",
  'server/test/client.test.ts': "import { api } from '../../clients/javascript/src/api.js';\nexport { api };",
  'server/test/docs.test.ts': `
    import { readFileSync } from 'node:fs';
    import path from 'node:path';
    const root = path.resolve(import.meta.dirname, '../../..');
    for (const name of ['limits']) readFileSync(path.join(root, 'docs', \`\${name}.md\`));
    readFileSync(path.join(root, 'Buildfile'));
  `,
  'clients/javascript/src/api.ts': "export { operations as api } from './contract/operations.js';",
  'clients/javascript/src/cli.ts': 'export const cli = 1;',
  'clients/javascript/test/cli.test.ts':
    "import path from 'node:path';\nexport const program = path.join(import.meta.dirname, '../dist/cli.js');",
  'clients/javascript/test/api.test.ts': "import { api } from '../src/api.js';\nexport { api };",
  'gatsby-site/content/page.mdx': '',
  'gatsby-site/src/page.tsx':
    "import styles from './page.module.css';\nexport const Page = () => <p className={styles.p} />;",
  'gatsby-site/src/page.module.css': '.p { color: red }',
  'gatsby-site/test/content/pages.test.ts': "import { Page } from '../../src/page';\nexport { Page };",
  'gatsby-site/test/behaviours/menu.test.ts': 'export const hub = 1;',
};

/** A small repository with tests of every kind, in a temporary folder. */
export class Fixture {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'affected-')));

  constructor() {
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    mkdirSync(path.join(this.root, 'node_modules/@goalsquare'), { recursive: true });
    for (const workspace of ['engine', 'openapi'])
      symlinkSync(path.join(this.root, workspace), path.join(this.root, 'node_modules/@goalsquare', workspace));
    this.git('init', '--quiet');
    this.commit('start');
  }

  write(file: string, text: string): void {
    const target = path.join(this.root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  git(...words: readonly string[]): void {
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example', ...words], { cwd: this.root });
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
