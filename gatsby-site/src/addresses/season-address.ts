/** A season, and the match whose faults are shown. **Empty**: no season, or no match. */
export interface SeasonAddress {
  readonly leagueId: string;
  readonly levelId: string;
  readonly seasonId: string;
  readonly matchId: string;
}

const ids = ['leagueId', 'levelId', 'seasonId', 'matchId'] as const;

/** Reads the query of an address. Invalid ids are left out. */
export function readAddress(search: string): SeasonAddress {
  const query = new URLSearchParams(search);
  const idOf = (name: (typeof ids)[number]): string => {
    const value = query.get(name) ?? '';
    return /^\d{1,10}$/u.test(value) ? value : '';
  };
  return {
    leagueId: idOf('leagueId') || '1',
    levelId: idOf('levelId') || '1',
    seasonId: idOf('seasonId'),
    matchId: idOf('matchId'),
  };
}

/** Writes the query of an address. */
export const addressOf = (address: SeasonAddress): string =>
  `?${new URLSearchParams(ids.flatMap((name) => (address[name] === '' ? [] : [[name, address[name]]]))).toString()}`;
