/*
 * These tables and those of `measured-rows.ts` are of responses that the server does not return as CSV. `npm run
 * generate` writes them for the Python and R packages.
 */

/** Tables of corrections, in the text form that `parseTable` reads. */
export const correctionTables = {
  revisions:
    'revisions:0(matchId)1(revision,kind,utcTimestamp,recordedAt,period,periodSecs,statusCode,members,by,reason,transactionId,transactionSequence)',
  /** The last of the `steps` of a statistic is added as `last`. */
  revisionChanges:
    'statistics:0(matchId)1(squadId,personId,code,before,after)1steps.0=(fromRevision=first_revision)1last=(toRevision=last_revision)',
  changes:
    'changes:1(type,kind,matchId,leagueId,levelId,seasonId,revision,utcTimestamp,period,periodSecs,messageId,statusCode)1home(points)1away(points)1(metricCodes,members)',
  flow: 'occurrences:0(matchId)1(metricCode,amount,transactionId,transactionCode,transactionName,period,periodSecs,squadId,personId,zone)1location=(x,y)1locationRotated=(x=x_rotated,y=y_rotated)',
  insAndOuts:
    'squads>changes:0(matchId)1(squadId)2(change,personId,fullname=person_fullname,displayName=person_display_name,reason)',
  externalIds: 'externalIds:1(kind,id,source,externalId)',
} as const;
