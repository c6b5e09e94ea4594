/** An address that a page is no longer at. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const release = /^\/release-notes\/V1\/([^/]+)\/$/u;

/** Short addresses of release notes, which lead to the page of the version. **Source**: specification section 2. */
export const redirects = (routes: readonly string[]): readonly Redirect[] =>
  routes.flatMap((to) => {
    const [, version] = release.exec(to) ?? [];
    return version === undefined ? [] : [{ from: `/release-notes/${version}/`, to }];
  });
