import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';

/** Rules by the folder of a file that breaks them. */
const broken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'engine/src': {
    'house(no-enum)': 'export enum Half { First }',
    'house(no-clock)': 'export const now = new Date();',
    'house(max-comment)': `/* short\n${'x'.repeat(121)} */`,
    'eslint(no-restricted-properties)': 'export const chance = Math.random();',
    'eslint(no-restricted-globals)': 'setTimeout(() => 1, 2);',
    'eslint(no-restricted-imports)': "import 'express';",
  },
  'server/src': {
    'import(no-default-export)': 'export default 1;',
    'eslint(no-restricted-properties)': 'export const { CI } = process.env;',
    'eslint(no-restricted-imports)': "import '../../engine/src/index.js';",
    'typescript(no-floating-promises)': 'Promise.resolve(1);',
    'typescript(no-unnecessary-condition)': 'export const one = (list: readonly number[]) => list?.length;',
  },
  'gatsby-site/src': { 'react-hooks(exhaustive-deps)': 'useEffect(() => { console.log(wanted); }, []);' },
};

describe('lint', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'goalsquare-lint-'));
  after(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('names each rule that a file breaks', () => {
    mkdirSync(path.join(root, 'tools/check/lint'), { recursive: true });
    for (const name of ['.oxlintrc.json', 'tools/check/lint/plugin.js']) copyFileSync(name, path.join(root, name));
    writeFileSync(path.join(root, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"target":"es2022","types":[]}}');
    for (const [folder, rules] of Object.entries(broken)) {
      mkdirSync(path.join(root, folder), { recursive: true });
      const hook = "import { useEffect } from 'react';\nexport function Page({ wanted }: { wanted: number }) {";
      const text = Object.values(rules).join('\n');
      writeFileSync(
        path.join(root, folder, 'file.ts'),
        folder === 'gatsby-site/src' ? `${hook}\n${text}\nreturn null;\n}` : text,
      );
    }
    const bin = path.resolve('node_modules/.bin');
    const { stdout } = spawnSync(path.join(bin, 'oxlint'), ['--format=json', '.'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: [bin, process.env.PATH].join(path.delimiter) },
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; filename: string }[] };
    const seen = new Set(diagnostics.map(({ code, filename }) => `${path.dirname(filename)} ${code}`));
    for (const [folder, rules] of Object.entries(broken))
      for (const rule of Object.keys(rules)) expect(seen, `${folder}: ${rule}`).to.include(`${folder} ${rule}`);
  });
});
