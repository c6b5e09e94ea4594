const ten =
  'metric=DISPOSAL,DISPOSAL_EFFICIENCY,KICK,HANDBALL,MARK,TACKLE,INSIDE_50,METRES_GAINED,SCORE_INVOLVEMENT,PRESSURE_POINTS';

const ofSquads = ten.replace(',SCORE_INVOLVEMENT,PRESSURE_POINTS', '');

/** The questions of the bench: description, path and query of each, without its seasons. */
export const questions: readonly (readonly [says: string, query: string])[] = [
  ['disposals, by person', 'players?metric=DISPOSAL'],
  ['ten metrics, by person', `players?${ten}`],
  ['ten metrics, periods 3-4, zone F50', `players?${ten}&period=3,4&zone=F50`],
  ['ten metrics, last 300 s of each match', `players?${ten}&lastXSeconds=300`],
  ['ten metrics, last 5 matches of each person', `players?${ten}&last=5`],
  ['ten metrics, while trailing', `players?${ten}&scoreState=trailing`],
  ['ten metrics, 40 m from goal', `players?${ten}&area=goal(0-40%20m)`],
  ['disposals, by person and opponent', 'players?metric=DISPOSAL&by=person,opponent'],
  ['kicks, by person and receiver', 'players?metric=KICK&by=person,receiver'],
  ['kicks, by square of the ground', 'players?metric=KICK&by=square'],
  ['longest run of matches with 15 disposals', 'players?metric=DISPOSAL&measure=longestRun&threshold=15'],
  ['ten metrics per match, at least 5 matches', `players?${ten}&measure=perMatch&minMatches=5`],
  ['median of disposals', 'players?metric=DISPOSAL&measure=median'],
  ['standard deviation of disposals', 'players?metric=DISPOSAL&measure=standardDeviation'],
  ['ten metrics per 100 minutes, in won matches', `players?${ten}&measure=per100Minutes&result=won`],
  ['game log of one person', `players?${ten}&personId=1005&by=match`],
  ['eight metrics, by squad', `squads?${ofSquads}`],
  ['share of the squad total in disposals, by venue', 'squads?metric=DISPOSAL&measure=share&by=venue'],
];
