import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { matchOf, readLog } from '@goalsquare/engine';
import { matchLogOf, type MatchInput } from '@goalsquare/simulator';
import { writeMatchLog } from '../log/read.js';
import { pieceOf, type PackPiece } from '../store/pack/pack-writer.js';
import type { DataFile } from '../store/data-files.js';
import { sha256 } from '../sha256.js';

/** A match to simulate, and the folder and file for its log. */
export interface SimulationTask {
  readonly input: MatchInput;
  readonly directory: string;
  readonly file: string;
}

/** A match whose log is written. `digest` is the digest of the uncompressed log. */
export interface SimulatedMatch {
  readonly file: DataFile;
  readonly digest: string;
  readonly piece: PackPiece;
}

/** A fast level. Files are about a third larger than with the best compression. */
const GZIP_LEVEL = 3;
/** Index of the byte in a gzip header that names the operating system, and its value for an unknown system. */
const [SYSTEM_BYTE, UNKNOWN_SYSTEM] = [9, 255];

/** Compresses the text of a log. The bytes are the same on every system with the same version of zlib. */
export function compressedLog(text: string): Buffer {
  const bytes = gzipSync(text, { level: GZIP_LEVEL });
  bytes[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return bytes;
}

/** Simulates a match, writes its log and validates it. **Throws** `LOG_INVALID` if the log is invalid. */
export function runTask({ input, directory, file }: SimulationTask): SimulatedMatch {
  const log = matchLogOf(input);
  const text = writeMatchLog(log);
  const target = path.join(directory, file);
  writeFileSync(target, compressedLog(text), { flush: true });
  const { size, mtimeMs } = statSync(target);
  return {
    file: { file, size, modified: mtimeMs },
    digest: sha256(text),
    piece: pieceOf(matchOf(readLog(log))),
  };
}
