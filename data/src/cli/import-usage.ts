import { DEFAULT_REASON, MOST_REASON } from '../import/reimport/merged-log.js';

/** The help of `import`. */
export const importUsage = `import --format chains-csv --events FILE [--matches FILE] [--results FILE] ... --out DIR
    converts event files to match logs and season records. Files of the AFL's feed and of torp need no --matches
import --format results-csv --results FILE ... --out DIR [--new-ids]
    converts results of one or more seasons to match logs and season records
import --format player-statistics-csv --player-statistics FILE [--results FILE] ... --out DIR
    converts statistics of players by match, as fitzRoy returns them, to box scores of new matches or of those in DIR
      --blank zero|unknown
                        what an empty statistic means; by default 0 in files of AFL Tables, from the first
                        season of the statistic on, and unknown in others
import --format squiggle-json FILE-OR-FOLDER... --out DIR
    converts games of Squiggle to match logs, and compares its standings
import --format afl-json FILE-OR-FOLDER... --out DIR
    converts JSON files of the AFL web: match items, rounds, player statistics, rosters, interchange, ladders
    an import that has less data of a match than DIR is refused, unless you add one of these options:
      --keep            does not change such matches
      --replace         replaces them, and keeps each old log beside the new one as *.old
    if a match of DIR changes, its log gets the changes as corrections, which consumers see:
      --reason TEXT     why, of at most ${MOST_REASON} characters; the default is ${DEFAULT_REASON}
    for all formats:
      --fixture FILE    more matches: yet to be played, called off, or known by their result
      --squads FILE --persons FILE --venues FILE --placings FILE
                        names, lists, grounds, penalties
      --ladder FILE     published ladders, which are compared with the matches and not stored
      --league ID --league-name NAME --league-code CODE --gender men|women|mixed
      --level ID --level-name NAME --level-code CODE
                        league and level of the seasons; the default is league 1, Imported League, IMP, and level 1
      --season ID       the season of all matches, in place of that in the files
      --dry-run         writes nothing: prints how columns are read, what would be written, and everything unusual
      --to nats://HOST  adds the matches to the log that servers share, and writes only their seasons to --out
      --strict          refuses files with anything unusual, instead of reporting it
    CSV, plain or gzip, or Parquet by the ending .parquet; docs/real-data.md lists the columns`;
