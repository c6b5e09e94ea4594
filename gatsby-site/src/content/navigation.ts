/** A group of pages in a sidebar, in reading order. */
export interface Group {
  readonly title: string;
  readonly routes: readonly string[];
}

/**
 * The order of the MDX pages in each sidebar. Unlisted pages are in no sidebar. A test checks that every other page is
 * in the sidebar of its section.
 */
export const navigation: Readonly<Record<'docs' | 'guides' | 'operators', readonly Group[]>> = {
  docs: [
    { title: 'Start here', routes: ['/', '/sandbox-environment/', '/amazon-sns-notifications/'] },
    {
      title: 'Support',
      routes: ['/support/usage-limits/', '/support/match-day-support/', '/support/selected-team-schedule/'],
    },
    { title: 'Run a server', routes: ['/operators/'] },
  ],
  guides: [
    {
      title: 'Guides',
      routes: [
        '/guides/',
        '/guides/support-packages/',
        '/guides/support-packages/api-package-functionality-matrix/',
        '/guides/errors/',
        '/guides/recipes/',
        '/guides/topics/',
      ],
    },
    {
      title: 'Learn the game',
      routes: ['/guides/australian-football/', '/guides/football-terms/', '/guides/how-data-is-made/'],
    },
    {
      title: 'R',
      routes: [
        '/guides/support-packages/r-package/',
        '/guides/support-packages/r-package-documentation/',
        '/guides/support-packages/r-package-post-function/',
        '/guides/support-packages/r-package-last-x-functionality/',
        '/guides/support-packages/summary-and-trx-functions/',
        '/guides/support-packages/r-package-shiny-template/',
      ],
    },
    {
      title: 'Python',
      routes: ['/guides/support-packages/python-package/', '/guides/support-packages/python-package-documentation/'],
    },
    { title: 'JavaScript', routes: ['/guides/support-packages/javascript-package/', '/guides/command-line/'] },
    { title: 'Assistants', routes: ['/guides/assistants/'] },
    {
      title: 'Check the numbers',
      routes: ['/guides/recompute/', '/guides/evidence/', '/guides/corrections/', '/guides/as-of/'],
    },
    {
      title: 'Matches',
      routes: ['/guides/statistics/', '/guides/match-status/', '/guides/forecast/', '/guides/replay/'],
    },
    {
      title: 'Many matches',
      routes: ['/guides/across/', '/guides/persons/', '/guides/datasets/', '/guides/beyond-one-machine/'],
    },
    {
      title: 'Your own data',
      routes: [
        '/guides/first-hour/',
        '/guides/real-data/',
        '/guides/event-format/',
        '/guides/coverage/',
        '/guides/quality/',
        '/guides/export/',
      ],
    },
    {
      title: 'Excel and URLs',
      routes: ['/guides/excel/', '/guides/csv/', '/guides/tables/', '/guides/readers/', '/guides/permalinks/'],
    },
    {
      title: 'Videos',
      routes: [
        '/guides/videos/introduction-to-the-api-and-excel/',
        '/guides/videos/introduction-to-the-api-and-swagger/',
      ],
    },
  ],
  operators: [
    {
      title: 'Run a server',
      routes: [
        '/operators/',
        '/operators/start/',
        '/operators/docker/',
        '/operators/debian/',
        '/operators/kubernetes/',
        '/operators/proxies/',
        '/operators/configuration/',
      ],
    },
    { title: 'Callers', routes: ['/operators/accounts/', '/operators/tokens/', '/operators/limits/'] },
    { title: 'Matches', routes: ['/operators/match-log/', '/operators/live/', '/operators/events/'] },
    {
      title: 'Keep it running',
      routes: [
        '/operators/backup/',
        '/operators/upgrade/',
        '/operators/scaling/',
        '/operators/storage/',
        '/operators/observability/',
        '/operators/reliability/',
        '/operators/runbook/',
        '/operators/security/',
      ],
    },
  ],
};

/** Returns the routes of a sidebar, in reading order. */
export const inReadingOrder = (groups: readonly Group[]): readonly string[] => groups.flatMap(({ routes }) => routes);

/**
 * Returns the pages before and after a page, in reading order. **Empty**: neither, for a page that is in no sidebar.
 */
export function neighboursOf(
  groups: readonly Group[],
  route: string,
): { readonly previous: string | undefined; readonly next: string | undefined } {
  const routes = inReadingOrder(groups);
  const at = routes.indexOf(route);
  return at < 0 ? { previous: undefined, next: undefined } : { previous: routes[at - 1], next: routes[at + 1] };
}
