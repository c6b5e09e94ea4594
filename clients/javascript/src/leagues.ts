import { Group } from './group.js';
import type { CallOptions, Row } from './operation-types.js';
import type { Rows } from './table-rows.js';

/** Methods for leagues and their levels. */
export class Leagues extends Group {
  /** The leagues that the account is licensed for. */
  leagues(options?: CallOptions): Promise<Rows<Row<'getLeagues'>>> {
    return this.caller.rows('getLeagues', {}, options);
  }

  /** A league and its seasons, with a row for each season of each level. */
  league(leagueId = 1, options?: CallOptions): Promise<Rows<Row<'getLeague', 'seasons'>>> {
    return this.caller.rows('getLeague', { leagueId }, { ...options, table: 'seasons' });
  }

  /** The levels of a league. */
  levels(leagueId = 1, options?: CallOptions): Promise<Rows<Row<'getLevels'>>> {
    return this.caller.rows('getLevels', { leagueId }, options);
  }

  /** A level and its current season. */
  level(leagueId = 1, levelId = 1, options?: CallOptions): Promise<Rows<Row<'getLevel'>>> {
    return this.caller.rows('getLevel', { leagueId, levelId }, options);
  }
}
