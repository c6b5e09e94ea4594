import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { programArguments } from './support/program-arguments.js';
import { onFullDisk, onReadOnlyDisk, whyNoSmallDisk } from './support/small-disk.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const argumentsOf = (file: string): readonly string[] => programArguments(path.join(root, file));

const programs: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    ...argumentsOf('server/src/composition/accounts-cli.ts'),
    'add',
    'me',
    '--tier',
    'Basic',
    '--league',
    'all',
  ],
  subscriptions: [
    ...argumentsOf('server/src/composition/subscriptions-cli.ts'),
    'add',
    ...['--account', 'me', '--url', 'https://a.example/x'],
  ],
  data: [...argumentsOf('data/src/cli.ts'), 'simulate', '--size', 'small', '--leagues', '1', '--out'],
};

describe('a command line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'command-lines-'));

  before(function leave() {
    const reason = whyNoSmallDisk();
    if (reason === undefined) return;
    process.stderr.write(`command-lines-full-disk.test.ts is skipped: ${reason}\n`);
    this.skip();
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const disks = [
    ['full', onFullDisk, 'its disk is full (ENOSPC). Make room on it, or name a folder on another disk.'],
    ['read-only', onReadOnlyDisk, 'its disk is read-only (EROFS). Name a folder that can be written.'],
  ] as const;
  for (const [what, disk, remedy] of disks)
    for (const [name, words] of Object.entries(programs)) {
      // Node reports another fault than the disk if it makes a folder with all above it on a read-only one.
      if (name === 'data' && what === 'read-only') continue;
      it(`${name} names the file and the remedy if the disk is ${what}, in one line`, () => {
        const state = path.join(folder, `${name}-${what}`);
        mkdirSync(state);
        const [program, ...rest] = [
          ...disk(state),
          process.execPath,
          ...words,
          ...(name === 'data' ? [path.join(state, 'out')] : []),
        ];
        const environment = { ...process.env, GOALSQUARE_STATE: state };
        const { status, stderr } = spawnSync(program ?? '', rest, { cwd: root, env: environment, encoding: 'utf8' });
        const lines = stderr.trim().split(/[\r\n]+/u);
        expect(lines.at(-1))
          .to.match(new RegExp(`^${state}[^ ]* cannot be used: `, 'u'))
          .and.include(remedy);
        expect([status, stderr]).to.have.nested.property('0', 1);
        expect(stderr).to.not.match(/^ +at /mu);
      });
    }
});
