import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { contract } from '@goalsquare/openapi';
import { expect } from 'chai';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { appForSuite, KEY } from '../support/app.js';
import { smallWorld } from '../support/small-world.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

const strict = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'ES2022',
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    types: ['node'],
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: false,
  },
  include: ['*.ts', '*/**/*.ts'],
};

/** What both programs print after their ten calls. */
interface Seen {
  readonly league: number;
  readonly level: number;
  readonly season: number;
  readonly first: number;
  readonly match: number;
  readonly codes: readonly string[];
  readonly request: string;
  readonly shots: number;
  readonly glossary: readonly string[];
}

describe('a client that a generator makes of the contract', () => {
  const app = appForSuite(smallWorld);
  let folder = '';

  before(async () => {
    mkdirSync(path.join(root, 'node_modules/.cache'), { recursive: true });
    folder = mkdtempSync(path.join(root, 'node_modules/.cache/goalsquare-clients-'));
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(strict));
    writeFileSync(
      path.join(folder, 'contract.ts'),
      astToString(await openapiTS(structuredClone(contract) as unknown as OpenAPI3)),
    );
    await createClient({
      input: path.join(root, 'openapi/openapi.json'),
      output: { path: path.join(folder, 'hey-api'), module: { extension: '.js' } } as never,
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    });
    for (const name of ['openapi-fetch', 'hey-api'])
      cpSync(path.join(here, `${name}.calls.txt`), path.join(folder, `${name}.ts`));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('compiles strictly', async () => {
    await run(process.execPath, [path.join(root, 'node_modules/typescript-native/bin/tsc'), '-p', folder]).catch(
      (error: unknown) => {
        expect.fail((error as { stdout: string }).stdout);
      },
    );
  });

  for (const name of ['openapi-fetch', 'hey-api']) {
    it(`makes ten calls with ${name}`, async () => {
      const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      const { stdout } = await run(process.execPath, ['--import', 'tsx', path.join(folder, `${name}.ts`)], {
        cwd: root,
        env: { ...process.env, BASE_URL: base, API_KEY: KEY },
      });
      const seen = JSON.parse(stdout) as Seen;
      expect(seen.codes).to.deep.equal(['KICK', 'GOAL']);
      expect(seen.glossary).to.deep.equal(['KICK', 'GOAL']);
      expect([seen.league, seen.level, seen.first, seen.request]).to.deep.equal([1, 1, 1, 'one']);
      expect(seen.match).to.be.above(0);
      expect(seen.shots).to.be.above(10);
    });
  }
});
