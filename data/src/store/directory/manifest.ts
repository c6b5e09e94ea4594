import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Describes the simulated world in a folder. `edition` identifies the world. `digest` covers all logs and records
 * before compression.
 */
export interface Manifest {
  readonly format: 'goalsquare-world';
  readonly edition: string;
  readonly seed: number;
  readonly instant: string;
  /** Ids of the leagues and seasons in it, ascending. */
  readonly leagues: readonly number[];
  readonly seasons: readonly number[];
  readonly matches: number;
  readonly digest: string;
}

/** Name of the manifest in a world's folder. */
export const MANIFEST_FILE = 'world.json';

/** Reads a folder's manifest. **Empty**: `undefined` if the folder does not contain a complete world. */
export function manifestIn(directory: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(directory, MANIFEST_FILE), 'utf8')) as Partial<Manifest>;
    return manifest.format === 'goalsquare-world' ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

export const writeManifest = (directory: string, manifest: Manifest): void => {
  writeFileSync(path.join(directory, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
};
