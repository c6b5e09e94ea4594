/** Name of the file that lists the files of a release. */
export const RELEASE_MANIFEST = 'release.json';

export type ReleaseFileKind = 'python' | 'python-source' | 'r' | 'npm' | 'excel' | 'sbom';

export interface ReleaseFile {
  /** Name of the file, including the version. */
  readonly file: string;
  readonly kind: ReleaseFileKind;
  readonly bytes: number;
  readonly sha256: string;
}

/** A release: its version, its date, and its files. */
export interface ReleaseManifest {
  readonly version: string;
  readonly date: string;
  readonly files: readonly ReleaseFile[];
}
