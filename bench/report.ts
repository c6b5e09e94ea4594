import { aligned } from './aligned.js';
import type { Loading } from './compiled.js';
import type { Growing } from './growing.js';
import type { Query } from './questions.js';

/** The results of one peer. */
export interface PeerResult {
  readonly name: string;
  readonly us: readonly number[];
  /** Ratio to our time for each query. Both times were measured in the same process. */
  readonly ratios: readonly number[];
  readonly loadMs: number;
  readonly bytesPerMatch: number;
  readonly seasonSumMs?: number;
}

/** The results of a run. **Units**: microseconds per query, bytes per match, milliseconds. */
export interface Findings {
  readonly matches: number;
  readonly transactionsPerMatch: number;
  readonly contributionsPerMatch: number;
  readonly ours: {
    readonly us: readonly number[];
    readonly newTableUs: readonly number[];
    readonly openedBytesPerMatch: number;
    readonly seasonSumMs: number;
  };
  readonly peers: readonly PeerResult[];
  readonly absent: readonly string[];
  readonly loading: Loading | undefined;
  readonly growing: Growing | undefined;
}

const fastest = (peers: readonly PeerResult[], query: number): number =>
  Math.min(...peers.map(({ ratios }) => ratios[query] ?? Infinity));

/** Returns the results as JSON, with the members of design section 7 first. */
export function asJson(found: Findings, queries: readonly Query[]): unknown {
  const { ours, peers, loading, matches } = found;
  const round = (value: number): number => Number(value.toPrecision(4));
  return {
    queries: queries.map(({ name, says, floor, aim }, n) => ({
      query: name,
      oursUs: round(ours.us[n] ?? NaN),
      peers: peers.map((peer) => ({
        name: peer.name,
        us: round(peer.us[n] ?? NaN),
        ratio: round(peer.ratios[n] ?? NaN),
      })),
      ratioToFastest: round(fastest(peers, n)),
      says,
      floor,
      aim,
      oursNewSheetUs: round(ours.newTableUs[n] ?? NaN),
    })),
    ...(loading && {
      bytesPerMatch: Math.round(loading.compiledResidentBytes / matches),
      loadMs: round(loading.compiledMs),
    }),
    matches,
    transactionsPerMatch: Math.round(found.transactionsPerMatch),
    contributionsPerMatch: Math.round(found.contributionsPerMatch),
    openedBytesPerMatch: Math.round(ours.openedBytesPerMatch),
    seasonSumMs: {
      ours: round(ours.seasonSumMs),
      peers: peers.flatMap(({ name, seasonSumMs }) =>
        seasonSumMs === undefined ? [] : [{ name, ms: round(seasonSumMs) }],
      ),
    },
    peers: peers.map(({ name, loadMs, bytesPerMatch }) => ({
      name,
      loadMs: round(loadMs),
      bytesPerMatch: Math.round(bytesPerMatch),
    })),
    loading,
    growing: found.growing,
    absent: found.absent,
  };
}

const number = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 4 });

/** Returns the results as text. */
export function asText(found: Findings, queries: readonly Query[]): string {
  const { ours, peers, loading, growing, matches } = found;
  const kilobytes = (bytes: number): string => number(bytes / 1024);
  const times = (us: readonly number[], ratios?: readonly number[]): readonly string[] =>
    us.map((time, n) => `${number(time)} us${ratios === undefined ? '' : ` (${number(ratios[n] ?? NaN)} x)`}`);
  const table = [
    ['', ...queries.map(({ name }) => name), 'KB a match', 'load s'],
    [
      'goalsquare',
      ...times(ours.us),
      ...(loading === undefined
        ? ['', '']
        : [kilobytes(loading.compiledResidentBytes / matches), number(loading.compiledMs / 1000)]),
    ],
    [
      'goalsquare, new tables',
      ...times(
        ours.newTableUs,
        ours.newTableUs.map((time, n) => time / (ours.us[n] ?? NaN)),
      ),
      '',
      '',
    ],
    ...peers.map((peer) => [
      peer.name,
      ...times(peer.us, peer.ratios),
      kilobytes(peer.bytesPerMatch),
      number(peer.loadMs / 1000),
    ]),
    ['ratio to the fastest peer', ...queries.map((_, n) => number(fastest(peers, n))), '', ''],
    ['floor / aim', ...queries.map(({ floor, aim }) => `${floor} / ${aim}`), '', ''],
  ];
  const sums = [
    ['goalsquare', ours.seasonSumMs] as const,
    ...peers.flatMap(({ name, seasonSumMs }) => (seasonSumMs === undefined ? [] : [[name, seasonSumMs] as const])),
  ];
  return [
    `${matches} matches, ${number(found.transactionsPerMatch)} transactions and ${number(found.contributionsPerMatch)} contributions each`,
    ...queries.map(({ name, says }) => `${name}: ${says}`),
    '',
    aligned(table),
    '',
    ...(loading === undefined
      ? []
      : [
          `from NDJSON    ${number(loading.ndjsonMs)} ms the season (${number(loading.ndjsonBytes / 1e6)} MB), ${number(loading.ndjsonMatchMs)} ms a match, ${kilobytes(ours.openedBytesPerMatch)} KB a match in memory`,
          `compiled form  ${number(loading.compiledMs)} ms the season (${number(loading.compiledBytes / 1e6)} MB), ${number(loading.compiledMatchMs)} ms a match on demand, ${kilobytes(loading.compiledResidentBytes / matches)} KB a match in memory`,
        ]),
    ...(growing === undefined
      ? []
      : [
          `a growing match of ${number(growing.entries)} entries: ${number(growing.appendUs)} us to append one, ${number(growing.matchUs)} us for the match then, ${number(growing.answerUs)} us for an answer; ${number(growing.openUs)} us to open the log again (${number(growing.openUs / (growing.appendUs + growing.matchUs))} x)`,
        ]),
    `season-wide sum per person and base: ${sums.map(([name, ms]) => `${name} ${number(ms)} ms`).join(', ')}`,
    ...found.absent.map((name) => `absent: ${name}`),
  ].join('\n');
}
