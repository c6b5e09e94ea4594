import { parseArgs } from 'node:util';
import {
  AcrossFold,
  planOf,
  QueryWorkspace,
  selectMatches,
  type AcrossReuse,
  type Plan,
  type SeasonColumns,
} from '@goalsquare/engine';
import { answerOf, differenceBetween, type AcrossAnswer } from './across/answer.js';
import type { AcrossPeer, Ask, PeerData } from './across/peer.js';
import { questions as allQuestions, type AcrossQuestion } from './across/questions.js';
import { asJson, asText, type AcrossFindings } from './across/report.js';
import { faultOfBest, findBest } from './across/stat-finder.js';
import { openWorld, type World } from './across/world.js';
import { SEASON_MATCHES } from './season.js';
import { timesOf, type Contestant } from './timing.js';

/** The peers. Each is imported only when it is measured, because it needs its own library. */
const peers: Readonly<Record<string, (data: PeerData) => Promise<AcrossPeer>>> = {
  duckdb: async (data) => (await import('./across/peers/duckdb.js')).openDuckDb(data),
  'better-sqlite3': async (data) => (await import('./across/peers/sqlite.js')).openSqlite(data),
  'nodejs-polars': async (data) => (await import('./across/peers/polars.js')).openPolars(data),
};

/** Writes a line of progress to stderr, which keeps stdout for the result. */
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Plans by metric codes. Each is prepared once, as a server prepares its plans and peers prepare their statements. */
const plans = new Map<AcrossQuestion['query']['codes'], Plan>();

const reuse: AcrossReuse = {
  workspace: new QueryWorkspace(),
  planFor: (level, codes) => {
    const plan = plans.get(codes) ?? planOf(level, codes);
    plans.set(codes, plan);
    return plan;
  },
};

/** Answers a question with our engine: selects the matches and computes every value, order and rank. */
function ask({ seasons, matches }: World, { query, read }: AcrossQuestion): AcrossAnswer {
  const selected = selectMatches(query, seasons);
  const fold = new AcrossFold(query, selected, reuse);
  if (fold.source !== 'matches')
    for (const [at, { columns: rows }] of selected.seasons.entries()) {
      const season = seasons.findIndex((columns) => columns === rows);
      fold.addSeason(at, seasons[season] as SeasonColumns);
    }
  else
    for (const id of selected.matchIds()) {
      const match = matches.get(id);
      if (match !== undefined) fold.addMatch(match);
    }
  return answerOf(fold.result(), read);
}

interface LoadedPeer {
  readonly name: string;
  readonly peer: AcrossPeer;
  readonly asks: readonly (Ask | undefined)[];
  readonly loadMs: number;
}

async function load(name: string, data: PeerData, questions: readonly AcrossQuestion[]): Promise<LoadedPeer> {
  const open = peers[name];
  if (open === undefined) throw new Error(`no peer is called ${name}; there are ${Object.keys(peers).join(', ')}`);
  say(`loading ${name}`);
  const start = performance.now();
  const peer = await open(data);
  const loadMs = performance.now() - start;
  const asks: (Ask | undefined)[] = [];
  for (const question of questions) asks.push(await peer.prepare(question));
  return { name, peer, asks, loadMs };
}

/** Describes each answer of a peer that differs from ours. **Empty**: an empty list if all are the same. */
async function differences(
  world: World,
  loaded: readonly LoadedPeer[],
  questions: readonly AcrossQuestion[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [n, question] of questions.entries()) {
    const ours = ask(world, question);
    if (ours.keys().length === 0) found.push(`${question.name}: no rows`);
    for (const { name, asks } of loaded) {
      const theirs = await asks[n]?.();
      const difference = theirs === undefined ? undefined : differenceBetween(ours, theirs);
      if (difference !== undefined) found.push(`${name}: ${question.name}: ${difference}`);
    }
  }
  return found;
}

interface Options {
  readonly seasons: number;
  readonly matches: number;
  readonly rounds: number;
  readonly sampleMs: number;
  readonly json: boolean;
  readonly names: readonly string[];
  readonly questions: readonly AcrossQuestion[];
}

function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      quick: { type: 'boolean' },
      seasons: { type: 'string' },
      peers: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const isQuick = values.quick === true;
  const only = values.only?.split(',') ?? [];
  const questions = allQuestions.filter(({ name }) => only.length === 0 || only.includes(name));
  if (questions.length === 0) throw new Error(`--only takes ${allQuestions.map(({ name }) => name).join(', ')}`);
  return {
    seasons: Number(values.seasons ?? 1),
    matches: isQuick ? 45 : SEASON_MATCHES,
    rounds: isQuick ? 5 : 11,
    sampleMs: isQuick ? 5 : 20,
    json: values.json === true,
    names: values.peers?.split(',') ?? Object.keys(peers),
    questions,
  };
}

async function measure(options: Options): Promise<AcrossFindings | undefined> {
  say(`opening ${options.seasons} x ${options.matches} matches`);
  const { questions } = options;
  const world = openWorld(options.seasons, options.matches);
  const loaded: LoadedPeer[] = [];
  for (const name of options.names) loaded.push(await load(name, { ...world, seasons: options.seasons }, questions));
  say('checking that all answer the same');
  const wrong = [...(await differences(world, loaded, questions)), faultOfBest(world, reuse)].filter(
    (fault) => fault !== undefined,
  );
  if (wrong.length > 0) {
    say(wrong.join('\n'));
    return undefined;
  }
  say('timing');
  const contestants: readonly Contestant[] = [
    { name: 'goalsquare', runs: questions.map((question) => () => ask(world, question)) },
    { name: 'stat finder', runs: [() => findBest(world, reuse)] },
    ...loaded.map(({ name, asks }) => ({ name, runs: asks.map((each) => each ?? (() => undefined)) })),
  ];
  const [ours = [], [statFinder = NaN] = [], ...theirs] = await timesOf(contestants, { ...options, matches: 1 });
  for (const { peer } of loaded) peer.close();
  return {
    seasons: options.seasons,
    matches: options.matches,
    ours,
    peers: loaded.map(({ name, asks, loadMs }, n) => ({
      name,
      loadMs,
      us: asks.map((each, q) => (each === undefined ? undefined : theirs[n]?.[q])),
    })),
    bytesPerSeason: world.bytesPerSeason,
    totalsMs: world.totalsMs,
    statFinderMs: statFinder / 1000,
  };
}

async function main(args: readonly string[]): Promise<number> {
  const options = optionsOf(args);
  const found = await measure(options);
  if (found === undefined) return 1;
  process.stdout.write(
    `${options.json ? JSON.stringify(asJson(found, options.questions)) : asText(found, options.questions)}\n`,
  );
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
