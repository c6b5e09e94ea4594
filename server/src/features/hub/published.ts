/** Name of the file, in the folder of the hub, that lists what may be served. */
export const PUBLISHED = 'published.json';

/** Codings a file may lie ready in, the smallest first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** The suffix of a file in a content coding. */
export const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/**
 * How long browsers may use a file without asking: one whose name changes with its bytes for ever, one that is found by
 * its name a while, a page never.
 */
export type CachePolicy = 'forever' | 'a while' | 'never';

/** A file of the hub. */
export interface PublishedFile {
  /** Its name within the folder. */
  readonly file: string;
  /** Digest of its bytes. */
  readonly digest: string;
  readonly keeping: CachePolicy;
  readonly codings: readonly Coding[];
  /**
   * Hashes of the inline scripts of a page, for the content security policy. **Empty**: absent for files that are not
   * pages.
   */
  readonly scripts?: readonly string[];
}

/** A built hub: only its listed files are served. */
export interface Published {
  /** Digest of the sources of the build. */
  readonly source: string;
  /** By the path of their URLs. A page has a slash at the end. */
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** Paths no page is at any longer, and where they lead. */
  readonly moved: Readonly<Record<string, string>>;
}
