import type {
  Fixture,
  MatchScore,
  MatchShots,
  PersonMatches,
  PlayerStatistics,
  PostPlayerMetricResponse,
  SeasonLadder,
  SeasonSquadPersons,
  SeasonSquads,
  StatisticsTable,
} from '@goalsquare/openapi';
import { answerFault, lastLineFault, type Answer } from './answer.js';

/** Reads JSON of the API: the response to a path below `/v1`, or to a body that is posted to it. */
export type Read = <T>(path: string, body?: object) => Promise<T>;

/** Says what is wrong with the output of a program. **Empty**: `undefined` if nothing is. */
export type Check = (output: string) => string | undefined;

/** A task of an analyst. */
export interface Task {
  /** The name of its files. */
  readonly name: string;
  readonly title: string;
  /** The file with the picture that it makes in languages that draw. */
  readonly picture?: string;
  /** Computes what its programs must print, without any client. */
  readonly check: (read: Read) => Promise<Check>;
}

const MATCH = 110610101;
const PLAYER = 110593;

const rowsAre =
  (answer: Answer): Check =>
  (output) =>
    answerFault(output, answer);

const playersOf = ({ squads }: Pick<PlayerStatistics, 'squads'>): PlayerStatistics['squads'][number]['players'] =>
  squads.flatMap(({ players }) => players);

async function lists(read: Read): Promise<Check> {
  const { phases } = await read<Fixture>('/seasons/2025/fixture');
  const { squads } = await read<SeasonSquads>('/seasons/2025/squads');
  const { players } = await read<SeasonSquadPersons>('/seasons/2025/squad/40/persons');
  const matches = phases.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches));
  return rowsAre({ counts: [matches.length, squads.length, players.length], rows: [] });
}

async function quarters(read: Read): Promise<Check> {
  const rows: number[][] = [];
  for (const period of [1, 2, 3, 4]) {
    const path = `/matches/${MATCH}/statistics/players?metric=KICK&period=${period}`;
    for (const { personId, played, statistics } of playersOf(await read<PlayerStatistics>(path)))
      if (played) rows.push([personId, period, statistics[0]?.value ?? NaN]);
  }
  return rowsAre({ counts: [2 * rows.length], rows });
}

async function batch(read: Read): Promise<Check> {
  const { playerStatistics } = await read<PostPlayerMetricResponse>(`/matches/${MATCH}/statistics/players`, {
    playerMetricRequests: [
      { id: 'forwards', metricCodes: ['GOAL', 'MARK'], zones: ['F50'] },
      { id: 'late', metricCodes: ['DISPOSAL'], lastXSeconds: 300 },
    ],
  });
  const rows = playerStatistics
    .flatMap(playersOf)
    .flatMap(({ personId, statistics }) => statistics.map(({ code, value }) => [personId, code, value]));
  return rowsAre({ rows });
}

async function ladder(read: Read): Promise<Check> {
  const { squads } = await read<SeasonLadder>('/seasons/2025/ladder/2');
  const rows = squads.map(({ position, code }) => [position, code]);
  return rowsAre({ rows });
}

async function averages(read: Read): Promise<Check> {
  const filter = 'seasonId=2025&metric=DISPOSAL&minMatches=2&result=won&period=3,4&limit=20&measure=perMatch';
  const table = await read<StatisticsTable>(`/statistics/players?${filter}`);
  const rows = table.rows.map(({ person, statistics }) => [person?.personId ?? NaN, statistics[0]?.value ?? NaN]);
  return rowsAre({ rows });
}

async function shots(read: Read): Promise<Check> {
  const answer = await read<MatchShots>(`/matches/${MATCH}/shots`);
  const rows = answer.shots.map(({ result, details }) => [
    details.location?.x ?? NaN,
    details.location?.y ?? NaN,
    result?.code ?? '',
  ]);
  return rowsAre({ rows });
}

async function follow(read: Read): Promise<Check> {
  const { home, away } = await read<MatchScore>(`/matches/${MATCH}/score`);
  return (output) => lastLineFault(output, [home.points, away.points]);
}

async function form(read: Read): Promise<Check> {
  const { rows } = await read<PersonMatches>(`/persons/${PLAYER}/matches?metric=DISPOSAL&last=5`);
  return rowsAre({
    rows: rows.map(({ match, statistics }) => [match.matchId, statistics[0]?.value ?? NaN]),
  });
}

/** THE eight tasks. `clients/<client>/bench` has a file for each. */
export const tasks: readonly Task[] = [
  { name: 'lists', title: 'lists of matches, squads and players', check: lists },
  { name: 'quarters', title: 'statistics by quarter, long and wide', check: quarters },
  { name: 'batched', title: 'a batch of questions', check: batch },
  { name: 'ladder', title: 'the ladder after a round', check: ladder },
  { name: 'averages', title: 'season averages with conditions', check: averages },
  { name: 'shots', title: 'a shot map', picture: 'shots.png', check: shots },
  { name: 'follow', title: 'follow a match', check: follow },
  { name: 'form', title: 'the last five matches', check: form },
];
