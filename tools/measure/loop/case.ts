import type { Reply } from '../target.js';
import type { Scene } from './scene.js';

/** Headers of a request. */
export type Headers = Readonly<Record<string, string>>;

/** Sends the requests of a case and returns what came of them, in a few words. */
export type Play = () => Promise<string>;

/** Requests that a plan permits and that could hold the event loop. */
export interface LoopCase {
  readonly name: string;
  /** Prepares the case, which is not measured. It is prepared again for each round. */
  readonly prepare: (scene: Scene) => Promise<Play> | Play;
  /** Whether the case is played once, since its requests are cold only once. */
  readonly once?: true;
}

/**
 * Requests that are sent at the same time. **Shape**: in a path `{match}` and `{squad}` are a complete match and its
 * home squad, `{fresh}` and `{freshSquad}` those of a match that no other request has read, `{season}` the path of the
 * longest season, and `{selected}` the parameters that select it.
 */
export interface Requests {
  /** A path, or what finds paths. With a body it is a POST. */
  readonly to: string | ((scene: Scene) => readonly string[] | Promise<readonly string[]>);
  readonly body?: (scene: Scene) => unknown;
  readonly headers?: Headers;
  /** How often each is sent. Default: 1. */
  readonly times?: number;
  readonly once?: true;
  /** **Throws** if a reply shows that nothing was measured. Default: every reply is accepted. */
  readonly check?: (reply: Reply) => void;
}

const fail = ({ status, text }: Reply): never => {
  throw new Error(`a case has no result: ${status} ${text.slice(-300)}`);
};

/** Requires a result: status 200, and rows if the reply counts them. */
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

/** Results of requests: statuses, sizes, rows, and the end of an error's text. */
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

/** Returns a case of requests. Paths and bodies are made before it is measured. */
export const requests = (name: string, { to, body, headers, times = 1, once, check }: Requests): LoopCase => ({
  name,
  ...(once === true && { once }),
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
