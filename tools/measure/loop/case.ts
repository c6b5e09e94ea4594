import type { Reply } from '../target.js';
import type { Scene } from './scene.js';

/** Headers of a request. */
export type Headers = Readonly<Record<string, string>>;

/** Sends the requests of a case and summarises the responses. */
export type Play = () => Promise<string>;

/** A case: requests that a plan permits and that could block the event loop. */
export interface LoopCase {
  readonly name: string;
  /** Prepares each round of the case. This is not measured. */
  readonly prepare: (scene: Scene) => Promise<Play> | Play;
  /** Whether the case runs only once, because its requests are cold only once. */
  readonly once?: true;
  /** Whether the case needs the logs of matches, for revisions or replays. A sealed folder of seasons has none. */
  readonly needsLogs?: true;
}

/**
 * Requests that are sent at the same time. **Shape**: in paths, `{match}` and `{squad}` are a complete match and its
 * home squad, `{fresh}` and `{freshSquad}` those of a match that no other request has read, `{season}` is the path of
 * the longest season, and `{selected}` the parameters that select it.
 */
export interface Requests {
  /** A path, or a function that returns paths. With a body, the method is POST. */
  readonly to: string | ((scene: Scene) => readonly string[] | Promise<readonly string[]>);
  readonly body?: (scene: Scene) => unknown;
  readonly headers?: Headers;
  /** How often each request is sent. Default: 1. */
  readonly times?: number;
  readonly once?: true;
  readonly needsLogs?: true;
  /** Checks a response. **Throws** if it shows that nothing was measured. Default: every response is accepted. */
  readonly check?: (reply: Reply) => void;
}

const fail = ({ status, text }: Reply): never => {
  throw new Error(`a case has no result: ${status} ${text.slice(-300)}`);
};

/** Checks that a response has a result: status 200, and at least one row if it counts rows. */
export const answered = (reply: Reply): void => {
  if (reply.status !== 200 || /"rowCount":0\b/u.test(reply.text)) fail(reply);
};

/** Fills in the ids of a path. */
export function fill(path: string, { match, season, fresh }: Scene): string {
  const one = path.includes('{fresh') ? fresh() : match;
  const [, leagueId = '', levelId = '', seasonId = ''] = /s\/(\d+)\/levels\/(\d+)\/seasons\/(\d+)$/u.exec(season) ?? [];
  const values: Readonly<Record<string, number | string>> = {
    match: match.matchId,
    squad: match.squadId,
    fresh: one.matchId,
    freshSquad: one.squadId,
    season,
    selected: `leagueId=${leagueId}&levelId=${levelId}&seasonId=${seasonId}`,
  };
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name]));
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

/** Summarises responses: statuses, sizes, rows, and the end of an error's text. */
function inWords(replies: readonly Reply[]): string {
  const statuses = [...new Set(replies.map(({ status }) => status))].join();
  const [first] = replies;
  const [, rows] = /"rowCount":(\d+)/u.exec(first?.text ?? '') ?? [];
  return [
    ...(replies.length > 1 ? [`${replies.length} responses`] : []),
    statuses,
    megabytes(replies.reduce((sum, { bytes }) => sum + bytes, 0)),
    ...(rows === undefined ? [] : [`${rows} rows`]),
    ...(first !== undefined && first.status >= 400 ? [first.text.slice(-100).replaceAll(/\s+/gu, ' ')] : []),
  ].join(', ');
}

/** Returns a case with some requests. Paths and bodies are prepared before the measurement. */
export const requests = (
  name: string,
  { to, body, headers, times = 1, once, needsLogs, check }: Requests,
): LoopCase => ({
  name,
  ...(once === true && { once }),
  ...(needsLogs === true && { needsLogs }),
  prepare: async (scene) => {
    const made = body?.(scene);
    const sent = made === undefined || typeof made === 'string' || Buffer.isBuffer(made) ? made : JSON.stringify(made);
    const found = typeof to === 'string' ? [to] : await to(scene);
    const paths = found.flatMap((path) => Array.from({ length: times }, () => fill(path, scene)));
    return async () => {
      const replies = await Promise.all(paths.map((path) => scene.target.send(path, sent, headers)));
      if (check !== undefined) replies.forEach(check);
      return inWords(replies);
    };
  },
});
