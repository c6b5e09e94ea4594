import { headerNameRules as names } from '../log/header.js';
import { bounds } from '../log/limits.js';
import { seasonPositions, type SeasonPositionCode } from '../vocabulary/positions.js';
import { choice, integer, list, number, object, text, type Of } from '../log/rule.js';

const { id, name, code, date } = names;

const state = object({ id, name, code }, {});

/** A player on a squad's list. **Units**: centimetres, kilograms. */
export const listedPlayerRule = object(
  { personId: id, fullname: name },
  {
    firstname: name,
    surname: name,
    displayName: name,
    jumperNumber: integer(...bounds.jumperNumber),
    dateOfBirth: date,
    heightCm: integer(...bounds.heightCm),
    weightKg: integer(...bounds.weightKg),
    /** Code of the player's position in the season, one of the position types. */
    positionCode: choice(Object.keys(seasonPositions) as readonly SeasonPositionCode[]),
  },
);

/** The rule for season records: the league and level, phases and rounds, squads with players, and grounds. */
export const seasonRule = object(
  {
    kind: choice(['season']),
    format: choice(['goalsquare-season']),
    version: integer(1, 1),
    league: object({ id, name, code, gender: choice(['1', '2', '3']) }, {}),
    level: object({ id, name, code }, {}),
    id,
    competitionId: id,
    competitionCode: code,
    competitionName: name,
  },
  {
    competitionType: name,
    championshipId: id,
    phases: list(object({ id, code, name }, {}), 20),
    /** `number` counts through the season, `phaseNumber` from the start of its phase. */
    rounds: list(
      object(
        {
          number: integer(...bounds.roundNumber),
          phaseId: id,
          phaseNumber: integer(...bounds.roundNumber),
          code,
          name,
        },
        { startDate: date, endDate: date },
      ),
      99,
    ),
    squads: list(
      object({ id, code, name }, { homeState: state, conferenceCode: code, players: list(listedPlayerRule, 100) }),
      100,
    ),
    conferences: list(object({ code, name }, {}), 10),
    venues: list(
      object(
        { id, code, name },
        {
          lengthMetres: number(...bounds.lengthMetres),
          widthMetres: number(...bounds.widthMetres),
          timeZone: name,
          country: object({ id, name, code }, { state }),
        },
      ),
      100,
    ),
    /** Ladder positions that squads are assigned from a round on, whatever their points, for example as a penalty. */
    placings: list(
      object(
        { squadId: id, fromRound: integer(...bounds.roundNumber), position: integer(1, 100) },
        { reason: text(200) },
      ),
      20,
    ),
  },
);

/** The record of a season, one JSON file. **Units**: metres, centimetres, kilograms. */
export type SeasonRecord = Of<typeof seasonRule>;

/** A squad of a season, with its list. */
export type SeasonSquad = NonNullable<SeasonRecord['squads']>[number];

/** A player on a squad's list. */
export type ListedPlayer = Of<typeof listedPlayerRule>;

/** A ground of a season. */
export type SeasonVenue = NonNullable<SeasonRecord['venues']>[number];

/**
 * Returns the items in a record, followed by items from matches that the record lacks. Of several derived items with
 * the same key, the first is used.
 */
export function mergeByKey<T>(
  listed: readonly T[],
  derived: readonly T[],
  keyOf: (item: T) => number | string,
): readonly T[] {
  const byKey = new Map(listed.map((item) => [keyOf(item), item]));
  for (const item of derived) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}
