import type { CallOptions } from './operation-types.js';

/** The league and level; by default league 1 and level 1. */
export interface LevelOptions extends CallOptions {
  readonly leagueId?: number | undefined;
  readonly levelId?: number | undefined;
}

/** Returns the operation for a level and its parameters. For the default level, the operation that needs no ids. */
export const ofLevel = (
  id: string,
  leagueId = 1,
  levelId = 1,
): readonly [id: string, parameters: { readonly leagueId?: number; readonly levelId?: number }] =>
  leagueId === 1 && levelId === 1 && id !== 'getLevelConferences'
    ? [id.replace('Level', ''), {}]
    : [id, { leagueId, levelId }];
