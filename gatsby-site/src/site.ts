/** Facts about the site for every page. **Source**: specification section 2. */
export const site = {
  title: 'Goalsquare',
  tagline: 'Open data for Australian rules football',
  description:
    'An open, self-hosted data API for Australian rules football: fixtures, ladders, matches and the metrics of players and squads.',
  blog: { label: 'Blog', to: '/blog/' },
  /** The sections next to the blog. */
  parts: [
    { label: 'Docs', to: '/' },
    { label: 'Guides', to: '/guides/' },
    { label: 'API', to: '/api/' },
    { label: 'Live', to: '/live/' },
    { label: 'Players', to: '/players/' },
    { label: 'Questions', to: '/questions/' },
    { label: 'Playground', to: '/playground/' },
    { label: 'Metrics', to: '/metrics/' },
    { label: 'Operators', to: '/operators/' },
    { label: 'Release notes', to: '/release-notes/' },
  ],
  support: { label: 'Support', href: 'https://github.com/goalsquare/goalsquare/issues' },
  repository: 'https://github.com/goalsquare/goalsquare',
  copyright: 'Copyright © 2026 the Goalsquare contributors.',
  /** If the reader closes the announcement, it stays closed until its id changes. */
  announcement: {
    id: 'womens-league-2026',
    text: 'The women’s league is in the API: every match of its seasons.',
    to: '/blog/how-to-aflw/',
    link: 'How it works',
  },
} as const;
