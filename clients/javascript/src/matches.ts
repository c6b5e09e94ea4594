import type { CellRow } from './flatten.js';
import { Group } from './group.js';
import type { MatchIds } from './match-ids.js';
import type { CallOptions, DefaultTable, Parameters, Row, TableId, TableName } from './operation-types.js';
import type { Rows } from './table-rows.js';

/** The methods that return a table of matches, each with its operation and table, by default the first. */
const tables = {
  /** A match: date, venue, status, score and coin toss. */
  match: ['getMatch'],
  /** The periods of a match, with the start, end and length of each. */
  matchPeriods: ['getMatch', 'periods'],
  /** The players of a match. */
  matchPersons: ['getMatchPersons'],
  /** The field umpires of a match. */
  matchOfficials: ['getMatchPersons', 'officials'],
  /** The venue of a match: size of the ground in metres, time zone, and the squads that travel. */
  venue: ['getMatchVenue'],
  /** The score and result of a match. */
  score: ['getMatchScore'],
  /** The score of each squad in each period. Columns that end in `_cumulative` add up the periods so far. */
  periodScores: ['getMatchScore', 'periods'],
  /** The shots at goal: player, location, kind and expected score. */
  shots: ['getMatchShots'],
  /** The chains of possession: how each began and ended, and how far it went. */
  chains: ['getMatchChains'],
  /** The entries into the forward 50: player, kind and result. */
  entries: ['getMatchEntries'],
  /** All captured transactions, in order. Needs the Transactional tier. */
  matchTransactions: ['getMatchTransactions'],
  /** The players on the ground at the first bounce, and their roles. */
  starters: ['getMatchTransactions', 'starters'],
  /** The rotations: the players who came off and on. */
  rotations: ['getMatchRotations'],
  /** When each player last came on or went off. */
  currentStints: ['getMatchRotations', 'stints'],
  /** The stoppages: hitout, first possession, clearance, exit and attendance. */
  stoppages: ['getMatchStoppages'],
  /** The leading players in every metric of your licence. */
  leaders: ['getMatchLeaders'],
} as const satisfies Readonly<Record<string, readonly [id: TableId, table?: string]>>;

type TableRow<Id extends TableId, Rest extends readonly unknown[]> = Rest extends readonly [
  infer Table extends TableName<Id>,
]
  ? Row<Id, Table>
  : Row<Id, DefaultTable<Id>>;

type TableMethods = {
  readonly [Name in keyof typeof tables]: (
    matchId: MatchIds,
    options?: CallOptions,
  ) => Promise<
    Rows<(typeof tables)[Name] extends readonly [infer Id extends TableId, ...infer Rest] ? TableRow<Id, Rest> : never>
  >;
};

/* The class creates the methods of the interface from data. */
/* oxlint-disable typescript/no-unsafe-declaration-merging, typescript/no-empty-object-type */

/** The methods that return a table of matches. */
export interface Matches extends TableMethods {}

/**
 * Methods for one match or several. `matchId` is an id, a name such as `CAL v HOL R4 2025`, a replay or a row of a
 * fixture, or a list of these, such as a fixture. Methods about play throw `NotStarted` before the first bounce. If you
 * pass several matches, those that have not started are left out with a warning.
 */
export class Matches extends Group {
  static {
    for (const [name, [id, table]] of Object.entries<readonly [string, string?]>(tables))
      Object.defineProperty(this.prototype, name, {
        value(this: Matches, matches: MatchIds, options?: CallOptions): Promise<Rows<CellRow>> {
          return this.names.ofMatches(matches, options, (matchId, call) =>
            this.caller.tableRows(id, { matchId }, { ...call, table }),
          );
        },
      });
  }

  /**
   * The transactions of a match as an XML timeline that video tools import. `sirenSeconds` are the seconds of the video
   * at which each period starts. Needs the Transactional tier.
   */
  transactionTimeline(
    matchId: number,
    parameters: Omit<Parameters<'getTransactionTimeline'>, 'matchId'> = {},
    options?: CallOptions,
  ): Promise<string> {
    const request = this.caller.requestOf('getTransactionTimeline', { ...parameters, matchId });
    return this.caller.connection.text(request, 'application/xml', options);
  }
}
