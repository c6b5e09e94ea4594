import { bareName } from './match-columns.js';

/** Kinds of files by their first bytes, and what to do with each. */
const beginnings: readonly (readonly [mark: string, kind: string])[] = [
  ['PK\u0003\u0004', 'a spreadsheet such as .xlsx or another zip archive: save it as CSV'],
  ['\u00d0\u00cf\u0011\u00e0', 'a spreadsheet (.xls): save it as CSV'],
  ['RDX', 'R data: write it with write.csv(x, row.names = FALSE)'],
  ['RDA', 'R data: write it with write.csv(x, row.names = FALSE)'],
  ['X\n\u0000\u0000', 'R data: write it with write.csv(x, row.names = FALSE)'],
  ['BZh', 'R data or another file compressed by bzip2: write it with write.csv(x, row.names = FALSE)'],
  ['\u00fd7zXZ', 'R data or another file compressed by xz: write it with write.csv(x, row.names = FALSE)'],
  ['PAR1', 'Parquet: give the file a name that ends with .parquet'],
];

const page = /^\s*<(?:!doctype|html|head|body)/iu;
const json = /^\s*[[{]/u;

/** Number of bytes in which the kind of a file is recognised. */
const HEAD_BYTES = 512;

/** Returns the kind of a file whose decompressed bytes are not CSV. **Empty**: `undefined` if they may be CSV. */
export function kindOfBytes(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const [, kind] = beginnings.find(([mark]) => head.startsWith(mark)) ?? [];
  if (kind !== undefined) return kind;
  if (page.test(head)) return 'a web page: download the file that the page links to';
  return json.test(head)
    ? 'JSON: use --format afl-json for files of the AFL website, and --format squiggle-json for Squiggle'
    : undefined;
}

/** A kind of file: columns that it has, columns that it lacks, and what to do. */
interface FileKind {
  readonly kind: string;
  readonly has: readonly (readonly string[])[];
  readonly lacks: readonly string[];
}

/** The kinds of files that are published along with results but contain no matches, recognised by their columns. */
const kinds: readonly FileKind[] = [
  {
    kind: 'tips: import the games of that source instead',
    has: [
      ['tip', 'tipteamid', 'predictedwinner'],
      ['confidence', 'err', 'margin', 'correct'],
    ],
    lacks: [],
  },
  {
    kind: 'a ladder: Goalsquare computes ladders from results, so import the results of the season, and add this file as --ladder to compare it',
    has: [
      ['percentage', 'ladderposition', 'pts', 'rank', 'position'],
      ['wins', 'pts', 'for', 'pointsfor', 'seasonpoints', 'thisseasonrecordaggregatepoints'],
    ],
    lacks: ['home', 'hometeam', 'hteam', 'matchhometeamname', 'playingfor', 'player', 'surname'],
  },
  {
    kind: 'line-ups: import player statistics, which show who played',
    has: [
      ['playerplayerplayerid', 'playerplayerid', 'playerid', 'playername', 'player'],
      ['teamtype', 'teamstatus', 'position'],
    ],
    lacks: ['kicks', 'k', 'disposals', 'd'],
  },
  {
    kind: 'team statistics: import player statistics, from which squad statistics are computed',
    has: [['team'], ['kicks', 'k', 'disposals', 'd']],
    lacks: ['player', 'playername', 'playerid', 'surname', 'lastname', 'playersurname'],
  },
  {
    kind: 'a list of venues: add it as --venues to an import of results',
    has: [
      ['venue', 'ground', 'name', 'venuename'],
      ['capacity', 'latitude', 'longitude', 'city', 'lengthm', 'timezone'],
    ],
    lacks: ['home', 'hometeam', 'hteam', 'matchhometeamname', 'player'],
  },
];

/** Returns the kind of a file by its columns, if it contains no matches. **Empty**: `undefined` for any other file. */
export function kindOfHeader(header: readonly string[]): string | undefined {
  const names = new Set(header.map(bareName));
  return kinds.find(
    ({ has, lacks }) =>
      has.every((anyOf) => anyOf.some((name) => names.has(name))) && !lacks.some((name) => names.has(name)),
  )?.kind;
}
