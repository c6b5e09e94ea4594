/** A former address of a page. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const release = /^\/release-notes\/V1\/([^/]+)\/$/u;

/**
 * Returns the short addresses of release notes, which redirect to the page of a version. **Source**: specification
 * section 2.
 */
export const redirects = (routes: readonly string[]): readonly Redirect[] =>
  routes.flatMap((to) => {
    const [, version] = release.exec(to) ?? [];
    return version === undefined ? [] : [{ from: `/release-notes/${version}/`, to }];
  });
