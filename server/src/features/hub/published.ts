/** Name of the file in the hub folder that lists the files to serve. */
export const PUBLISHED = 'published.json';

/** Content codings in which a file may be stored, smallest first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** File name suffix of each content coding. */
export const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/**
 * How long browsers may cache a file without revalidating: for ever if its name changes with its content, for a while
 * if not, and not at all for a page.
 */
export type CachePolicy = 'forever' | 'a while' | 'never';

export interface PublishedFile {
  /** Its name in the folder. */
  readonly file: string;
  /** Digest of its content. */
  readonly digest: string;
  readonly keeping: CachePolicy;
  readonly codings: readonly Coding[];
  /**
   * Hashes of a page's inline scripts, for the content security policy. **Empty**: absent for files that are not pages.
   */
  readonly scripts?: readonly string[];
  /** Whether it names the origin of the build, which the server replaces with its own. */
  readonly namesOrigin?: true;
}

/** A built hub. Only listed files are served. */
export interface Published {
  /** Digest of the sources of the build. */
  readonly source: string;
  /** Origin that the built files name. A static host serves them unchanged. **Shape**: `https://docs.example`. */
  readonly origin: string;
  /** Files by URL path. The path of a page ends with a slash. */
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** Paths that pages have moved from, and their new paths. */
  readonly moved: Readonly<Record<string, string>>;
}
