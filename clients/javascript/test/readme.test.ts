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

describe('the samples of the package', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(path.join(root, 'node_modules/.readme-'));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  for (const page of ['clients/javascript/README.md', 'docs/clients.md'])
    it(`compile strictly and run: ${page}`, async () => {
      const code = samplesOf(page);
      expect(code).to.include("from '@goalsquare/client'");
      const file = path.join(folder, `${path.basename(page, '.md')}.mts`);
      writeFileSync(file, code);
      const compiled = await run(process.execPath, [compiler, ...options, file], { cwd: root }).catch(
        (error: unknown) => error as { readonly stdout: string },
      );
      expect(compiled.stdout).to.equal('');
      const env = { ...process.env, GOALSQUARE_URL: serverUrl() };
      const { stderr } = await run(process.execPath, [file.replace(/mts$/u, 'mjs')], { cwd: folder, env });
      expect(stderr).to.equal('');
    });
});
