import { createHmac } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asyncBufferFromFile, parquetMetadataAsync } from 'hyparquet';
import type {
  DatasetFiles,
  Evidence,
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

/** Reads JSON from the API: the response to a GET of a path below `/v1`, or to a POST of a body. */
export type Read = <T>(path: string, body?: object) => Promise<T>;

/**
 * Describes what is wrong with the output of a program and the files it wrote. **Empty**: `undefined` if nothing is
 * wrong.
 */
export type Check = (output: string, folder: string) => string | undefined | Promise<string | undefined>;

/** A task that an analyst may have. */
export interface Task {
  /** The name of the task's program files, without the extension. */
  readonly name: string;
  readonly title: string;
  /** The picture that the programs draw, in languages that can draw. */
  readonly picture?: string;
  /** Writes the files that the task's programs read, and removes the files that they write. */
  readonly prepare?: (folder: string) => void;
  /** Computes the expected output without a client, and returns a check that compares an output with it. */
  readonly check: (read: Read) => Promise<Check>;
}

const MATCH = 110610101;
const PLAYER = 110023;
const OF_MATCH = 110430;
const TEN = 'DISPOSAL,KICK,HANDBALL,MARK,TACKLE,CLEARANCE,INSIDE_50,GOAL,BEHIND,HITOUT'.split(',');
const ZONES = ['D50', 'DM', 'CB', 'AM', 'F50'];

/**
 * Returns a check that compares an output with an answer. **Throws** for an empty answer, because a program that does
 * nothing would match it.
 */
function rowsAre(answer: Answer): Check {
  if (answer.rows.length + (answer.counts?.length ?? 0) === 0) throw new Error('The answer of a task is empty.');
  return (output) => answerFault(output, answer);
}

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
    playerMetricRequests: TEN.flatMap((metric) =>
      ZONES.map((zone) => ({ id: `${metric}:${zone}`, metricCodes: [metric], zones: [zone] })),
    ),
  });
  const rows = playerStatistics.flatMap(({ id, ...result }) =>
    playersOf(result).flatMap(({ personId, statistics }) => statistics.map(({ value }) => [id, personId, value])),
  );
  return rowsAre({ rows });
}

async function ladder(read: Read): Promise<Check> {
  const { squads } = await read<SeasonLadder>('/seasons/2025/ladder/2');
  const rows = squads.map(({ position, code }) => [position, code]);
  return rowsAre({ rows });
}

async function averages(read: Read): Promise<Check> {
  const filter = `seasonId=2025&metric=${TEN.join()}&minMatches=2&result=won&period=3,4&limit=20&measure=perMatch`;
  const table = await read<StatisticsTable>(`/statistics/players?${filter}`);
  return rowsAre({
    rows: table.rows.map(({ person, statistics }) => [
      person?.personId ?? NaN,
      ...statistics.map(({ value }) => value),
    ]),
  });
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

async function opponents(read: Read): Promise<Check> {
  const filter = `seasonId=2025&metric=DISPOSAL&personId=${PLAYER}&by=opponent&measure=perMatch`;
  const table = await read<StatisticsTable>(`/statistics/players?${filter}`);
  return rowsAre({
    rows: table.rows.map(({ opponent, statistics }) => [opponent?.squadId ?? NaN, statistics[0]?.value ?? NaN]),
  });
}

async function evidence(read: Read): Promise<Check> {
  const { terms = [] } = await read<Evidence>(
    `/matches/${MATCH}/statistics/players/${OF_MATCH}/evidence?metric=DISPOSAL&limit=1000`,
  );
  return rowsAre({
    rows: terms.map(({ transactionId = NaN, period = NaN, periodSecs = NaN }) => [transactionId, period, periodSecs]),
  });
}

/** Returns the number of rows in all Parquet files of a folder. **Throws** if a file is damaged. */
async function parquetRows(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.parquet'));
  const rows = files.map(async (name) => {
    const { num_rows: count } = await parquetMetadataAsync(await asyncBufferFromFile(path.join(folder, name)));
    return Number(count);
  });
  return (await Promise.all(rows)).reduce((sum, count) => sum + count, 0);
}

async function files(read: Read): Promise<Check> {
  const listed = (await read<DatasetFiles>('/datasets/leagues/1/levels/1/seasons/2025')).files;
  const expected = listed.filter(({ table }) => table === 'shots').reduce((sum, { rows }) => sum + rows, 0);
  const printed = await ladder(read);
  return async (output, folder) => {
    const rows = await parquetRows(path.join(folder, 'dataset'));
    return rows === expected ? printed(output, folder) : `it downloads ${rows} rows of Parquet, not ${expected}`;
  };
}

/** Writes a webhook message with a current signature. **Source**: Standard Webhooks. */
function writeMessage(folder: string): void {
  const key = Buffer.alloc(32, 7);
  const [id, timestamp] = ['110610101-12-0', String(Math.floor(Date.now() / 1000))];
  const payload = JSON.stringify({ messageId: id, type: 'MatchScore', matchId: 110610101, revision: 12 });
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64');
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  const message = { payload, headers, secret: `whsec_${key.toString('base64')}` };
  writeFileSync(path.join(folder, 'webhook.json'), JSON.stringify(message));
}

/** The tasks of an analyst. `clients/<client>/bench/tasks` has a program for each. */
export const tasks: readonly Task[] = [
  { name: 'lists', title: 'lists of matches, squads and players', check: lists },
  { name: 'quarters', title: 'statistics by quarter, long and wide', check: quarters },
  { name: 'batched', title: 'a batch of fifty questions', check: batch },
  { name: 'ladder', title: 'the ladder after a round', check: ladder },
  { name: 'averages', title: 'ten season averages with conditions', check: averages },
  { name: 'shots', title: 'a shot map', picture: 'shots.png', check: shots },
  { name: 'follow', title: 'follow a match', check: follow },
  { name: 'form', title: 'the last five matches', check: form },
  { name: 'opponents', title: 'a player against each opponent', check: opponents },
  { name: 'evidence', title: 'the acts of a statistic', check: evidence },
  {
    name: 'files',
    title: 'to Parquet and CSV, and back',
    prepare: (folder: string): void => {
      for (const name of ['dataset', 'ladder.csv']) rmSync(path.join(folder, name), { recursive: true, force: true });
    },
    check: files,
  },
  {
    name: 'webhook',
    title: 'verify a webhook',
    prepare: writeMessage,
    check: () => Promise.resolve(rowsAre({ rows: [[110610101, 'MatchScore']] })),
  },
];
