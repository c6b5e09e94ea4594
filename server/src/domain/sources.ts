import type { MatchSource } from './match-source.js';

/** Returns the first result that is not `undefined`. */
async function firstOf<T>(
  sources: readonly MatchSource[],
  ask: (source: MatchSource) => Promise<T | undefined> | undefined,
): Promise<T | undefined> {
  for (const source of sources) {
    const found = await ask(source);
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstNow<T>(sources: readonly MatchSource[], ask: (source: MatchSource) => T | undefined): T | undefined {
  for (const source of sources) {
    const found = ask(source);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Combines several sources. Each returns and announces only its own ids. If two have the same id, the first source
 * wins. The journal comes from the first source that has one.
 */
export function joinMatchSources(...sources: readonly MatchSource[]): MatchSource {
  const journal = firstNow(sources, (source) => source.journal);
  return {
    matchIds: async () =>
      [...new Set((await Promise.all(sources.map((source) => source.matchIds()))).flat())].sort((a, b) => a - b),
    match: (matchId) => firstOf(sources, (source) => source.match(matchId)),
    matchNow: (matchId) => firstNow(sources, (source) => source.matchNow?.(matchId)),
    contentOf: (matchId) => firstNow(sources, (source) => source.contentOf?.(matchId)),
    log: (matchId) => firstOf(sources, (source) => source.log?.(matchId)),
    onChange: (listener) => {
      const stops = sources.flatMap((source) => source.onChange?.(listener) ?? []);
      return () => {
        for (const stop of stops) stop();
      };
    },
    watch: (matchId) => {
      const stops = sources.flatMap((source) => source.watch?.(matchId) ?? []);
      return () => {
        for (const stop of stops) stop();
      };
    },
    ...(journal && { journal }),
    clockOf: (matchId, now, revision) => firstNow(sources, (source) => source.clockOf?.(matchId, now, revision)),
    isVisibleTo: (matchId, accountId) => sources.every((source) => source.isVisibleTo?.(matchId, accountId) ?? true),
  };
}
