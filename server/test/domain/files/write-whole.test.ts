import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { writeFileAtomically } from '../../../src/domain/files/write-file-atomically.js';
import { keyFolder } from '../../../src/features/identity/keys/key-folder.js';

/** Runs a write, and lists the inodes that were synced, in order. */
async function syncedBy(write: () => unknown): Promise<readonly number[]> {
  const inodes: number[] = [];
  const { fsyncSync } = fs;
  fs.fsyncSync = (descriptor) => {
    inodes.push(fs.fstatSync(descriptor).ino);
    fsyncSync(descriptor);
  };
  syncBuiltinESMExports();
  try {
    await write();
  } finally {
    fs.fsyncSync = fsyncSync;
    syncBuiltinESMExports();
  }
  return inodes;
}

describe('a file that is replaced whole', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whole-'));
  const file = path.join(folder, 'file.json');
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is synced, then its folder, and only its owner can read it', async () => {
    const synced = await syncedBy(() => {
      writeFileAtomically(file, 'text');
    });
    expect(synced).to.deep.equal([statSync(file).ino, statSync(folder).ino]);
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).to.deep.equal(['text', 0o600]);
  });

  it('does not use a temporary file of another process with the same id', () => {
    const other = `${file}.${process.pid}.new`;
    fs.writeFileSync(other, 'half');
    writeFileAtomically(file, 'next');
    expect([readFileSync(file, 'utf8'), readFileSync(other, 'utf8')]).to.deep.equal(['next', 'half']);
    rmSync(other);
  });

  it('leaves nothing behind if it cannot be replaced', () => {
    const occupied = path.join(folder, 'occupied');
    fs.mkdirSync(path.join(occupied, 'inside'), { recursive: true });
    expect(() => {
      writeFileAtomically(occupied, 'text');
    }).to.throw();
    expect(readdirSync(folder).sort()).to.deep.equal(['file.json', 'occupied']);
  });

  it('is how a signing key is stored', async () => {
    const keys = path.join(folder, 'keys');
    const key = { kid: 'k'.repeat(43), createdAt: 1, jwk: { kty: 'EC', d: 'secret' } };
    const synced = await syncedBy(() => keyFolder(keys).save(key));
    expect(synced).to.deep.equal([statSync(path.join(keys, `${key.kid}.key.json`)).ino, statSync(keys).ino]);
  });
});
