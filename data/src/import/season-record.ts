import {
  matchTypes,
  type MatchHeader,
  type SeasonRecord,
  type SeasonSquad,
  type SeasonVenue,
} from '@goalsquare/engine';
import type { ImportContext } from './context.js';
import { competitionOf } from './identity.js';
import { unlessEmpty } from './unless-empty.js';

type Round = NonNullable<SeasonRecord['rounds']>[number];

/** Returns rounds whose names do not follow from their numbers: an opening round, and replays of finals. */
function namedRounds(headers: readonly MatchHeader[]): readonly Round[] {
  const rounds = new Map<number, MatchHeader>();
  for (const header of headers) if (!rounds.has(header.roundNumber)) rounds.set(header.roundNumber, header);
  const meetings = new Map<string, number>();
  const replays = new Set<number>();
  for (const { type, home, away, roundNumber } of [...headers].sort((a, b) => a.roundNumber - b.roundNumber)) {
    const meeting = [type, ...[home.id, away.id].sort((a, b) => a - b)].join(' ');
    if (type !== 'HA' && (meetings.get(meeting) ?? roundNumber) !== roundNumber) replays.add(roundNumber);
    meetings.set(meeting, roundNumber);
  }
  return [...rounds].flatMap(([number, { type, phase, phaseRoundNumber }]): readonly Round[] => {
    const round = { number, phaseId: phase.id, phaseNumber: phaseRoundNumber };
    if (replays.has(number)) return [{ ...round, code: `${type}R`, name: `${matchTypes[type].name} Replay` }];
    return number === 0 ? [{ ...round, code: 'OR', name: 'Opening Round' }] : [];
  });
}

/** Returns squads about which companion files contain more than the season's matches do, and squads in placings. */
function squadsOf(
  context: ImportContext,
  seasonId: number,
  headers: readonly MatchHeader[],
  placed: ReadonlySet<number>,
): readonly SeasonSquad[] {
  const { squads, persons } = context.companions;
  const holds = ({ season }: { readonly season: number | undefined }): boolean =>
    season === undefined || season === seasonId;
  const playing = new Map(
    headers.flatMap(({ home, away }) => [home, away]).map(({ id, code, name }) => [id, { id, code, name }]),
  );
  return [...playing.values()]
    .sort((a, b) => a.id - b.id)
    .flatMap((squad): readonly SeasonSquad[] => {
      const rows = squads
        .filter((row) => holds(row) && context.squad(row.name).id === squad.id)
        .sort((a, b) => (a.season ?? -1) - (b.season ?? -1));
      const [homeState, conferenceCode] = [
        rows.findLast(({ state }) => state)?.state,
        rows.findLast(({ conference }) => conference)?.conference,
      ];
      const listed = persons.filter((row) => holds(row) && context.squad(row.squad).id === squad.id);
      const players = [...new Map(listed.map(({ player }) => [player.personId, player])).values()];
      if (homeState === undefined && conferenceCode === undefined && players.length === 0 && !placed.has(squad.id))
        return [];
      return [
        {
          ...squad,
          ...(homeState && { homeState }),
          ...(conferenceCode !== undefined && { conferenceCode }),
          ...(players.length > 0 && { players }),
        },
      ];
    });
}

/** Returns grounds about which the venue file contains more than the season's matches do. */
function venuesOf(context: ImportContext, headers: readonly MatchHeader[]): readonly SeasonVenue[] {
  const grounds = new Map(headers.map(({ venue }) => [venue.id, venue]));
  const rows = context.companions.venues.filter(({ country }) => country !== undefined);
  return rows.flatMap(({ name, country }): readonly SeasonVenue[] => {
    const ground = grounds.get(context.venue(name).id);
    return ground === undefined ? [] : [{ ...ground, ...(country && { country }) }];
  });
}

/**
 * Returns the record of an imported season: its league, level and the content of companion files. Facts that follow
 * from matches are not repeated.
 */
export function seasonRecordOf(
  context: ImportContext,
  seasonId: number,
  headers: readonly MatchHeader[],
): SeasonRecord {
  const { identity, companions } = context;
  const placings = companions.placings
    .filter(({ season }) => season === seasonId)
    .map(({ squad, fromRound, position, reason }) => ({
      squadId: context.squad(squad).id,
      fromRound,
      position,
      ...(reason !== undefined && { reason }),
    }));
  const squads = squadsOf(context, seasonId, headers, new Set(placings.map(({ squadId }) => squadId)));
  const conferences = [...new Set(squads.flatMap(({ conferenceCode }) => conferenceCode ?? []))].sort();
  const rounds = namedRounds(headers);
  const phases =
    rounds.length === 0
      ? []
      : [
          ...new Map(
            [...headers].sort((a, b) => a.roundNumber - b.roundNumber).map(({ phase }) => [phase.id, phase]),
          ).values(),
        ];
  return {
    kind: 'season',
    format: 'goalsquare-season',
    version: 1,
    ...identity,
    id: seasonId,
    ...competitionOf(identity, seasonId),
    competitionCode: identity.league.code,
    ...unlessEmpty('phases', phases),
    ...unlessEmpty('rounds', rounds),
    ...unlessEmpty('squads', squads),
    ...unlessEmpty(
      'conferences',
      conferences.map((code) => ({ code, name: `Conference ${code}` })),
    ),
    ...unlessEmpty('venues', venuesOf(context, headers)),
    ...unlessEmpty('placings', placings),
  };
}
