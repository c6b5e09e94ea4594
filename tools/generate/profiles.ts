import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Person, SeasonLadder, SeasonSquadPersons, StatisticsTable } from '@goalsquare/openapi';
import { sandboxEdition } from '@goalsquare/data';
import type { RecordedProfile } from '../../gatsby-site/src/features/profiles/recorded.js';
import { squadPersonsPath } from '../../gatsby-site/src/features/profiles/player-queries.js';
import { leaguePaths, playerPaths, squadPaths } from '../../gatsby-site/src/features/profiles/recorded-paths.js';
import { latestOf, seasonsPath, type Seasons } from '../../gatsby-site/src/features/profiles/use-season.js';
import { serveSandbox } from '../oracle/serve.js';

/* Records the responses shown on the built pages of a player, a squad and a league of the sandbox. */

const folder = fileURLToPath(new URL('../../gatsby-site/facts/profiles/', import.meta.url));
const level = { leagueId: 1, levelId: 1 } as const;
const { url, stop } = await serveSandbox();

/** Reads a response, and waits while the server simulates its matches. */
async function read<T>(path: string): Promise<T> {
  for (;;) {
    const response = await fetch(url + path, { headers: { Authorization: 'Bearer sandbox-transactional' } });
    if (response.ok) return (await response.json()) as T;
    if (response.status !== 503) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await delay(Number(response.headers.get('Retry-After') ?? 1) * 1000);
  }
}

async function record(name: string, id: number, paths: readonly string[]): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const path of paths) answers[path] = await read(path);
  const recorded: RecordedProfile = { edition: sandboxEdition, id, answers };
  const text = `${JSON.stringify(recorded)}\n`;
  writeFileSync(`${folder}${name}.json`, text);
  console.log(`generated gatsby-site/facts/profiles/${name}.json, ${Math.round(text.length / 1000)} KB`);
}

mkdirSync(folder, { recursive: true });
const seasons = await read<Seasons>(seasonsPath(level));
const seasonId = latestOf(seasons);
if (seasonId === undefined) throw new Error('the sandbox has no seasons');
const ladder = await read<SeasonLadder>(`${seasonsPath(level)}/${seasonId}/ladder`);
const [first] = ladder.squads;
if (first === undefined) throw new Error('the ladder of the sandbox is empty');
const { rows } = await read<StatisticsTable>(
  `/v1/statistics/players?seasonId=${seasonId}&squadId=${first.id}&metric=DISPOSAL&limit=1`,
);
const personId = rows[0]?.person?.personId;
if (personId === undefined) throw new Error('nobody has played in the sandbox');
const person = await read<Person>(`/v1/persons/${personId}`);
const { players } = await read<SeasonSquadPersons>(squadPersonsPath({ ...level, seasonId }, first.id));
const position = players.find((one) => one.personId === personId)?.position?.code;
await record('player', personId, playerPaths(person, position));
await record('squad', first.id, squadPaths(first.id, level, seasons, ladder));
await record('league', level.leagueId, leaguePaths(level, seasons, ladder));
stop();
