import { aligned } from '../aligned.js';
import type { AcrossQuestion } from './questions.js';

/** The results of a run. **Units**: microseconds per question, bytes, milliseconds. */
export interface AcrossFindings {
  readonly seasons: number;
  readonly matches: number;
  readonly ours: readonly number[];
  readonly peers: readonly {
    readonly name: string;
    readonly loadMs: number;
    /** **Empty**: `undefined` for a question that the bench does not ask the peer. */
    readonly us: readonly (number | undefined)[];
  }[];
  readonly bytesPerSeason: number;
  readonly totalsMs: number;
  /**
   * Time to find the 20 players with the most disposals per match in the second halves of won matches, in one season.
   */
  readonly statFinderMs: number;
}

const fastest = ({ peers, ours }: AcrossFindings, n: number): number =>
  Math.min(...peers.map(({ us }) => us[n] ?? Infinity)) / (ours[n] ?? NaN);

const limit = ([one, ten]: readonly [number, number], seasons: number): number => (seasons > 1 ? ten : one);

const round = (value: number): number => Number(value.toPrecision(4));

/** Returns the results as JSON, with the members of design section 7 first. */
export const asJson = (found: AcrossFindings, questions: readonly AcrossQuestion[]): unknown => ({
  queries: questions.map(({ name, says, floor, aim }, n) => ({
    query: name,
    oursUs: round(found.ours[n] ?? NaN),
    peers: found.peers.flatMap((peer) => {
      const us = peer.us[n];
      return us === undefined ? [] : [{ name: peer.name, us: round(us), ratio: round(us / (found.ours[n] ?? NaN)) }];
    }),
    ratioToFastest: round(fastest(found, n)),
    says,
    floor: limit(floor, found.seasons),
    aim: limit(aim, found.seasons),
  })),
  seasons: found.seasons,
  matches: found.matches,
  bytesPerSeason: found.bytesPerSeason,
  totalsMs: round(found.totalsMs),
  statFinderMs: round(found.statFinderMs),
  peers: found.peers.map(({ name, loadMs }) => ({ name, loadMs: round(loadMs) })),
});

const number = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });

/** Returns the results as text. */
export function asText(found: AcrossFindings, questions: readonly AcrossQuestion[]): string {
  const rows = questions.map(({ name, says, floor, aim }, n) => [
    `${name} ${says}`,
    `${number((found.ours[n] ?? NaN) / 1000)} ms`,
    ...found.peers.map(({ us }) => (us[n] === undefined ? '-' : `${number(us[n] / 1000)} ms`)),
    `${number(fastest(found, n))} x`,
    `${limit(floor, found.seasons)} / ${limit(aim, found.seasons)}`,
  ]);
  return [
    `${found.seasons} x ${found.matches} matches, in memory`,
    `totals and acts of a season: ${number(found.bytesPerSeason / 1e6)} MB, ${number(found.totalsMs)} ms`,
    '',
    aligned([['', 'goalsquare', ...found.peers.map(({ name }) => name), 'fastest', 'floor / aim'], ...rows]),
    '',
    `top 20 by disposals per match, won matches, second halves, at least 10 matches: ${number(found.statFinderMs)} ms (limit 100)`,
  ].join('\n');
}
