import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { MatchLog } from '@goalsquare/engine';
import { writeMatchLog } from '../log/read.js';

/**
 * Writes match logs into a folder as `<match id>.ndjson.gz`. All are written and flushed beside it before the first takes its place,
 * so that a full disk or a killed process leaves no half log. **Throws** what the file system throws.
 */
export function writeLogs(directory: string, logs: readonly MatchLog[], told: (done: number, all: number) => void): void {
  mkdirSync(directory, { recursive: true });
  const waiting = mkdtempSync(path.join(directory, '.writing-'));
  try {
    const names = logs.map((log, at) => {
      const name = `${log.header.id}.ndjson.gz`;
      writeDurably(path.join(waiting, name), gzipSync(writeMatchLog(log)));
      told(at + 1, logs.length);
      return name;
    });
    for (const name of names) renameSync(path.join(waiting, name), path.join(directory, name));
  } finally {
    rmSync(waiting, { recursive: true, force: true });
  }
}

function writeDurably(file: string, bytes: Uint8Array): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
