import { gunzipSync, gzipSync } from 'node:zlib';
import type { NamedKey } from '../live/batch-keys.js';

/** A message of the shared log: entries to be appended together after a revision. */
export interface BatchMessage {
  /**
   * The revision that the writer saw, after which the entries are valid. The message counts only if the match is at
   * that revision.
   */
  readonly after: number;
  /**
   * The header, if this message is the first one of the match. `entries` then contains the entire log, including the
   * entries up to `after`.
   */
  readonly header?: unknown;
  readonly entries: readonly unknown[];
  readonly key: NamedKey;
}

/** Format version of a message. Other versions are not read. */
const FORM = 1;

/** Minimum length of a text that is compressed before it is sent. */
const COMPRESSION_THRESHOLD = 8192;
const GZIP_FIRST_BYTE = 0x1f;

const isMessage = (value: unknown): value is BatchMessage => {
  const { form, after, entries, key } = value as Partial<BatchMessage> & { readonly form?: unknown };
  return (
    form === FORM &&
    Number.isInteger(after) &&
    Array.isArray(entries) &&
    typeof key?.name === 'string' &&
    typeof key.digest === 'string'
  );
};

/** Serialises a message as JSON, compressed if it is long. */
export function bytesOf(message: BatchMessage): Uint8Array {
  const json = Buffer.from(JSON.stringify({ form: FORM, ...message }));
  return json.length < COMPRESSION_THRESHOLD ? json : gzipSync(json);
}

/** Parses a message. **Empty**: `undefined` for a format that this version does not know. */
export function messageOf(bytes: Uint8Array): BatchMessage | undefined {
  try {
    const value: unknown = JSON.parse(
      (bytes[0] === GZIP_FIRST_BYTE ? gunzipSync(bytes) : Buffer.from(bytes)).toString(),
    );
    return value !== null && typeof value === 'object' && isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
