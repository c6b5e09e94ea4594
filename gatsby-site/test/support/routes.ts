const versions = [
  'v1.11',
  'v1.12',
  'v1.13',
  'v1.14',
  'v1.15',
  'v1.16',
  'v1.16.1',
  ...Array.from({ length: 17 }, (_, at) => `v1.${17 + at}`),
  'v1.33.1',
  ...Array.from({ length: 26 }, (_, at) => `v1.${34 + at}`),
  '1.60',
  '1.61',
  '1.62',
];

/** Tags of the blog. **Source**: specification section 2. */
export const tags: readonly string[] = [
  '2024',
  '2025',
  'aflw',
  'breaking',
  'howto',
  'last-5',
  'm-2-m',
  'progress',
  'r-package',
  'roadmap',
  'roundup',
  'tier-2',
  'update',
  'work-in-progress',
  'xy',
];

/** Posts of the blog. **Source**: specification section 2. */
export const posts: readonly string[] = [
  '2024-season-roundup',
  '2025-progress-update',
  '2025-season-roundup',
  'auth-update-2025',
  'how-to-aflw',
  'how-to-last-x',
  'how-to-matchstatus',
  'how-to-tier2-advanced',
  'wip-last5',
  'y-coordinate-inversion',
].map((slug) => `/blog/${slug}/`);

const listedDocs = [
  '/',
  '/amazon-sns-notifications/',
  '/sandbox-environment/',
  '/support/match-day-support/',
  '/support/selected-team-schedule/',
  '/support/usage-limits/',
];
const unlistedDocs = ['/asdw/', '/support/post-match-edits/'];

/** Pages of the docs, listed or not. **Source**: specification section 2. */
export const docs: readonly string[] = [...listedDocs, ...unlistedDocs];

const packages = [
  'api-package-functionality-matrix',
  'javascript-package',
  'python-package',
  'python-package-documentation',
  'r-package',
  'r-package-documentation',
  'r-package-last-x-functionality',
  'r-package-post-function',
  'r-package-shiny-template',
  'summary-and-trx-functions',
];

const videos = ['introduction-to-the-api-and-excel', 'introduction-to-the-api-and-swagger'];

/** Routes of the hub that navigation, sitemap, search and feeds may know. **Source**: specification section 2. */
export const listed: readonly string[] = [
  ...listedDocs,
  '/api/',
  '/blog/',
  '/blog/archive/',
  '/blog/tags/',
  '/guides/',
  '/release-notes/',
  ...tags.map((tag) => `/blog/tags/${tag}/`),
  ...posts,
  ...packages.map((name) => `/guides/support-packages/${name}/`),
  ...videos.map((name) => `/guides/videos/${name}/`),
  ...versions.map((version) => `/release-notes/V1/${version}/`),
];

/** Routes that are in no navigation, sitemap, search or feed. **Source**: specification section 2. */
export const unlisted: readonly string[] = [...unlistedDocs, '/guides/support-packages/match-stoppages-endpoint/'];

/** Short addresses of release notes, and where they lead. **Source**: specification section 2. */
export const moved: Readonly<Record<string, string>> = Object.fromEntries(
  versions.map((version) => [`/release-notes/${version}/`, `/release-notes/V1/${version}/`]),
);

/** Routes of our own, beside those of the specification. */
export const own: readonly (string | RegExp)[] = [
  '/metrics/',
  '/parameters/',
  /^\/metrics\/[A-Z0-9_]+\/$/u,
  '/evidence/',
  '/corrections/',
  '/guides/corrections/',
  '/playground/',
  '/live/',
  '/questions/',
  '/players/',
  '/player/',
  '/squad/',
  '/league/',
  /^\/(?:player|squad|league)\/\d+\/$/u,
  '/contract-history/',
  '/quality/',
  '/forecasts/',
  '/guides/support-packages/',
  '/guides/errors/',
  '/guides/recipes/',
  '/guides/topics/',
  '/guides/australian-football/',
  '/guides/football-terms/',
  '/guides/how-data-is-made/',
  '/operators/',
  /^\/operators\/[a-z-]+\/$/u,
  '/guides/csv/',
  '/guides/across/',
  '/guides/as-of/',
  '/guides/assistants/',
  '/guides/command-line/',
  '/guides/evidence/',
  '/guides/coverage/',
  '/guides/event-format/',
  '/guides/match-status/',
  '/guides/forecast/',
  '/guides/quality/',
  '/guides/datasets/',
  '/guides/beyond-one-machine/',
  '/guides/readers/',
  '/guides/statistics/',
  '/guides/replay/',
  '/guides/tables/',
  '/guides/export/',
  '/guides/excel/',
  '/guides/permalinks/',
  '/guides/persons/',
  '/guides/real-data/',
  '/guides/first-hour/',
  '/guides/recompute/',
  /^\/api\/[a-z]\w+\/$/u,
];
