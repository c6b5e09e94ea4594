/** A parameter of a step: its name, where it is sent, and its value or an expression for it. */
type Parameter = readonly [name: string, place: 'path' | 'query', value: unknown];

/** A call of a case, and the conditions on its response. */
export interface Step {
  readonly id: string;
  readonly about: string;
  readonly operation: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: unknown;
  readonly status?: number;
  /** Conditions on the response besides its status. */
  readonly holds?: readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
}

/** A common case: calls that build on each other. */
export interface CommonCase {
  readonly id: string;
  readonly about: string;
  /** The inputs except the key, by name, each with an example from the sandbox. */
  readonly inputs?: Readonly<Record<string, string | number>>;
  readonly steps: readonly Step[];
}

const season: readonly Parameter[] = [
  ['leagueId', 'path', '$inputs.leagueId'],
  ['levelId', 'path', '$inputs.levelId'],
  ['seasonId', 'path', '$inputs.seasonId'],
];
const sandboxSeason = { leagueId: 1, levelId: 1, seasonId: 2025 } as const;

/** THE common cases of clients. */
export const commonCases: readonly CommonCase[] = [
  {
    id: 'scoreOfMatch',
    about: 'Find a match in the fixture of a season and read its score by quarter.',
    inputs: sandboxSeason,
    steps: [
      {
        id: 'fixture',
        about: 'List the matches of the season by round.',
        operation: 'getLevelFixture',
        parameters: season,
        outputs: { matchId: '$response.body#/phases/0/rounds/0/matches/0/id' },
      },
      {
        id: 'score',
        about: 'Read the score. This also works during the match.',
        operation: 'getMatchScore',
        parameters: [['matchId', 'path', '$steps.fixture.outputs.matchId']],
        holds: ['$response.body#/matchId == $steps.fixture.outputs.matchId'],
        outputs: { home: '$response.body#/home/points', away: '$response.body#/away/points' },
      },
    ],
  },
  {
    id: 'ladderOfSeason',
    about: 'Read the ladder of a season and list the players of the leading squad.',
    inputs: sandboxSeason,
    steps: [
      {
        id: 'ladder',
        about: 'Read the ladder now.',
        operation: 'getLevelLadder',
        parameters: season,
        outputs: { squadId: '$response.body#/squads/0/id' },
      },
      {
        id: 'players',
        about: 'List the players of the first squad.',
        operation: 'getLevelSquadPersons',
        parameters: [...season, ['squadId', 'path', '$steps.ladder.outputs.squadId']],
      },
    ],
  },
  {
    id: 'leadersWithEvidence',
    about: 'Rank the players of a season by a metric and list the acts behind the first total.',
    inputs: { seasonId: 2025, metric: 'GOAL' },
    steps: [
      {
        id: 'leaders',
        about: 'Rank players on the server, over all matches of the season.',
        operation: 'getPlayersAcrossMatches',
        parameters: [
          ['seasonId', 'query', '$inputs.seasonId'],
          ['metric', 'query', '$inputs.metric'],
          ['by', 'query', 'person'],
          ['limit', 'query', 3],
        ],
        holds: ['$response.body#/rows/0/statistics/0/rank == 1'],
        outputs: { personId: '$response.body#/rows/0/person/personId' },
      },
      {
        id: 'evidence',
        about: 'List the matches and acts that add up to the total.',
        operation: 'getPlayersEvidenceAcrossMatches',
        parameters: [
          ['seasonId', 'query', '$inputs.seasonId'],
          ['metric', 'query', '$inputs.metric'],
          ['by', 'query', 'person'],
          ['key', 'query', '$steps.leaders.outputs.personId'],
        ],
      },
    ],
  },
  {
    id: 'gamesOfPlayer',
    about: 'Find a player by name and read two metrics of each match played.',
    inputs: { name: 'smith' },
    steps: [
      {
        id: 'find',
        about: 'Find players whose names contain the text.',
        operation: 'getPersons',
        parameters: [
          ['name', 'query', '$inputs.name'],
          ['limit', 'query', 1],
        ],
        outputs: { personId: '$response.body#/persons/0/personId' },
      },
      {
        id: 'matches',
        about: 'List the matches of the player, oldest first.',
        operation: 'getPersonMatches',
        parameters: [
          ['personId', 'path', '$steps.find.outputs.personId'],
          ['metric', 'query', ['DISPOSAL', 'GOAL']],
        ],
      },
    ],
  },
  {
    id: 'manyQuestionsOfMatch',
    about: 'Ask several questions about the players of a match in one request.',
    inputs: { matchId: 110_510_101 },
    steps: [
      {
        id: 'metrics',
        about: 'List the metrics of the match. A metric that is absent was not recorded.',
        operation: 'getMatchMetrics',
        parameters: [['matchId', 'path', '$inputs.matchId']],
      },
      {
        id: 'statistics',
        about: 'Compare the last quarter with the whole match.',
        operation: 'postPlayerStatistics',
        parameters: [['matchId', 'path', '$inputs.matchId']],
        body: { playerMetricRequests: [{ metricCodes: ['KICK'] }, { metricCodes: ['KICK'], periods: [4] }] },
      },
    ],
  },
  {
    id: 'followChanges',
    about: 'Read what changed and continue from the cursor, so that nothing is missed or read twice.',
    steps: [
      {
        id: 'first',
        about: 'Read a page of changes and store its cursor.',
        operation: 'getChanges',
        parameters: [['limit', 'query', 10]],
        outputs: { cursor: '$response.body#/cursor' },
      },
      {
        id: 'next',
        about: 'Continue from the cursor. An empty page is not an error.',
        operation: 'getChanges',
        parameters: [['since', 'query', '$steps.first.outputs.cursor']],
      },
    ],
  },
  {
    id: 'shareTable',
    about: 'Create a permalink of a call for a program that can only open a URL, and delete it.',
    inputs: sandboxSeason,
    steps: [
      {
        id: 'create',
        about: 'Create the permalink. Only this response contains its URL.',
        operation: 'postPermalink',
        body: { path: '/v1/seasons/{$inputs.seasonId}/ladder', name: 'Ladder' },
        status: 201,
        outputs: { id: '$response.body#/id', url: '$response.body#/url' },
      },
      {
        id: 'delete',
        about: 'Delete the permalink. Its URL then returns 404.',
        operation: 'deletePermalink',
        parameters: [['permalinkId', 'path', '$steps.create.outputs.id']],
        status: 204,
      },
    ],
  },
  {
    id: 'forecastOfMatch',
    about: 'Look up what a metric means, then read the forecast of a match and the remaining quota.',
    inputs: { matchId: 110_510_101, metric: 'DISPOSAL_EFFICIENCY' },
    steps: [
      {
        id: 'meaning',
        about: 'Read the definition of a metric.',
        operation: 'getMetricGlossary',
        parameters: [['metric', 'query', '$inputs.metric']],
      },
      {
        id: 'forecast',
        about: 'Read the chances of both squads and how they changed.',
        operation: 'getMatchForecast',
        parameters: [['matchId', 'path', '$inputs.matchId']],
      },
      { id: 'usage', about: 'Read the remaining quota. This call does not count against it.', operation: 'getUsage' },
    ],
  },
];
