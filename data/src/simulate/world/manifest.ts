import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a folder says of the simulated world in it. `edition` says which world, `digest` is that of all logs and records
 * before they are packed.
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

/** Name of the file that says which simulated world a folder holds. */
export const MANIFEST_FILE = 'world.json';

/** The manifest of a folder. **Empty**: `undefined` where no whole world was put. */
export function manifestIn(directory: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(directory, MANIFEST_FILE), 'utf8')) as Partial<Manifest>;
    return manifest.format === 'goalsquare-world' ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the manifest of a folder. */
export const writeManifest = (directory: string, manifest: Manifest): void => {
  writeFileSync(path.join(directory, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
};
