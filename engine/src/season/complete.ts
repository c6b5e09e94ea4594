import { levels } from '../vocabulary/levels.js';
import type { MatchBrief } from './brief.js';
import { mergeByKey } from './joined.js';
import { byStart } from './order.js';
import type { SeasonRecord, SeasonSquad, SeasonVenue } from './record.js';
import { roundsOf, type CompleteRound } from './rounds.js';
import { ladderSquadsOf, squadsOf, type CompleteSquad } from './squads.js';
import { pick } from './some.js';

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

/**
 * The record of a season, with everything in it that its matches tell. A league of which only matches are known has no
 * gender.
 */
export interface CompleteSeason extends Head {
  readonly league: Omit<SeasonRecord['league'], 'gender'> & Partial<Pick<SeasonRecord['league'], 'gender'>>;
  readonly phases: NonNullable<SeasonRecord['phases']>;
  readonly rounds: readonly CompleteRound[];
  readonly squads: readonly CompleteSquad[];
  /** Those of the squads that stand on the ladder. */
  readonly ladderSquads: readonly CompleteSquad[];
  readonly conferences: NonNullable<SeasonRecord['conferences']>;
  readonly venues: readonly SeasonVenue[];
  readonly placings: NonNullable<SeasonRecord['placings']>;
}

/** A season as everything about it is computed from: its record, completed, and its matches in the order they start. */
export interface SeasonFacts {
  readonly record: CompleteSeason;
  readonly matches: readonly MatchBrief[];
}

/** The level of an id. */
export const levelOf = (id: number): SeasonRecord['level'] =>
  levels.find((level) => level.id === id) ?? { id, name: `Level ${id}`, code: `L${id}` };

/** The league of an id of which no more is known. */
export const leagueOf = (id: number): CompleteSeason['league'] => ({ id, name: `League ${id}`, code: `L${id}` });

/** What a season is called that no record tells of. */
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
 * Completes a season from its record and its matches, which all are of that season: what the record lacks, its matches
 * tell. Pure, so that a season can be computed anew whenever one of its matches changes.
 * **Empty**: `undefined` without a record and without a match.
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
