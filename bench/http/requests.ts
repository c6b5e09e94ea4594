import { metricOf } from '@goalsquare/engine';
import { FIRST_MATCH, largeCodes } from './season.js';

/** A request that is sent repeatedly. `nth` is its number, for requests that must differ. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly url: (nth: number) => string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Status that every response must have. */
  readonly status: number;
  /** Whether the request is sent once first and then repeated with the ETag of that response. */
  readonly again?: true;
}

const match = `/v1/matches/${FIRST_MATCH}`;
const score = `${match}/score`;
const large = `${match}/statistics/players?metric=${largeCodes.join()}`;

/** Returns the nth of 65,536 spellings of the score's URL, in which each of 16 characters may be percent-encoded. */
function spelling(nth: number): string {
  let at = 0;
  const spelt = (text: string): string =>
    text.replace(/./gu, (letter) =>
      (nth >> at++) & 1 ? `%${letter.charCodeAt(0).toString(16).toUpperCase()}` : letter,
    );
  return `/v1/matches/${spelt(String(FIRST_MATCH))}/score?${spelt('format')}=${spelt('json')}`;
}

const batch = JSON.stringify({
  playerMetricRequests: Array.from({ length: 20 }, (_, n) => ({
    metricCodes: largeCodes.slice(n * 4, n * 4 + 10),
    periods: [(n % 4) + 1],
    ...(n % 3 === 0 && { zones: ['F50'] }),
    ...(n % 2 === 0 && { team: 'home' }),
  })),
});

const squadCodes = largeCodes.filter((code) => metricOf(code).formula.squad !== undefined);

/** A batch that needs much work for a short response: metrics of a squad in every five-minute window. */
const squadBatch = JSON.stringify({
  squadMetricRequests: Array.from({ length: 20 }, (_, n) => ({
    metricCodes: squadCodes.slice(n * 4, n * 4 + 10),
    periods: [(n % 4) + 1],
    fromPeriodSeconds: Math.floor(n / 4) * 300,
    toPeriodSeconds: Math.floor(n / 4) * 300 + 300,
    team: n % 2 === 0 ? 'home' : 'away',
  })),
});

const window = (nth: number): string =>
  `${match}/statistics/players?metric=KICK,HANDBALL&team=home&fromPeriodSeconds=${nth % 1200}&toPeriodSeconds=${1200 + Math.floor(nth / 1200)}`;

/** All requests that are measured. */
export const requests = {
  small: { method: 'GET', url: () => score, status: 200 },
  first: { method: 'GET', url: spelling, status: 200 },
  firstStatistics: { method: 'GET', url: window, status: 200 },
  large: { method: 'GET', url: () => large, status: 200 },
  /** The large request for a server with a prepared response, whose validator rejects commas in queries. */
  largeReady: { method: 'GET', url: () => `${match}/statistics/players?team=home`, status: 200 },
  compressed: { method: 'GET', url: () => large, headers: { 'Accept-Encoding': 'gzip' }, status: 200 },
  brotli: { method: 'GET', url: () => large, headers: { 'Accept-Encoding': 'br' }, status: 200 },
  batch: {
    method: 'POST',
    url: () => `${match}/statistics/players`,
    headers: { 'Content-Type': 'application/json' },
    body: batch,
    status: 200,
  },
  squadBatch: {
    method: 'POST',
    url: () => `${match}/statistics/squads`,
    headers: { 'Content-Type': 'application/json' },
    body: squadBatch,
    status: 200,
  },
  notModified: { method: 'GET', url: () => score, status: 304, again: true },
} as const satisfies Readonly<Record<string, Asked>>;

export type RequestName = keyof typeof requests;
