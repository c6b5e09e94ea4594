import type { MatchHeader, MatchLog, SeasonRecord } from '@goalsquare/engine';
import { DataError, type Fault } from '../log/fault.js';
import type { ImportContext } from './context.js';
import { knowledge, tellsOf, type Folder } from './folder.js';
import type { Identity } from './identity.js';
import { mergedRecord } from './merged-record.js';
import { seasonRecordOf } from './season-record.js';

/** What an import is to write, by file within its folder, and what it leaves as it stands. */
export interface WritePlan {
  readonly logs: readonly { readonly file: string; readonly log: MatchLog }[];
  readonly records: readonly { readonly file: string; readonly record: SeasonRecord }[];
  /** Matches of which the folder tells more than the import. */
  readonly kept: number;
}

type Season = Pick<MatchHeader, 'leagueId' | 'levelId' | 'seasonId'>;

const isOf = ({ leagueId, levelId, seasonId }: Season, other: Season): boolean =>
  leagueId === other.leagueId && levelId === other.levelId && seasonId === other.seasonId;

/** How the league and level of an import differ from what a record of the folder says. */
function identityFaults({ league, level }: Identity, { records }: Folder): readonly Fault[] {
  return records
    .flatMap(({ file, record }) => {
      if (record.league.id !== league.id) return [];
      const told = (
        what: 'league' | 'level',
        members: readonly string[],
        here: object,
        there: object,
      ): readonly Fault[] =>
        members.flatMap((member) => {
          const [mine, theirs] = [here, there].map((of) => (of as Readonly<Record<string, unknown>>)[member]);
          return mine === theirs
            ? []
            : [
                {
                  file,
                  line: 0,
                  field: `${what}.${member}`,
                  value: theirs,
                  allowed: `${JSON.stringify(mine)}, which the import gives ${what} ${record[what].id}; say the same, or name another league with --league and --league-name`,
                },
              ];
        });
      const levels = record.level.id === level.id ? told('level', ['name', 'code'], level, record.level) : [];
      return [...told('league', ['name', 'code', 'gender'], league, record.league), ...levels];
    })
    .slice(0, 3);
}

/**
 * Matches whose id stands in the folder for a match of another season, and seasons that share no squad with what stands
 * of them.
 */
function seasonFaults(logs: readonly MatchLog[], { logs: standing }: Folder): readonly Fault[] {
  const faults = logs.flatMap(({ header }): readonly Fault[] => {
    const other = standing.get(header.id);
    if (other === undefined || isOf(other.header, header)) return [];
    const { leagueId, levelId, seasonId } = other.header;
    return [
      {
        file: other.file,
        line: 1,
        field: 'id',
        value: header.id,
        allowed: `an id of its own; it is of season ${seasonId} of league ${leagueId} and level ${levelId}, and the import has it too: --new-ids numbers the import's matches anew`,
      },
    ];
  });
  if (faults.length > 0) return faults;
  return [...new Set(logs.map(({ header }) => header.seasonId))].flatMap((season): readonly Fault[] => {
    const ours = logs.filter(({ header }) => header.seasonId === season);
    const [first] = ours;
    const theirs = first === undefined ? [] : [...standing.values()].filter(({ header }) => isOf(header, first.header));
    const squads = new Set(theirs.flatMap(({ header: { home, away } }) => [home.id, away.id]));
    const [one] = theirs;
    if (one === undefined || ours.some(({ header: { home, away } }) => squads.has(home.id) || squads.has(away.id)))
      return [];
    return [
      {
        file: one.file,
        line: 1,
        field: 'seasonId',
        value: season,
        allowed: 'a season that shares a squad with the import, or another league',
      },
    ];
  });
}

/**
 * Plans what an import writes. **Throws** DataError where it contradicts what stands in the folder, or a record there
 * cannot be read.
 */
export function planOf(logs: readonly MatchLog[], context: ImportContext): WritePlan {
  const { folder, identity } = context;
  const faults = [...folder.faults.records, ...identityFaults(identity, folder), ...seasonFaults(logs, folder)];
  if (faults.length > 0) throw new DataError(faults);
  const rank = (log: MatchLog): number =>
    knowledge.indexOf(tellsOf(log.header, new Set(log.entries.map(({ kind }) => kind))));
  const fresh = logs.filter(
    (log) => rank(log) >= knowledge.indexOf(folder.logs.get(log.header.id)?.tells ?? 'fixture'),
  );
  const headers = new Map([...folder.logs].map(([id, { header }]) => [id, header]));
  for (const { header } of fresh) headers.set(header.id, header);
  const seasons = new Map<number, MatchHeader[]>();
  for (const header of headers.values()) {
    if (header.leagueId !== identity.league.id || header.levelId !== identity.level.id) continue;
    seasons
      .set(header.seasonId, seasons.get(header.seasonId) ?? [])
      .get(header.seasonId)
      ?.push(header);
  }
  const touched = new Set([
    ...logs.map(({ header }) => header.seasonId),
    ...context.companions.placings.map(({ season }) => season),
  ]);
  return {
    logs: fresh.map((log) => ({ file: folder.logs.get(log.header.id)?.file ?? `${log.header.id}.ndjson.gz`, log })),
    records: [...touched]
      .sort((a, b) => a - b)
      .map((season) => {
        const before = folder.records.find(
          ({ record }) =>
            record.league.id === identity.league.id && record.level.id === identity.level.id && record.id === season,
        );
        const now = seasonRecordOf(context, season, seasons.get(season) ?? []);
        return {
          file: before?.file ?? `league-${identity.league.id}-level-${identity.level.id}-${season}.season.json`,
          record: before === undefined ? now : mergedRecord(before.record, now),
        };
      }),
    kept: logs.length - fresh.length,
  };
}
