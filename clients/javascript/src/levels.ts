import type { CallOptions } from './operation-types.js';

/** Which league and level, 1 and 1 by default. */
export interface LevelOptions extends CallOptions {
  readonly leagueId?: number | undefined;
  readonly levelId?: number | undefined;
}

/** Returns an operation of a level and its parameters: that of the default level without them, if it is that one. */
export const ofLevel = (
  id: string,
  leagueId = 1,
  levelId = 1,
): readonly [id: string, parameters: { readonly leagueId?: number; readonly levelId?: number }] =>
  leagueId === 1 && levelId === 1 && id !== 'getLevelConferences'
    ? [id.replace('Level', ''), {}]
    : [id, { leagueId, levelId }];
