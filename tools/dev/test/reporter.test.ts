import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reporter-'));
});
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs mocha with our reporter on one file, and returns its exit code and what it printed. */
function runTest(text: string, CI?: string): SpawnSyncReturns<string> {
  const file = path.join(folder, 'one.test.cjs');
  writeFileSync(file, text);
  const words = ['node_modules/mocha/bin/mocha.js', '--no-config', '--reporter', './tools/dev/reporter.cjs', file];
  const env = { ...process.env, MOCHA_LINGER_MS: '50', CI };
  return spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
}

describe('a run of tests', () => {
  it('fails and names what is open if a test leaves something open', () => {
    const { status, stderr } = runTest("it('passes', () => { setInterval(() => {}, 1000); });");
    expect(status).to.equal(1);
    expect(stderr).to.match(/^still alive 0\.05 s after the last test, with open: .*Timeout/u);
  });

  const inSuite = (title: string): string =>
    `describe('${title}', () => { before(function () { this.skip(); }); it('a', () => {}); it('b', () => {}); });`;

  it('names each suite that skipped tests, and fails then with CI set', () => {
    const text = `${inSuite('a full disk')}\nit('passes', () => {});`;
    const alone = runTest(text);
    expect(alone.status).to.equal(0);
    expect(alone.stdout).to.match(/^skipped: a full disk\n1 passed, 0 failed\n$/mu);
    expect(runTest(text, '1').status).to.equal(1);
  });

  it('passes with CI set if what it skipped may be skipped', () => {
    expect(runTest(inSuite('real matches'), '1').status).to.equal(0);
  });

  it('names each test that passed at its second try, with its first failure', () => {
    const { status, stdout } = runTest(
      "let tries = 0; it('moves', function () { this.retries(1); if (++tries === 1) throw new Error('a time-out'); });",
    );
    expect(status).to.equal(0);
    expect(stdout).to.match(/^second try: moves: a time-out\n1 passed, 0 failed\n$/mu);
  });

  it('names no test that failed at its second try too', () => {
    const { status, stdout } = runTest("it('moves', function () { this.retries(1); throw new Error('a time-out'); });");
    expect(status).to.equal(1);
    expect(stdout).not.to.include('second try');
  });
});
