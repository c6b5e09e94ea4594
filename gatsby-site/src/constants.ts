/** Numbers and texts that define the behaviour of every page. **Source**: specification sections 2 and 9. */
export const constants = {
  /** A page change shows a progress bar after this time. **Units**: milliseconds. */
  progressDelay: 200,
  /** Images can be zoomed this long after a page is shown. **Units**: milliseconds. */
  zoomDelay: 1000,
  /**
   * The layout for phones and tablets applies up to this width. **Units**: CSS pixels; `styles/layout.css` repeats it,
   * since a media query cannot use a variable.
   */
  mobileWidth: 996,
  /** Width of the sidebar beside the API reference. **Units**: CSS pixels. */
  referenceSidebarWidth: 300,
  /** Levels of the headings that the contents of a page list. */
  contentsLevels: { from: 2, to: 3 },
  /** Posts in the sidebar of the blog. */
  latestPosts: 5,
  /** Connection types on which nothing is prefetched. */
  slowConnections: ['slow-2g', '2g'],
  /** The maximum number of pages in the search results, of sections per page, and of pages found by name. */
  searchResults: { pages: 8, sections: 3, named: 5 },
  /** The largest id that the API accepts. */
  maxId: 2_147_483_647,
  /** The sandbox key that may call every operation. */
  sandboxKey: 'sandbox-transactional',
  /** Names of the values that the browser stores. `key` and `site` are kept in the tab only. */
  stored: {
    theme: 'theme',
    announcement: 'announcement',
    language: 'language',
    questions: 'questions',
    pinned: 'pinned',
    key: 'key',
    site: 'site',
  },
} as const;
