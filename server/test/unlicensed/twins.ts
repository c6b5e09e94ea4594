import { worldOf, type JournalChange, type SeasonKey } from '@goalsquare/data';
import { briefOf, openMatch, type Entry, type MatchHeader, type MatchLog, type SeasonRecord } from '@goalsquare/engine';
import type { AppParts } from '@goalsquare/server';
import { sourceOf } from '../support/app.js';
import { header } from '../support/match-log.js';
import { record } from '../support/season.js';

/** A match of both twins. */
interface Fixed extends SeasonKey {
  readonly id: number;
}

/** The matches that both twins have, by the seasons that both have. */
const fixed: readonly Fixed[] = [
  { id: 8001, leagueId: 1, levelId: 1, seasonId: 2026 },
  { id: 8002, leagueId: 1, levelId: 1, seasonId: 2026 },
  { id: 8101, leagueId: 1, levelId: 1, seasonId: 2025 },
  { id: 8102, leagueId: 1, levelId: 1, seasonId: 2025 },
  { id: 8201, leagueId: 2, levelId: 1, seasonId: 2026 },
  { id: 8202, leagueId: 2, levelId: 1, seasonId: 2026 },
  { id: 8301, leagueId: 3, levelId: 2, seasonId: 2024 },
];

/** All that can differ between the twins of a match and its season. */
interface Variant {
  readonly round: number;
  readonly date: string;
  readonly venueId: number;
  readonly squadIds: readonly [number, number];
  readonly personIds: readonly [number, number];
  readonly surname: string;
  readonly jumperNumber: number;
  readonly kicks: number;
  readonly hasStarted: (id: number) => boolean;
}

const one: Variant = {
  round: 1,
  date: '2026-04-01',
  venueId: 40,
  squadIds: [10, 20],
  personIds: [101, 201],
  surname: 'Brindle',
  jumperNumber: 7,
  kicks: 3,
  hasStarted: () => true,
};

const other: Variant = {
  round: 5,
  date: '2026-08-08',
  venueId: 41,
  squadIds: [20, 30],
  personIds: [101, 301],
  surname: 'Harkness',
  jumperNumber: 33,
  kicks: 9,
  hasStarted: (id) => id % 2 === 0,
};

const squads = { 10: 'Petrels', 20: 'Quolls', 30: 'Ravens' } as const;
const squad = (id: number) => {
  const name = squads[id as keyof typeof squads];
  return { id, code: name.slice(0, 3).toUpperCase(), name };
};

const player = (personId: number, { surname, jumperNumber }: Variant) => ({
  personId,
  firstname: `Tam${personId === 101 ? '' : personId}`,
  surname,
  fullname: `Tam${personId === 101 ? '' : personId} ${surname}`,
  jumperNumber,
});

function headerOf({ id, ...season }: Fixed, of: Variant): MatchHeader {
  const team = (at: 0 | 1): MatchHeader['home'] => ({
    ...squad(of.squadIds[at]),
    players: [{ ...player(of.personIds[at], of), starts: true }],
  });
  return {
    ...header,
    ...season,
    id,
    roundNumber: of.round,
    phaseRoundNumber: of.round,
    venue: { ...header.venue, id: of.venueId, name: `Ground ${of.venueId}`, code: `G${of.venueId}` },
    home: team(0),
    away: team(1),
    date: { startDate: of.date, startTime: '14:10:00', utcMatchStart: `${of.date}T04:10:00Z` },
  };
}

const breaks = ['QT', 'HT', 'TQT', 'FINAL'] as const;

function entriesOf({ id }: Fixed, { hasStarted, kicks, personIds, date }: Variant): readonly Entry[] {
  if (!hasStarted(id)) return [];
  return breaks.flatMap((code, at): readonly Entry[] => {
    const period = at + 1;
    const utc = (minutes: number): string => new Date(Date.parse(`${date}T04:10:00Z`) + minutes * 60_000).toISOString();
    const acts = Array.from({ length: kicks }, (_, n): Entry => ({
      kind: 'transaction',
      id: at * 100 + n + 1,
      code: n === 0 ? 'GOAL' : 'KKEF',
      period,
      periodSeconds: 2 + n,
      side: 'home',
      personId: personIds[0],
      x: 10,
      y: 5,
    }));
    return [
      { kind: 'status', code: 'LIVE', period, periodSeconds: 0, utc: utc(at * 40) },
      ...acts,
      { kind: 'status', code, utc: utc(at * 40 + 30) },
    ];
  });
}

const recordOf = ({ leagueId, levelId, seasonId }: SeasonKey, of: Variant): SeasonRecord => ({
  ...record,
  league: { ...record.league, id: leagueId, name: `League ${leagueId}`, code: `L${leagueId}` },
  level: { ...record.level, id: levelId },
  id: seasonId,
  squads: of.squadIds.map((id, at) => ({ ...squad(id), players: [player(of.personIds[at] ?? 0, of)] })),
  venues: [{ id: of.venueId, code: `G${of.venueId}`, name: `Ground ${of.venueId}`, timeZone: 'Australia/Melbourne' }],
});

const keyText = ({ leagueId, levelId, seasonId }: SeasonKey): string => `${leagueId} ${levelId} ${seasonId}`;

/** The responses of one twin. */
export interface Twin {
  readonly logs: readonly MatchLog[];
  readonly parts: Pick<AppParts, 'matches' | 'world'>;
}

function twinOf(variantOf: (season: SeasonKey) => Variant): Twin {
  const logs = fixed.map((of): MatchLog => {
    const variant = variantOf(of);
    return { header: headerOf(of, variant), entries: entriesOf(of, variant) };
  });
  const matches = logs.map((log) => openMatch(log));
  const changes = logs.map(({ header: { id }, entries }, at): JournalChange => ({
    matchId: id,
    from: -1,
    revision: entries.length,
    position: at + 1,
  }));
  const seasons = [...new Map(fixed.map((of) => [keyText(of), of])).values()];
  const world = worldOf({
    briefs: seasons.map(({ leagueId, levelId, seasonId }) => {
      const own = matches.filter(
        (match) => keyText(match.details().header) === keyText({ leagueId, levelId, seasonId }),
      );
      const version = own.map(({ id, revision }) => `${id}@${revision}`).join();
      return { leagueId, levelId, seasonId, version, briefs: () => own.map(briefOf) };
    }),
    records: seasons.map(({ leagueId, levelId, seasonId }) => {
      const of = recordOf({ leagueId, levelId, seasonId }, variantOf({ leagueId, levelId, seasonId }));
      const { league, level } = of;
      return { leagueId, levelId, seasonId, league, level, file: 'x', version: JSON.stringify(of), record: () => of };
    }),
  });
  const journal = {
    position: () => changes.length,
    since: (position: number, limit: number) =>
      Promise.resolve(changes.filter((change) => change.position > position).slice(0, limit)),
  };
  return { logs, parts: { matches: { ...sourceOf(matches, logs), journal }, world } };
}

/** Two servers whose seasons differ in all but their ids and the ids of their matches, except the licensed ones. */
export const twinsFor = (isLicensed: (season: SeasonKey) => boolean): readonly [Twin, Twin] => [
  twinOf(() => one),
  twinOf((season) => (isLicensed(season) ? one : other)),
];
