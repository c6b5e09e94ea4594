/** The result of loading a page. **Empty**: `undefined` if there is no such page. */
export type Loaded = { readonly status?: string; readonly error?: unknown } | undefined;

/**
 * The parts of Gatsby's loader and navigation that the hub wraps. They are undocumented, so Gatsby's version is pinned
 * and browser tests check them.
 */
export interface GatsbyInternals {
  ___loader: {
    enqueue: (path: string) => unknown;
    hovering: (path: string) => void;
    loadPage: (path: string) => Promise<Loaded>;
    loadPageSync: (path: string, options?: object) => unknown;
  };
  ___navigate: (to: string | number, options?: object) => unknown;
}

/** Returns Gatsby's loader and navigation. */
export const gatsbyInternals = (): GatsbyInternals => window as unknown as GatsbyInternals;

/** Whether a page could not be loaded. */
export const failed = (loaded: Loaded): boolean => loaded === undefined || loaded.status === 'error';
