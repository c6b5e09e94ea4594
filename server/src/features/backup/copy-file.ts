import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile as copyOnce, open, stat, type FileHandle } from 'node:fs/promises';
import { BackupError } from './backup-error.js';

const CHUNK_BYTES = 1 << 20;
const OWNER_ONLY = 0o600;
const ATTEMPTS = 3;
const NEWLINE = 10;

/** Length of a file in bytes, and its SHA-256 in hexadecimal digits. */
export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

export async function digestOf(file: string): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Removes everything after the last newline of a file. */
async function removeUnfinishedLine(file: FileHandle): Promise<void> {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let end = (await file.stat()).size; end > 0;) {
    const start = Math.max(0, end - buffer.length);
    const { bytesRead } = await file.read(buffer, 0, end - start, start);
    const at = buffer.subarray(0, bytesRead).lastIndexOf(NEWLINE);
    if (at >= 0) return file.truncate(start + at + 1);
    end = start;
  }
  return file.truncate(0);
}

/**
 * Copies a file that other processes may be writing, and syncs the copy. The copy of a growing file of lines ends with
 * a complete line. Any other file that changes is copied again. **Throws** `BackupError` if it changes each time.
 */
export async function copyFile(file: string, to: string, isOfLines = false): Promise<FileDigest> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await stat(file, { bigint: true });
    await copyOnce(file, to);
    await chmod(to, OWNER_ONLY);
    const after = await stat(file, { bigint: true });
    const isChanged = after.mtimeNs !== before.mtimeNs || after.size !== before.size;
    if (isChanged && !(isOfLines && after.size >= before.size)) continue;
    const copy = await open(to, 'r+');
    try {
      if (isChanged) await removeUnfinishedLine(copy);
      await copy.sync();
    } finally {
      await copy.close();
    }
    return digestOf(to);
  }
  throw new BackupError(`${file} changed each time it was copied: try again`);
}
