import { readAddress, wholeNumberIn } from './address-query';

/** A season, and the match whose quality issues are shown. **Empty**: a part that is not selected. */
export interface SeasonAddress {
  readonly leagueId: string;
  readonly levelId: string;
  readonly seasonId: string;
  readonly matchId: string;
}

/** Reads a season address. Invalid ids are omitted. */
export function readSeason(search: string): SeasonAddress {
  const { text } = readAddress(search);
  const idOf = (name: keyof SeasonAddress): string => String(wholeNumberIn(text(name)) ?? '');
  return {
    leagueId: idOf('leagueId') || '1',
    levelId: idOf('levelId') || '1',
    seasonId: idOf('seasonId'),
    matchId: idOf('matchId'),
  };
}
