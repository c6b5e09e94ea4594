/** Search words for metrics that are not in their names or codes, shared by every search and list. */
export const metricWords: Readonly<Record<string, readonly string[] | undefined>> = {
  POINTS_EXPECTED: ['expected goals', 'expected score', 'expected scores', 'xg', 'xscore', 'shot quality'],
  GOAL_ACCURACY: ['goal kicking accuracy', 'kicking accuracy'],
  TIME_ON_GROUND: ['minutes', 'minutes played', 'playing time', 'tog'],
  POSSESSION_CONTESTED: ['contested possession', 'contested possessions', 'contested ball'],
  POSSESSION_UNCONTESTED: ['uncontested possession', 'uncontested possessions', 'uncontested ball'],
  SPOIL: ['one percenter', 'one percenters', '1 percenter'],
  MARK_CONTESTED: ['contested mark', 'contested marks'],
};
