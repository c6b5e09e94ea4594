import { createHash } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { matchOf, readLog } from '@goalsquare/engine';
import { writeMatchLog } from '../../log/read.js';
import { pieceOf } from '../../store/pack-writer.js';
import { matchLogOf } from '../season/match-log.js';
import type { Job, JobDone } from './job.js';

/** Fast, and about a third above the smallest. */
const GZIP_LEVEL = 3;
/** Byte of a gzip header that names the system it was made on, and its value for none. */
const [SYSTEM_BYTE, NO_SYSTEM] = [9, 255];

/** Packs a text the same way wherever it is done with one version of zlib. */
export function packed(text: string): Buffer {
  const bytes = gzipSync(text, { level: GZIP_LEVEL });
  bytes[SYSTEM_BYTE] = NO_SYSTEM;
  return bytes;
}

/**
 * Simulates a match, writes its log, and reads it as a match once, which checks it. **Throws** `LOG_INVALID` where the
 * log is not sound.
 */
export function runJob({ story, directory, file }: Job): JobDone {
  const log = matchLogOf(story);
  const text = writeMatchLog(log);
  const target = path.join(directory, file);
  writeFileSync(target, packed(text));
  const { size, mtimeMs } = statSync(target);
  return {
    file: { file, size, modified: mtimeMs },
    digest: createHash('sha256').update(text).digest('hex'),
    piece: pieceOf(matchOf(readLog(log))),
  };
}
