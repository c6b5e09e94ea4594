import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { serverUrl } from './support/server.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

const compiler = path.join(root, 'node_modules/typescript/bin/tsc');

/** The samples of a page, in one module: later ones use what earlier ones declare. */
const samplesOf = (page: string): string =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/^```typescript\n([^]*?)^```$/gmu)]
    .map(([, code = '']) => code)
    .join('\n');

/** The language of the oldest Node that the package runs in. */
const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom', '--skipLibCheck'];

const pages = ['clients/javascript/README.md', 'docs/clients.md'];

describe('the samples of the package', () => {
  let folder = '';
  const fileOf = (page: string): string => path.join(folder, path.basename(page, '.md'));
  before(() => {
    folder = mkdtempSync(path.join(root, 'node_modules/.readme-'));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('compile strictly', async () => {
    for (const page of pages) {
      const code = samplesOf(page);
      expect(code, page).to.include("from '@goalsquare/client'");
      writeFileSync(`${fileOf(page)}.mts`, code);
    }
    const files = pages.map((page) => `${fileOf(page)}.mts`);
    const compiled = await run(process.execPath, [compiler, ...options, ...files], { cwd: root }).catch(
      (error: unknown) => error as { readonly stdout: string },
    );
    expect(compiled.stdout).to.equal('');
  });

  for (const page of pages)
    it(`run: ${page}`, async () => {
      const env = { ...process.env, GOALSQUARE_URL: serverUrl() };
      const { stderr } = await run(process.execPath, [`${fileOf(page)}.mjs`], { cwd: folder, env });
      expect(stderr).to.equal('');
    });
});
