/** A question that analysts ask, and the query that answers it. */
export interface Recipe {
  readonly title: string;
  /** **Shape**: the query string of an address of the page. */
  readonly search: string;
}

/** THE questions that the page offers, of the last complete season of the sandbox and its most active player. */
export const recipes: readonly Recipe[] = [
  {
    title: 'Most disposals per match in won matches, second halves only',
    search: 'seasonId=2025&result=won&period=3,4&metric=DISPOSAL&measure=perMatch&minMatches=10&limit=20',
  },
  { title: 'Leading goal kickers of the season', search: 'seasonId=2025&metric=GOAL&measure=total,perMatch&limit=20' },
  {
    title: 'Form: the last five matches of each player',
    search: 'seasonId=2025,2026&last=5&metric=DISPOSAL,TACKLE,MARK&measure=perMatch&minMatches=5&limit=20',
  },
  {
    title: 'Game log of one player',
    search: 'personId=110230&by=match&metric=DISPOSAL,MARK,TACKLE,GOAL&limit=100',
  },
  {
    title: 'A career, season by season',
    search: 'personId=110230&by=season&metric=DISPOSAL,GOAL&measure=perMatch',
  },
  {
    title: 'Who plays best against one opponent',
    search: 'seasonId=2025&opponentId=20&metric=DISPOSAL&measure=perMatch&limit=20',
  },
  {
    title: 'Most reliable: median, least and spread of disposals',
    search:
      'seasonId=2025&metric=DISPOSAL&measure=median,min,max,standardDeviation&minMatches=10&sort=-DISPOSAL.median&limit=20',
  },
  {
    title: 'Longest runs of matches with 25 disposals or more',
    search: 'seasonId=2025&metric=DISPOSAL&measure=longestRun,currentRun,matchesOver&threshold=25&limit=20',
  },
  {
    title: 'Close finishes: last five minutes within two goals',
    search:
      'seasonId=2025&period=4&lastXSeconds=300&fromScoreMargin=-12&toScoreMargin=12&metric=DISPOSAL,CLEARANCE,GOAL&limit=20',
  },
  {
    title: 'Who lifts when the squad trails',
    search: 'seasonId=2025&scoreState=trailing&metric=SCORE_INVOLVEMENT&measure=per100Minutes&minMatches=10&limit=20',
  },
  {
    title: 'Share of their squad’s inside 50s',
    search: 'seasonId=2025&metric=INSIDE_50&measure=share,total&minMatches=10&limit=20',
  },
  {
    title: 'Impact off the bench, per 100 minutes on the ground',
    search: 'seasonId=2025&start=bench&metric=DISPOSAL,PRESSURE_ACT&measure=per100Minutes&minMatches=3&limit=20',
  },
  {
    title: 'Goals from outside 50 metres',
    search: 'seasonId=2025&area=goal(50-90%20m)&metric=GOAL,SHOT_AT_GOAL&measure=total&limit=20',
  },
  {
    title: 'Shots from tight angles',
    search: 'seasonId=2025&area=goal(0-50%20m%2C45-90%20deg)&metric=SHOT_AT_GOAL,GOAL&measure=total&limit=20',
  },
  {
    title: 'Midfielders by clearances per 100 minutes',
    search: 'seasonId=2025&role=Midfield&metric=CLEARANCE,HITOUT_SHARK&measure=per100Minutes&minMatches=5&limit=20',
  },
  {
    title: 'Where a squad wins the ball: intercepts on the ground',
    search: 'level=squads&seasonId=2025&squadId=10&by=hex&metric=INTERCEPT&measure=total&limit=1000',
  },
  {
    title: 'Who kicks to whom',
    search: 'seasonId=2025&squadId=10&by=person,receiver&metric=KICK&measure=total&limit=50',
  },
  {
    title: 'Inside 50s of a squad round by round, rolling over three matches',
    search:
      'level=squads&seasonId=2025&squadId=10&by=round&metric=INSIDE_50&measure=total,rollingMean&rollingMatches=3&limit=50',
  },
  {
    title: 'Squads by difference: clearances, inside 50s and tackles for less against',
    search: 'level=squads&seasonId=2025&context=Diff&metric=CLEARANCE,INSIDE_50,TACKLE&measure=perMatch',
  },
  {
    title: 'Points of squads by quarter',
    search: 'level=squads&seasonId=2025&by=squad,period&metric=POINTS&measure=perMatch&limit=100',
  },
];
