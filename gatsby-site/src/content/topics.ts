/** A topic with its pages, in reading order. */
export interface Topic {
  readonly title: string;
  /** One sentence for lists and search results. */
  readonly description: string;
  /** Search words that also find the topic. */
  readonly words: readonly string[];
  readonly routes: readonly string[];
}

/** The topics, by the name that `<TopicPages of="..." />` uses. Each listed page of a sidebar has one to three. */
export const topics = {
  first: {
    title: 'First steps',
    description: 'What Goalsquare is, how to start a server, and the first call in the language you use.',
    words: ['tutorial', 'tutorials', 'beginners'],
    routes: [
      '/',
      '/sandbox-environment/',
      '/operators/start/',
      '/guides/',
      '/guides/support-packages/',
      '/guides/recipes/',
      '/guides/videos/introduction-to-the-api-and-swagger/',
      '/guides/videos/introduction-to-the-api-and-excel/',
    ],
  },
  game: {
    title: 'The game and its data',
    description: 'Australian football for newcomers, its terms, and how a match becomes numbers.',
    words: ['learn the game'],
    routes: [
      '/guides/australian-football/',
      '/guides/football-terms/',
      '/guides/how-data-is-made/',
      '/blog/how-to-aflw/',
      '/blog/how-to-tier2-advanced/',
      '/blog/y-coordinate-inversion/',
    ],
  },
  statistics: {
    title: 'Statistics and questions',
    description: 'Statistics for a match, a season or a career, time windows, and leaders.',
    words: ['analysis', 'analytics', 'stats'],
    routes: [
      '/guides/recipes/',
      '/guides/statistics/',
      '/guides/across/',
      '/guides/persons/',
      '/guides/evidence/',
      '/guides/recompute/',
      '/guides/coverage/',
      '/guides/support-packages/r-package-last-x-functionality/',
      '/guides/support-packages/summary-and-trx-functions/',
      '/blog/how-to-last-x/',
    ],
  },
  live: {
    title: 'Live matches',
    description: 'What is available during a match, how clients learn of changes, and how to feed a match.',
    words: ['match days', 'real time', 'realtime'],
    routes: [
      '/guides/replay/',
      '/guides/match-status/',
      '/guides/forecast/',
      '/support/match-day-support/',
      '/support/selected-team-schedule/',
      '/amazon-sns-notifications/',
      '/blog/how-to-matchstatus/',
      '/operators/live/',
      '/operators/events/',
      '/operators/match-log/',
    ],
  },
  corrections: {
    title: 'Corrections and quality',
    description: 'How numbers change after a match, how to check a number, and which matches have doubtful data.',
    words: ['trust', 'accuracy'],
    routes: [
      '/guides/corrections/',
      '/guides/as-of/',
      '/guides/evidence/',
      '/guides/recompute/',
      '/guides/quality/',
      '/guides/coverage/',
      '/operators/match-log/',
    ],
  },
  r: {
    title: 'The R package',
    description: 'Installing and using the R package: functions, batches, time windows and a Shiny app.',
    words: ['rstudio'],
    routes: [
      '/guides/support-packages/r-package/',
      '/guides/support-packages/r-package-documentation/',
      '/guides/support-packages/r-package-post-function/',
      '/guides/support-packages/r-package-last-x-functionality/',
      '/guides/support-packages/summary-and-trx-functions/',
      '/guides/support-packages/r-package-shiny-template/',
      '/guides/support-packages/api-package-functionality-matrix/',
    ],
  },
  python: {
    title: 'The Python package',
    description: 'Installing and using the Python package: methods, and data frames of whole seasons.',
    words: ['jupyter', 'notebook', 'notebooks'],
    routes: [
      '/guides/support-packages/python-package/',
      '/guides/support-packages/python-package-documentation/',
      '/guides/support-packages/summary-and-trx-functions/',
      '/guides/support-packages/api-package-functionality-matrix/',
    ],
  },
  javascript: {
    title: 'JavaScript, terminals and assistants',
    description: 'The JavaScript and TypeScript package, the command goalsquare, and tools for assistants.',
    words: ['command goalsquare', 'agents'],
    routes: [
      '/guides/support-packages/javascript-package/',
      '/guides/command-line/',
      '/guides/assistants/',
      '/guides/support-packages/api-package-functionality-matrix/',
    ],
  },
  spreadsheets: {
    title: 'Spreadsheets and URLs',
    description: 'Rows in Excel, Power BI and Google Sheets, and short URLs that run a stored call.',
    words: ['google spreadsheet', 'workbook'],
    routes: [
      '/guides/excel/',
      '/guides/csv/',
      '/guides/tables/',
      '/guides/export/',
      '/guides/permalinks/',
      '/guides/videos/introduction-to-the-api-and-excel/',
    ],
  },
  files: {
    title: 'Files and your own matches',
    description: 'Importing your own matches, the format of a match log, and files of many matches.',
    words: ['bulk data', 'data files'],
    routes: [
      '/guides/first-hour/',
      '/guides/real-data/',
      '/guides/event-format/',
      '/guides/datasets/',
      '/guides/beyond-one-machine/',
      '/guides/csv/',
      '/guides/readers/',
      '/operators/match-log/',
      '/operators/storage/',
    ],
  },
  access: {
    title: 'Access, limits and errors',
    description: 'Keys, tokens, licences and quotas, and what to do about each error.',
    words: ['permissions'],
    routes: [
      '/support/usage-limits/',
      '/guides/errors/',
      '/operators/accounts/',
      '/operators/tokens/',
      '/operators/limits/',
      '/operators/security/',
      '/blog/auth-update-2025/',
    ],
  },
  operations: {
    title: 'Running a server',
    description: 'Starting, configuring, watching, scaling, backing up and upgrading a server of your own.',
    words: ['operations', 'devops', 'self-hosting'],
    routes: [
      '/operators/',
      '/operators/start/',
      '/operators/docker/',
      '/operators/debian/',
      '/operators/kubernetes/',
      '/operators/proxies/',
      '/operators/configuration/',
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
} as const satisfies Readonly<Record<string, Topic>>;

/** The name of a topic in `topics`, not its title. */
export type TopicName = keyof typeof topics;

const allTopics: readonly Topic[] = Object.values(topics);

/** The page that lists all pages by topic. */
export const topicsPath = '/guides/topics/';

/** Returns the address of a topic: its heading on the page of all topics. */
export const addressOfTopic = ({ title }: Topic): string =>
  `${topicsPath}#${title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}`;

/** Returns the topics of a page, in the order of `topics`. **Empty**: no topics. */
export const topicsOf = (route: string): readonly Topic[] => allTopics.filter(({ routes }) => routes.includes(route));

/** Returns a topic by its name. **Throws** if it does not exist. */
export function topicNamed(name: string): Topic {
  const found: Topic | undefined = (topics as Readonly<Record<string, Topic>>)[name];
  if (found === undefined) throw new Error(`there is no topic ${name}; there are ${Object.keys(topics).join(', ')}`);
  return found;
}
