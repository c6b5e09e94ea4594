import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { withoutServices } from '../clients/debian.js';

describe('packages of Debian that tests need', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'debian-'));
  const policy = path.join(folder, 'policy-rc.d');
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('start no service while they are installed, whether that succeeds or not', () => {
    const asked = (): number | null => spawnSync(policy, ['nginx', 'start']).status;
    expect(withoutServices(asked, policy)).to.equal(101);
    expect(existsSync(policy)).to.equal(false);
    const failing = (): never => {
      throw new Error(String(asked()));
    };
    expect(() => withoutServices(failing, policy)).to.throw('101');
    expect(existsSync(policy)).to.equal(false);
  });

  it('leave the policy of the operator as it is', () => {
    writeFileSync(policy, 'of the operator');
    expect(withoutServices(() => readFileSync(policy, 'utf8'), policy)).to.equal('of the operator');
    expect(readFileSync(policy, 'utf8')).to.equal('of the operator');
  });
});
