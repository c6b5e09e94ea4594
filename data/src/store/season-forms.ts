import type { BriefPlayer, MatchBrief, SeasonRecord } from '@goalsquare/engine';
import { sha256 } from '../sha256.js';

/** Identifies a season by league, level and season id. */
export interface SeasonKey {
  readonly leagueId: number;
  readonly levelId: number;
  readonly seasonId: number;
}

/** The stored form of a season or of its record: the season, the form's position, and a version of its content. */
export interface SeasonForm extends SeasonKey {
  readonly version: string;
  readonly offset: number;
  readonly length: number;
}

/** Returns a text that identifies some content. */
export const versionOf = (content: string): string => sha256(content).slice(0, 12);

export const seasonKeyText = ({ leagueId, levelId, seasonId }: SeasonKey): string =>
  `${leagueId}-${levelId}-${seasonId}`;

export const keyOfRecord = ({ league, level, id }: SeasonRecord): SeasonKey => ({
  leagueId: league.id,
  levelId: level.id,
  seasonId: id,
});

/** Groups briefs by season, in their given order. */
export function bySeason(briefs: readonly MatchBrief[]): readonly (readonly [SeasonKey, readonly MatchBrief[]])[] {
  const seasons = new Map<string, [SeasonKey, MatchBrief[]]>();
  for (const brief of briefs) {
    const { leagueId, levelId, seasonId } = brief;
    const key = { leagueId, levelId, seasonId };
    const season = seasons.get(seasonKeyText(key)) ?? [key, []];
    season[1].push(brief);
    seasons.set(seasonKeyText(key), season);
  }
  return [...seasons.values()];
}

/** A match with players given as positions in a list that all matches of the season share. */
type Packed = Omit<MatchBrief, 'home' | 'away'> & {
  readonly [S in 'home' | 'away']: Omit<MatchBrief[S], 'players'> & { readonly players: readonly number[] };
};

/** Serialises the briefs of a season. Each player is written once. */
export function briefsText(briefs: readonly MatchBrief[]): string {
  const players = new Map<string, number>();
  const place = (player: BriefPlayer): number => {
    const text = JSON.stringify(player);
    const known = players.get(text) ?? players.size;
    players.set(text, known);
    return known;
  };
  const squad = <S extends MatchBrief['home']>(side: S) => ({ ...side, players: side.players.map(place) });
  const matches = briefs.map((brief): Packed => ({ ...brief, home: squad(brief.home), away: squad(brief.away) }));
  return `{"players":[${[...players.keys()].join()}],"matches":${JSON.stringify(matches)}}`;
}

/**
 * Returns a function that replaces equal values with the same object, because a season's matches have few venues and
 * phases.
 */
function sharing(): <T>(value: T) => T {
  const known = new Map<string, unknown>();
  return <T>(value: T): T => {
    const text = JSON.stringify(value);
    if (!known.has(text)) known.set(text, value);
    return known.get(text) as T;
  };
}

export function briefsFrom(text: string): readonly MatchBrief[] {
  const { players, matches } = JSON.parse(text) as {
    readonly players: readonly BriefPlayer[];
    readonly matches: readonly Packed[];
  };
  const shared = sharing();
  const squad = (side: Packed['home']): MatchBrief['home'] => ({
    ...side,
    name: shared(side.name),
    players: side.players.map((at) => players[at] as BriefPlayer),
  });
  return matches.map((match) => ({
    ...match,
    competitionName: shared(match.competitionName),
    phase: shared(match.phase),
    venue: shared(match.venue),
    home: squad(match.home),
    away: squad(match.away),
  }));
}
