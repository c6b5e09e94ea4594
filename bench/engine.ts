import { spawnSync } from 'node:child_process';
import { openMatch, type Match } from '@goalsquare/engine';
import { loadingOf } from './compiled.js';
import { contributionsOf } from './contributions.js';
import { differences } from './differences.js';
import { growingOf } from './growing.js';
import { loadPeers, type LoadedPeer } from './load-peers.js';
import { residentBytes } from './memory.js';
import { optionsOf, type Options } from './options.js';
import { askGoalsquare } from './peers/goalsquare.js';
import { peers } from './peers/index.js';
import type { Ready } from './peers/peer.js';
import { queries } from './questions.js';
import { asJson, asText, type Findings, type PeerResult } from './report.js';
import { seasonSums } from './season-sums.js';
import { logsOf } from './season.js';
import { median, timesOf, type Contestant, type Run } from './timing.js';

const SEED = 20260314;

/** Writes a line of progress to stderr, which keeps stdout for the result. */
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const inTurn =
  (ready: readonly Ready[]): Run =>
  (match) => {
    let answer: unknown;
    for (const [n, ask] of ready.entries()) {
      answer = ask(match);
      if (answer instanceof Promise) return answer.then(() => laterInTurn(ready.slice(n + 1), match));
    }
    return answer;
  };

async function laterInTurn(ready: readonly Ready[], match: number): Promise<void> {
  for (const ask of ready) await ask(match);
}

function ourRuns(matches: readonly Match[], reuse: 'one table' | 'new tables'): readonly Run[] {
  return queries.map(({ questions }) => {
    const asks = questions.map((question) => askGoalsquare(matches, question, reuse));
    return (match) => {
      for (const ask of asks) ask(match);
    };
  });
}

async function medianMs(times: number, work: () => unknown): Promise<number> {
  const ms: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const start = performance.now();
    await work();
    ms.push(performance.now() - start);
  }
  return median(ms);
}

async function resultsOf(
  matches: readonly Match[],
  loaded: readonly LoadedPeer[],
  options: Options,
): Promise<{
  readonly ours: readonly number[];
  readonly newTables: readonly number[];
  readonly seasonSumMs: number;
  readonly peers: readonly PeerResult[];
}> {
  const contestants: readonly Contestant[] = [
    { name: 'goalsquare', runs: ourRuns(matches, 'one table') },
    { name: 'goalsquare, new tables', runs: ourRuns(matches, 'new tables') },
    ...loaded.map(({ name, ready }) => ({ name, runs: ready.map(inTurn) })),
  ];
  const [ours = [], newTables = [], ...theirs] = await timesOf(contestants, options);
  const results: PeerResult[] = [];
  for (const [n, { name, peer, loadMs, bytes }] of loaded.entries()) {
    const sums = peer.seasonSums;
    const seasonSumMs = sums === undefined ? undefined : await medianMs(9, sums);
    const us = theirs[n] ?? [];
    results.push({
      name,
      us,
      ratios: us.map((time, query) => time / (ours[query] ?? NaN)),
      loadMs,
      bytesPerMatch: bytes / matches.length,
      ...(seasonSumMs !== undefined && { seasonSumMs }),
    });
  }
  return { ours, newTables, seasonSumMs: await medianMs(9, () => seasonSums(matches)), peers: results };
}

function openSeason(count: number): {
  readonly matches: readonly Match[];
  readonly bytes: number;
  readonly transactions: number;
} {
  const matches: Match[] = [];
  const before = residentBytes();
  for (const log of logsOf(SEED, count)) matches.push(openMatch(log));
  return {
    matches,
    bytes: residentBytes() - before,
    transactions: matches.reduce((sum, match) => sum + match.details().transactions.ids.length, 0),
  };
}

/** Measures some peers and our engine in this process. **Empty**: `undefined` if an answer is wrong. */
async function measure(options: Options): Promise<Findings | undefined> {
  say(`opening a season of ${options.matches} matches`);
  const { matches, bytes, transactions } = openSeason(options.matches);
  const season = matches.map(contributionsOf);
  const contributionsPerMatch = season.reduce((sum, { moments }) => sum + moments.length, 0) / matches.length;
  const { loaded, absent } = await loadPeers(season, options.peers ?? [], say);
  season.length = 0;
  say('checking that all answer the same');
  const wrong = await differences(matches, loaded);
  if (wrong.length > 0) {
    say(wrong.slice(0, 20).join('\n'));
    return undefined;
  }
  say('timing');
  const { ours, newTables, seasonSumMs, peers: results } = await resultsOf(matches, loaded, options);
  for (const { peer } of loaded) peer.close();
  if (options.loading) say('loading the season from disk, and growing a match');
  const [log] = logsOf(SEED, 1);
  return {
    matches: matches.length,
    transactionsPerMatch: transactions / matches.length,
    contributionsPerMatch,
    ours: { us: ours, newTableUs: newTables, openedBytesPerMatch: bytes / matches.length, seasonSumMs },
    peers: results,
    absent,
    loading: options.loading ? await loadingOf(logsOf(SEED, options.matches)) : undefined,
    growing: options.loading && log !== undefined ? growingOf(log) : undefined,
  };
}

/** Measures one peer in its own process, so that memory and threads of other peers do not slow it down. */
function measureAlone(peer: string, args: readonly string[], loading: boolean): Findings | undefined {
  const child = spawnSync(
    process.execPath,
    [
      ...process.execArgv,
      process.argv[1] ?? '',
      ...args,
      '--peers',
      peer,
      '--alone',
      ...(loading ? ['--loading'] : []),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1 << 26,
    },
  );
  return child.status === 0 ? (JSON.parse(child.stdout.toString('utf8')) as Findings) : undefined;
}

const medians = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, n) => median(rows.map((row) => row[n] ?? NaN)));

/** Combines the results of all processes. Our times are the medians over the processes. */
function together(found: readonly Findings[]): Findings | undefined {
  const [first] = found;
  return (
    first && {
      ...first,
      ours: {
        ...first.ours,
        us: medians(found.map(({ ours }) => ours.us)),
        newTableUs: medians(found.map(({ ours }) => ours.newTableUs)),
      },
      peers: found.flatMap((each) => each.peers),
      absent: found.flatMap(({ absent }) => absent),
    }
  );
}

async function main(args: readonly string[]): Promise<number> {
  const options = optionsOf(args);
  if (options.alone) {
    const found = await measure(options);
    if (found !== undefined) process.stdout.write(JSON.stringify(found));
    return found === undefined ? 1 : 0;
  }
  const names = options.peers ?? Object.keys(peers);
  const quick = args.filter((word) => word === '--quick');
  const each = names.map((name, n) => measureAlone(name, quick, n === 0));
  const found = each.every((one) => one !== undefined) ? together(each) : undefined;
  if (found === undefined) return 1;
  process.stdout.write(`${options.json ? JSON.stringify(asJson(found, queries)) : asText(found, queries)}\n`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
