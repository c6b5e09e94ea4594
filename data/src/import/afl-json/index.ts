import type { MatchLog } from '@goalsquare/engine';
import { comparedLadder, playedMatches } from '../compared-ladder.js';
import type { ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import { noEventLogs, noNames, noResults, type Importer, type SourceMatches } from '../importer.js';
import type { ResultLogs } from '../results-csv/logs.js';
import type { ResultRow } from '../results-csv/rows.js';
import { gatherFiles, type AflFiles, type AflMatchFiles } from './gather.js';
import { aflLog } from './match-log.js';
import { personIdsOf } from './persons.js';
import { rowsOf } from './rows.js';

function completed(
  { ladders, others }: AflFiles,
  filesOf: ReadonlyMap<ResultRow, AflMatchFiles>,
  { logs, logOf }: ResultLogs,
  context: ImportContext,
  findings: Findings,
): ReturnType<NonNullable<SourceMatches['complete']>> {
  const complete = new Map<MatchLog, MatchLog>();
  for (const [row, files] of filesOf) {
    const log = logOf.get(row);
    if (log !== undefined) complete.set(log, aflLog(log, row, files, findings));
  }
  const played = playedMatches([...filesOf.keys()], logOf, context);
  return {
    logs: logs.map((log) => complete.get(log) ?? log),
    lines: [
      ...ladders.map((ladder) => comparedLadder(ladder, played, context, findings)),
      ...(others.size > 0 ? [`statistics without a metric, not imported: ${[...others].sort().join(', ')}`] : []),
    ],
  };
}

/**
 * JSON files of the AFL website in any mixture: match items, round items, player statistics, rosters, interchange and
 * ladders. **Source**: `docs/real-data.md`.
 */
export const aflJson: Importer<never, never> = {
  needed: [],
  optional: [],
  takesPaths: true,
  allowsNewIds: false,
  limits: [
    'the files contain scores, but not the play between them: other metrics come from the box score of the whole match',
  ],
  read: (_, { paths = [], season, register, resultsOnly, findings }) => {
    const files = gatherFiles(paths, findings, resultsOnly);
    const filesOf = rowsOf(files.matches, { season, register, findings });
    return {
      names: noNames,
      results: { ...noResults, rows: [...filesOf.keys()] },
      eventLogs: () => noEventLogs,
      personIds: () => files.matches.flatMap(personIdsOf),
      complete: (logs, context) => completed(files, filesOf, logs, context, findings),
    };
  },
};
