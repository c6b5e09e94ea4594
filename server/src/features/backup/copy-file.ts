import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
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

/** Passes the first bytes of a file to `take` in chunks. Returns their number and digest. */
async function readFirst(
  from: FileHandle,
  length: number,
  take: (chunk: Buffer, at: number) => Promise<unknown>,
): Promise<FileDigest> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(1, length)));
  let bytes = 0;
  while (bytes < length) {
    const { bytesRead } = await from.read(buffer, 0, Math.min(buffer.length, length - bytes), bytes);
    if (bytesRead === 0) break;
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await take(chunk, bytes);
    bytes += bytesRead;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Returns the length and the digest of a file. */
export async function digestOf(file: string): Promise<FileDigest> {
  const from = await open(file, 'r');
  try {
    return await readFirst(from, (await from.stat()).size, () => Promise.resolve());
  } finally {
    await from.close();
  }
}

/**
 * Returns the position after the last newline in the first `length` bytes of a file. **Empty**: 0 without a newline.
 */
async function endOfLastLine(from: FileHandle, length: number): Promise<number> {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let end = length; end > 0;) {
    const start = Math.max(0, end - buffer.length);
    const { bytesRead } = await from.read(buffer, 0, end - start, start);
    const at = buffer.subarray(0, bytesRead).lastIndexOf(NEWLINE);
    if (at >= 0) return start + at + 1;
    end = start;
  }
  return 0;
}

async function write(from: FileHandle, length: number, to: string): Promise<FileDigest> {
  const into = await open(to, 'w', OWNER_ONLY);
  try {
    const digest = await readFirst(from, length, async (chunk, at) => {
      for (let done = 0; done < chunk.length;)
        done += (await into.write(chunk, done, chunk.length - done, at + done)).bytesWritten;
    });
    await into.sync();
    return digest;
  } finally {
    await into.close();
  }
}

/**
 * Copies a file that other processes may be writing, and syncs the copy. A growing file of lines is copied up to the
 * last line that was complete at the start. Any other file that changes is copied again. **Throws** `BackupError` if it
 * changes each time.
 */
export async function copyFile(file: string, to: string, isOfLines = false): Promise<FileDigest> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const from = await open(file, 'r');
    try {
      const before = await from.stat({ bigint: true });
      const digest = await write(from, Number(before.size), to);
      const after = await from.stat({ bigint: true });
      if (after.mtimeNs === before.mtimeNs && after.size === before.size) return digest;
      if (isOfLines && after.size >= before.size)
        return await write(from, await endOfLastLine(from, Number(before.size)), to);
    } finally {
      await from.close();
    }
  }
  throw new BackupError(`${file} changed each time it was copied: try again`);
}
