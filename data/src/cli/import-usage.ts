import { DEFAULT_REASON, MOST_REASON } from '../import/reimport/merged-log.js';

/** Help text of `import`. */
export const importUsage = `import --format chains-csv --events FILE [--matches FILE] [--results FILE] ... --out DIR
    converts event files to match logs and season records. Files from the AFL feed or torp need no --matches
import --format results-csv --results FILE ... --out DIR [--new-ids]
    converts the results of one or more seasons to match logs and season records
import --format player-statistics-csv --player-statistics FILE [--results FILE] ... --out DIR
    converts match statistics of players, as fitzRoy returns them, to box scores of new matches or of matches in DIR
      --blank zero|unknown
                        what an empty statistic means. The default is zero in AFL Tables files, from the first
                        season with the statistic, and unknown in other files
import --format squiggle-json FILE-OR-FOLDER... --out DIR
    converts Squiggle games to match logs, and compares Squiggle's standings with them
import --format afl-json FILE-OR-FOLDER... --out DIR
    converts JSON files of the AFL website: match items, rounds, player statistics, rosters, interchange, ladders
    an import with less data about a match than DIR has is refused, unless you add one of these options:
      --keep            does not change such matches
      --replace         replaces them, and keeps each old log beside the new one as *.old
    if a match in DIR changes, the changes are added to its log as corrections, which consumers see:
      --reason TEXT     the reason, at most ${MOST_REASON} characters; the default is ${DEFAULT_REASON}
    for all formats:
      --fixture FILE    more matches: upcoming, called off, or with only a result
      --squads FILE --persons FILE --venues FILE --placings FILE
                        names, lists, grounds, penalties
      --ladder FILE     published ladders, which are only compared with the matches
      --league ID --league-name NAME --league-code CODE --gender men|women|mixed
      --level ID --level-name NAME --level-code CODE
                        league and level of the seasons; the default is league 1, Imported League, IMP, and level 1
      --season ID       the season of all matches, instead of the one in the files
      --dry-run         writes nothing: prints how columns are read, what would be written, and anything unusual
      --to nats://HOST  adds the matches to the log that servers share, and writes only season records to --out
      --strict          rejects files with anything unusual, instead of reporting it
    Files can be CSV, plain or gzipped, or Parquet (.parquet). docs/real-data.md lists the columns`;
