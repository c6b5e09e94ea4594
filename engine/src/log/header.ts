import { features } from '../vocabulary/features.js';
import { matchTypeCodes } from '../vocabulary/match-types.js';
import { roles } from '../vocabulary/roles.js';
import { sides, type Side } from '../vocabulary/sides.js';
import { bounds, MAX_ID, MAX_PERIOD } from './limits.js';
import { choice, flag, integer, list, number, object, text, type Of } from './rule.js';

const id = integer(0, MAX_ID);
const name = text(200);
const code = text(40);
const date = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const time = String.raw`([01]\d|2[0-3]):[0-5]\d:[0-5]\d`;
const utc = text(30, String.raw`^${date}T${time}(\.\d{1,3})?Z$`, '2026-03-14T08:40:00Z');

const player = object(
  { personId: id },
  {
    firstname: name,
    surname: name,
    fullname: name,
    displayName: name,
    jumperNumber: integer(...bounds.jumperNumber),
    position: object({ id, code, name }, {}),
    /** Whether the player is on the ground at the first bounce. */
    starts: flag,
    /** Role of the player at the first bounce. */
    role: choice(roles),
  },
);

const official = object(
  { personId: id, fullname: name },
  {
    firstname: name,
    surname: name,
    displayName: name,
    jumperNumber: integer(...bounds.jumperNumber),
    dateOfBirth: text(10, `^${date}$`, '1985-07-09'),
    heightCm: integer(...bounds.heightCm),
    weightKg: integer(...bounds.weightKg),
    /** The official's position in the match. */
    position: object({ id, code, name }, {}),
    /** The official's position for the season. */
    seasonPosition: object({ id, code, name }, {}),
  },
);

const squad = object({ id, code, name, players: list(player, 40) }, {});

/** A player who came into a line-up or left it. */
const lineUpChange = object(
  { personId: id, change: choice(['In', 'Out']) },
  { firstname: name, surname: name, fullname: name, displayName: name, reason: text(100) },
);

const tally = object({ goals: integer(0, 99), behinds: integer(0, 99) }, {});

/** The score of a match. Behinds include rushed behinds. */
export const scoreRule = object(
  { home: tally, away: tally },
  { periods: list(object({ period: integer(1, MAX_PERIOD), home: tally, away: tally }, {}), MAX_PERIOD) },
);

/** The first line of a match log. Corrections can change every member except `kind`, `format`, `version` and `id`. */
export const headerRule = object(
  {
    kind: choice(['header']),
    format: choice(['goalsquare-match-log']),
    version: integer(1, 1),
    id,
    leagueId: id,
    levelId: id,
    seasonId: id,
    competitionId: id,
    competitionName: name,
    phase: object({ id, code, name }, {}),
    roundNumber: integer(...bounds.roundNumber),
    phaseRoundNumber: integer(...bounds.roundNumber),
    type: choice(matchTypeCodes),
    venue: object(
      { id, code, name, lengthMetres: number(...bounds.lengthMetres), widthMetres: number(...bounds.widthMetres) },
      { timeZone: name },
    ),
    home: squad,
    away: squad,
  },
  {
    date: object(
      { startDate: text(10, `^${date}$`, '2026-03-14') },
      { startTime: text(8, `^${time}$`, '19:40:00'), utcMatchStart: utc },
    ),
    /** The end that the home squad kicks to in the first period. Required before the first transaction. */
    homeFirstDirection: choice(['Left', 'Right']),
    tossWinner: choice(['home', 'away']),
    attendance: integer(...bounds.attendance),
    /** The umpires. */
    officials: list(official, 20),
    /** Ins and outs that the league published. */
    insAndOuts: object({ home: list(lineUpChange, 60), away: list(lineUpChange, 60) }, {}),
    /** Playing seconds at which the countdown of a quarter starts. Default 1200. */
    countdownSeconds: integer(60, 3600),
    /** Playing seconds of an extra-time period. Default 180. */
    extraTimeSeconds: integer(60, 3600),
    /** Resolution of the coordinates in metres; zones allow for half of it. Default 0. */
    resolutionMetres: number(0, 5),
    /** Features this source does not capture. */
    lacks: list(choice(features), features.length),
    /**
     * The source captures where chains begin (`gain`) and who wins each stoppage (`wonBy`). Otherwise both are derived.
     */
    chainsMarked: flag,
    /** The score that the league published. It is compared with the transactions and never used as a score. */
    officialScore: scoreRule,
  },
);

/** A score that a league has published. Periods, if present, add up to the totals. */
export type OfficialScore = Of<typeof scoreRule>;

/** Header of a match log: teams, venue, date, coin toss. **Units**: metres, seconds. */
export type MatchHeader = Of<typeof headerRule>;

/** Members of a header that determine how transactions are read. */
const readBy = [
  'home',
  'away',
  'venue',
  'homeFirstDirection',
  'countdownSeconds',
  'resolutionMetres',
  'lacks',
  'chainsMarked',
] as const satisfies readonly (keyof MatchHeader)[];

/**
 * Whether transactions are read in the same way with two headers. Members are compared by identity, so one header must
 * be derived from the other.
 */
export const areReadAlike = (one: MatchHeader, other: MatchHeader): boolean =>
  readBy.every((member) => one[member] === other[member]);

/** Returns the side of each player in a header, by person id. */
export const sidesOfPersons = (header: MatchHeader): ReadonlyMap<number, Side> =>
  new Map(sides.flatMap((side) => header[side].players.map(({ personId }) => [personId, side] as const)));

/** A player of a header. */
export type HeaderPlayer = MatchHeader['home']['players'][number];

/**
 * Start of a quarter's countdown if the header does not set it. **Units**: seconds. **Source**:
 * `docs/reference/laws-of-the-game.md`.
 */
export const DEFAULT_COUNTDOWN_SECONDS = 1200;

/**
 * Playing time of an extra-time period if the header does not set it. **Units**: seconds. **Source**:
 * `docs/reference/laws-of-the-game.md`.
 */
export const DEFAULT_EXTRA_TIME_SECONDS = 180;

/** The last quarter; later periods are extra time. */
export const LAST_QUARTER = 4;

/** Returns the playing time at which a period's countdown starts. **Units**: seconds. */
export const playingSeconds = (
  { countdownSeconds, extraTimeSeconds }: Pick<MatchHeader, 'countdownSeconds' | 'extraTimeSeconds'>,
  period: number,
): number =>
  period <= LAST_QUARTER
    ? (countdownSeconds ?? DEFAULT_COUNTDOWN_SECONDS)
    : (extraTimeSeconds ?? DEFAULT_EXTRA_TIME_SECONDS);

export const utcRule = utc;

/** Rules for ids, names, codes and dates. */
export const headerNameRules = { id, name, code, date: text(10, `^${date}$`, '2026-03-14') } as const;
