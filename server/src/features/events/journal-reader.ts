import type { Journal, SeasonKey } from '@goalsquare/data';
import type { FindLog } from './match-topic.js';
import { isAfter, wholeStep, type Position } from './position.js';
import type { Tellings } from './tellings.js';
import type { Told } from './told.js';

/** Where changes of all matches are read from, in one order. */
export interface JournalSource {
  readonly journal: Journal;
  readonly find: FindLog;
}

/** What one change of the journal tells. */
export interface ToldChange {
  readonly matchId: number;
  readonly season: SeasonKey;
  readonly position: number;
  /** All it tells, of which the first are known already. */
  readonly told: readonly Told[];
  readonly known: number;
}

/** What follows a position of the journal. */
export interface ToldChanges {
  readonly to: number;
  readonly changes: readonly ToldChange[];
}

/** Reads what follows a position of the journal, some changes at most, those of some leagues alone. */
export type ReadChanges = (after: Position, most: number) => Promise<ToldChanges>;

/** Reads changes of the journal, each as what it tells. `isWanted` says of which leagues. */
export const changesReader =
  ({ journal, find }: JournalSource, tellings: Tellings, isWanted: (leagueId: number) => boolean): ReadChanges =>
  async (after, most) => {
    const all = await journal.since(wholeStep(after), most);
    const changes: ToldChange[] = [];
    for (const { matchId, from, revision, position } of all) {
      const log = await find(matchId);
      if (log === undefined || !isWanted(log.header.leagueId)) continue;
      const { leagueId, levelId, seasonId } = log.header;
      const told = tellings.between(log, from, revision);
      const known = told.filter((_, place) => !isAfter(after, position, place)).length;
      changes.push({ matchId, season: { leagueId, levelId, seasonId }, position, told, known });
    }
    return { to: all.at(-1)?.position ?? Math.min(after.at, journal.position()), changes };
  };
