/** Numbers and texts that define the behaviour of every page. **Source**: specification sections 2 and 9. */
export const constants = {
  /** How long a page change takes before it shows a progress bar. **Units**: milliseconds. */
  progressDelay: 200,
  /** How long after a page is shown its images can be zoomed. **Units**: milliseconds. */
  zoomDelay: 1000,
  /**
   * The layout for phones and tablets applies up to this width. `styles/layout.css` repeats it, because a media query
   * cannot use a variable. **Units**: CSS pixels.
   */
  mobileWidth: 996,
  /** Width of the sidebar beside the API reference. **Units**: CSS pixels. */
  referenceSidebarWidth: 300,
  /** The heading levels that a page's table of contents lists. */
  contentsLevels: { from: 2, to: 3 },
  /** The number of posts in the blog's sidebar. */
  latestPosts: 5,
  /** Connection types on which nothing is prefetched. */
  slowConnections: ['slow-2g', '2g'],
  /** The maximum number of pages in the search results, of sections per page, and of pages found by name. */
  searchResults: { pages: 8, sections: 3, named: 5 },
  /** The largest id that the API accepts. */
  maxId: 2_147_483_647,
  /** The sandbox key that may call every operation. */
  sandboxKey: 'sandbox-transactional',
  /** Names of the values that the browser stores. `key` and `site` are only stored for the tab. */
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
