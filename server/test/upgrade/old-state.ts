import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { writeMatchLog } from '@goalsquare/data';
import { header, logs } from '../support/match-log.js';
import { noteSecret } from '../support/secret-recorder.js';

/** A folder of state that an older version wrote, and what its server answered. */
export interface OldState {
  readonly version: { readonly version: string };
  readonly key: string;
  /** The day it was written, in UTC. */
  readonly day: string;
  /** Id of its subscription. */
  readonly subscription: string;
  /** Revision of its live match. */
  readonly revision: number;
  readonly link: { readonly url: string };
  readonly score: object;
  /** Deflated files, in base64. */
  readonly files: Readonly<Record<string, string>>;
}

/** Id of the match in the folder of data of the recorded servers. */
export const STORED_MATCH = 7101;

/** All recorded folders of state. */
export const oldStates: readonly OldState[] = readdirSync(import.meta.dirname)
  .filter((name) => /^state-.*\.json$/u.test(name))
  .map((name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as OldState);

/** Writes a recorded folder of state, and the folder of data of its server. */
export function unpack({ key, files }: OldState, state: string, data: string): void {
  noteSecret(key);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(state, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, inflateRawSync(Buffer.from(text, 'base64')));
  }
  mkdirSync(data, { recursive: true });
  const log = { header: { ...header, id: STORED_MATCH }, entries: logs[0]?.entries ?? [] };
  writeFileSync(path.join(data, `${STORED_MATCH}.ndjson`), writeMatchLog(log));
}
