import { standardGround } from '@goalsquare/engine';
import type { MatchFlow, MatchInfo, MatchPersons, MatchVenueDetails } from '@goalsquare/openapi/types';
import { useMemo } from 'react';
import type { WormFacts, WormScore } from '../../pictures/facts/worm';
import { useAnswer, type Reading } from '../../requests/use-answer';

/** The data of a match that the evidence is drawn with: ground, scores, squads and players. */
export interface MatchFacts {
  readonly info: MatchInfo;
  readonly worm: WormFacts;
  /** Names by id. **Empty**: no names if the players cannot be read. */
  readonly persons: ReadonlyMap<number, string>;
}

/** Returns the names of a match's players by id. **Empty**: no names until they have loaded. */
export const namesOfPersons = (persons: MatchPersons | undefined): ReadonlyMap<number, string> =>
  new Map(
    persons === undefined
      ? []
      : [persons.squads.home, persons.squads.away].flatMap(({ players }) =>
          players.map(({ personId, displayName }) => [personId, displayName] as const),
        ),
  );

/** Returns the scores of a match in order of play, computed from the occurrences of points. */
function scoresOf({ occurrences }: MatchFlow, homeId: number, persons: MatchFacts['persons']): readonly WormScore[] {
  let [home, away] = [0, 0];
  return occurrences.map(({ period, periodSecs, squadId, personId, transactionName, amount }): WormScore => {
    const side = squadId === homeId ? 0 : 1;
    if (side === 0) home += amount;
    else away += amount;
    const player = persons.get(personId ?? -1) ?? '';
    return { period, seconds: periodSecs, side, what: transactionName, player, home, away };
  });
}

function factsOf(
  info: MatchInfo,
  venue: MatchVenueDetails | undefined,
  flow: MatchFlow | undefined,
  persons: MatchFacts['persons'],
): MatchFacts {
  const { length, width } = venue?.dimensions ?? {
    length: standardGround.lengthMetres,
    width: standardGround.widthMetres,
  };
  return {
    info,
    persons,
    worm: {
      match: { id: info.id, squads: [info.home, info.away], ground: { lengthMetres: length, widthMetres: width } },
      periods: info.periods.map(({ period, periodSecs = 1 }) => ({ period, seconds: periodSecs })),
      scores: flow === undefined ? [] : scoresOf(flow, info.home.id, persons),
    },
  };
}

/**
 * Reads the names, ground and scores of a match. Only the match itself is required. Until the others are read, the
 * ground has the standard size, and there are no players' names and no scores.
 */
export function useMatchFacts(matchId: number, asOf: string | undefined): Reading<MatchFacts> {
  const path = `/v1/matches/${matchId}`;
  const at = asOf === undefined ? '' : `asOf=${encodeURIComponent(asOf)}`;
  const info = useAnswer<MatchInfo>(`${path}${at && `?${at}`}`);
  const { data: venue } = useAnswer<MatchVenueDetails>(`${path}/venue`);
  const { data: players } = useAnswer<MatchPersons>(`${path}/persons`);
  const { data: flow } = useAnswer<MatchFlow>(`${path}/statistics/flow?metric=POINTS&limit=1000${at && `&${at}`}`);
  const facts = useMemo(
    () => info.data && factsOf(info.data, venue, flow, namesOfPersons(players)),
    [info.data, venue, flow, players],
  );
  return { ...info, data: facts };
}
