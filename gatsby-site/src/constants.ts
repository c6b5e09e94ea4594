/** Numbers and words of the behaviour of every screen. **Source**: specification sections 2 and 9. */
export const constants = {
  /** A page change shows a progress bar after this time. **Units**: milliseconds. */
  progressDelay: 200,
  /** Images can be zoomed this long after a page is shown. **Units**: milliseconds. */
  zoomDelay: 1000,
  /**
   * The layout of phones and tablets applies at this width and below. **Units**: CSS pixels; `styles/layout.css`
   * repeats it, as a media query can hold no variable.
   */
  mobileWidth: 996,
  /** Width of the sidebar beside the API reference. **Units**: CSS pixels. */
  referenceSidebarWidth: 300,
  /** The contents of a page list headings of these levels. */
  contentsLevels: { from: 2, to: 3 },
  /** Posts in the sidebar of the blog. */
  latestPosts: 5,
  /** Connections on which nothing is fetched ahead. */
  slowConnections: ['slow-2g', '2g'],
  /** Most pages a search shows, sections of each, and pages that are found by their names. */
  searchResults: { pages: 8, sections: 3, named: 5 },
  /** The key of the sandbox that may call everything. */
  sandboxKey: 'sandbox-transactional',
  /** Names of what the browser stores. */
  stored: { theme: 'theme', announcement: 'announcement', language: 'language' },
} as const;
