import { levels } from '../vocabulary/levels.js';
import { pick, type MatchBrief } from './brief.js';
import { byStart } from './order.js';
import { mergeByKey, type SeasonRecord, type SeasonSquad, type SeasonVenue } from './record.js';
import { roundsOf, type CompleteRound } from './rounds.js';
import { ladderSquadsOf, squadsOf, type CompleteSquad } from './squads.js';

const headMembers = [
  'id',
  'level',
  'competitionId',
  'competitionCode',
  'competitionName',
  'competitionType',
  'championshipId',
] as const;

type Head = Pick<SeasonRecord, (typeof headMembers)[number]>;

/** A season record, completed from its matches. A league without a record has no gender. */
export interface CompleteSeason extends Head {
  readonly league: Omit<SeasonRecord['league'], 'gender'> & Partial<Pick<SeasonRecord['league'], 'gender'>>;
  readonly phases: NonNullable<SeasonRecord['phases']>;
  readonly rounds: readonly CompleteRound[];
  readonly squads: readonly CompleteSquad[];
  /** The squads on the ladder. */
  readonly ladderSquads: readonly CompleteSquad[];
  readonly conferences: NonNullable<SeasonRecord['conferences']>;
  readonly venues: readonly SeasonVenue[];
  readonly placings: NonNullable<SeasonRecord['placings']>;
}

/** A completed season record, and its matches sorted by start. Everything about a season is computed from these. */
export interface SeasonFacts {
  readonly record: CompleteSeason;
  readonly matches: readonly MatchBrief[];
}

/** Returns the level with an id. An unknown level is named by its id. */
export const levelOf = (id: number): SeasonRecord['level'] =>
  levels.find((level) => level.id === id) ?? { id, name: `Level ${id}`, code: `L${id}` };

/** Returns the league with an id, for a league without a record. */
export const leagueOf = (id: number): CompleteSeason['league'] => ({ id, name: `League ${id}`, code: `L${id}` });

/** Returns the head of a season without a record. */
function headFrom({
  seasonId,
  leagueId,
  levelId,
  competitionId,
  competitionName,
}: MatchBrief): Pick<CompleteSeason, keyof Head | 'league'> {
  const league = leagueOf(leagueId);
  return {
    id: seasonId,
    league,
    level: levelOf(levelId),
    competitionId,
    competitionCode: league.code,
    competitionName,
  };
}

const conferencesOf = (
  listed: SeasonRecord['conferences'],
  squads: readonly SeasonSquad[],
): CompleteSeason['conferences'] =>
  mergeByKey(
    listed ?? [],
    squads.flatMap(({ conferenceCode: code }) => (code === undefined ? [] : [{ code, name: `Conference ${code}` }])),
    ({ code }) => code,
  );

/**
 * Completes a season from its record and matches, which must all belong to the season. Facts missing from the record
 * are taken from the matches. This is a pure function, so a season can be recomputed whenever a match changes.
 * **Empty**: `undefined` without record and matches.
 */
export function completeSeason(
  record: SeasonRecord | undefined,
  briefs: readonly MatchBrief[],
): SeasonFacts | undefined {
  const matches = [...briefs].sort(byStart);
  const last = matches.at(-1);
  const head = record === undefined ? last && headFrom(last) : pick(record, [...headMembers, 'league']);
  if (head === undefined) return undefined;
  const listed = record?.squads ?? [];
  const squads = squadsOf(listed, matches);
  return {
    matches,
    record: {
      ...head,
      phases: mergeByKey(
        record?.phases ?? [],
        matches.map(({ phase }) => phase),
        ({ id }) => id,
      ),
      rounds: roundsOf(record?.rounds ?? [], matches),
      squads,
      ladderSquads: ladderSquadsOf(squads, listed, matches),
      conferences: conferencesOf(record?.conferences, listed),
      venues: mergeByKey(
        record?.venues ?? [],
        matches.map(({ venue }): SeasonVenue => venue),
        ({ id }) => id,
      ),
      placings: record?.placings ?? [],
    },
  };
}
