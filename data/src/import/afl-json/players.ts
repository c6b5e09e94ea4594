import type { BoxScoreCode, BoxScoreLine, Side } from '@goalsquare/engine';
import { bareName } from '../match-columns.js';
import { statisticCodes, statisticColumns } from '../player-statistics-csv/columns.js';
import type { JsonValue } from './json-value.js';
import { personOf, type AflPerson } from './match-item.js';

/** A player in a match, with the selected position and the statistics. */
export interface AflPlayer extends AflPerson {
  readonly position: string | undefined;
  readonly statistics?: BoxScoreLine['statistics'];
  readonly timeOnGroundPercent?: number | undefined;
}

export type AflPlayers = Readonly<Record<Side, readonly AflPlayer[]>>;

/** Maps each name of a statistic to a metric. */
const codeOf = new Map(
  statisticCodes.flatMap((code) => statisticColumns[code].names.map((name) => [bareName(name), code] as const)),
);
const MOST = { count: 999, metres: 9999 } as const;

/** Lists the members of an object and its nested objects, each with its path. */
function leaves(value: JsonValue, prefix = ''): readonly (readonly [name: string, value: JsonValue])[] {
  if (typeof value.value !== 'object' || value.value === null || Array.isArray(value.value)) return [];
  return Object.keys(value.value).flatMap((key): readonly (readonly [string, JsonValue])[] => {
    const member = value.get(key);
    const isObject = typeof member.value === 'object' && member.value !== null;
    return isObject ? leaves(member, `${prefix}${key}.`) : [[`${prefix}${key}`, member]];
  });
}

/** Reads the statistics that have a metric, and collects the names of the others. */
function statisticsOf(stats: JsonValue, others: Set<string>): BoxScoreLine['statistics'] {
  const found: Partial<Record<BoxScoreCode, number>> = {};
  for (const [name, value] of leaves(stats)) {
    const code = codeOf.get(bareName(name));
    if (code === undefined) {
      if (value.exists && name !== 'lastUpdated') others.add(name);
      continue;
    }
    const isMetres = code === 'METRES_GAINED';
    const number = value.integerIfAny(isMetres ? -MOST.metres : 0, isMetres ? MOST.metres : MOST.count);
    if (number !== undefined) found[code] = number;
  }
  return found;
}

/** Reads one side of player statistics. Each player must be listed only once. */
function sideOf(rows: JsonValue, others: Set<string>): readonly AflPlayer[] {
  const seen = new Set<string>();
  return rows.items().flatMap((row): readonly AflPlayer[] => {
    const value = row.get('player.player.player');
    const person = personOf(value);
    if (person === undefined) return value.fault('a player', []);
    if (seen.has(person.id)) value.get('playerId').fault('a player who is listed only once', 0);
    seen.add(person.id);
    const percent = row.get('playerStats.timeOnGroundPercentage').numberIfAny(0, 100);
    return [
      {
        ...person,
        jumper: row.get('player.jumperNumber').integerIfAny(0, 999) ?? person.jumper,
        position: row.get('player.player.position').textIfAny(),
        statistics: statisticsOf(row.get('playerStats.stats'), others),
        timeOnGroundPercent: percent === undefined ? undefined : Math.round(percent),
      },
    ];
  });
}

/** Returns the latest time as text. */
const updatedIn = (times: readonly JsonValue[]): string =>
  times.reduce((last, time) => {
    const text = time.textIfAny() ?? '';
    return text > last ? text : last;
  }, '');

/** The statistics of a match's players, and the team ids that the rows name. */
export interface AflStatistics {
  readonly file: string;
  /** Time of the last update, as a text that sorts by time. */
  readonly updated: string;
  readonly matchId: string | undefined;
  readonly teams: Readonly<Record<Side, string | undefined>>;
  readonly players: AflPlayers;
}

/** Reads player statistics. `others` collects the names of statistics without a metric. */
export function statisticsIn(root: JsonValue, others: Set<string>): AflStatistics {
  const rows = { home: root.get('homeTeamPlayerStats'), away: root.get('awayTeamPlayerStats') };
  const team = (side: Side): string | undefined => rows[side].items()[0]?.get('teamId').textIfAny();
  return {
    file: root.file,
    updated: updatedIn([...rows.home.items(), ...rows.away.items()].map((row) => row.get('playerStats.lastUpdated'))),
    matchId: root.get('matchId').textIfAny(),
    teams: { home: team('home'), away: team('away') },
    players: { home: sideOf(rows.home, others), away: sideOf(rows.away, others) },
  };
}

export interface AflUmpire {
  readonly id: string;
  readonly firstname: string | undefined;
  readonly surname: string | undefined;
  readonly type: string;
  readonly number: number | undefined;
}

/** A player who came into a line-up or left it. */
export interface AflLineUpChange extends AflPerson {
  readonly change: 'In' | 'Out';
  readonly reason: string | undefined;
}

/** The line-ups, umpires, ins and outs of a match. */
export interface AflRoster {
  readonly updated: string;
  readonly matchId: string;
  readonly round: number | undefined;
  readonly players: AflPlayers;
  readonly umpires: readonly AflUmpire[];
  readonly changes: Readonly<Record<Side, readonly AflLineUpChange[]>>;
}

/** Position of emergencies, who were selected but did not play. */
const EMERGENCY = 'EMERG';

/** Reads the ins and outs of a side. */
const changesOf = (side: JsonValue): readonly AflLineUpChange[] =>
  (['In', 'Out'] as const).flatMap((change) =>
    side
      .get(`${change.toLowerCase()}s`)
      .items()
      .flatMap((one): readonly AflLineUpChange[] => {
        const person = personOf(one.get('player'));
        if (person === undefined) return one.get('player').fault('a player', []);
        return [{ ...person, change, reason: one.get('reason').textIfAny() }];
      }),
  );

/** Reads the line-ups, umpires, ins and outs of a roster. Leaves out emergencies. */
export function rosterOf(root: JsonValue): AflRoster {
  const roster = root.get('matchRoster');
  const side = (key: string): readonly AflPlayer[] =>
    roster
      .get(`${key}.positions`)
      .items()
      .flatMap((one): readonly AflPlayer[] => {
        const position = one.get('position').textIfAny();
        const person = personOf(one.get('player'));
        if (position === EMERGENCY) return [];
        if (person === undefined) return one.get('player').fault('a player', []);
        return [{ ...person, position }];
      });
  return {
    updated: updatedIn([roster.get('lastUpdated')]),
    matchId: root.get('match.matchId').text(),
    round: roster.get('roundNumber').integerIfAny(0, 99),
    players: { home: side('homeTeam'), away: side('awayTeam') },
    umpires: roster
      .get('umpires')
      .items()
      .map((one) => ({
        id: one.get('umpireId').text(),
        firstname: one.get('umpireName.givenName').textIfAny(),
        surname: one.get('umpireName.surname').textIfAny(),
        type: one.get('umpireType').text(),
        number: one.get('umpireNumber').integerIfAny(0, 999),
      })),
    changes: { home: changesOf(roster.get('homeTeam')), away: changesOf(roster.get('awayTeam')) },
  };
}

/** A player's facts in an interchange file: interchanges, and seconds on the ground. */
export interface AflInterchange {
  readonly count: number | undefined;
  readonly seconds: number | undefined;
}

/** The players in an interchange file, by id. */
export interface AflBench {
  readonly file: string;
  readonly players: ReadonlyMap<string, AflInterchange>;
}

/** Reads an interchange file. */
export const interchangeOf = (root: JsonValue): AflBench => ({
  file: root.file,
  players: new Map(
    ['homeInterchange', 'awayInterchange'].flatMap((key) =>
      root
        .get(key)
        .items()
        .map((one) => [
          one.get('player.playerId').text(),
          {
            count: one.get('interchangeCount').integerIfAny(0, 999),
            seconds: one.get('timeOnGround').integerIfAny(0, 99_999),
          },
        ]),
    ),
  ),
});
