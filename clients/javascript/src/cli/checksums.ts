import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Returns the SHA-256 of a text, in hexadecimal digits. */
export const sha256OfText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the SHA-256 of a file, in hexadecimal digits. **Empty**: `undefined` if there is no such file. */
export async function sha256OfFile(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}
