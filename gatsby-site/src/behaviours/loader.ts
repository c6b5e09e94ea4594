/** What a page was loaded to. **Empty**: nothing where there is no such page. */
export type Loaded = { readonly status?: string; readonly error?: unknown } | undefined;

/**
 * As much of Gatsby's loader and navigation as is wrapped here. They are no documented interface: Gatsby is pinned, and
 * browser tests hold them.
 */
export interface GatsbyInternals {
  ___loader: { loadPage: (path: string) => Promise<Loaded>; hovering: (path: string) => void };
  ___navigate: (to: string | number, options?: object) => unknown;
}

/** Gatsby's loader and navigation. */
export const gatsbyInternals = (): GatsbyInternals => window as unknown as GatsbyInternals;

/** Whether a page could not be loaded. */
export const failed = (loaded: Loaded): boolean => loaded === undefined || loaded.status === 'error';
