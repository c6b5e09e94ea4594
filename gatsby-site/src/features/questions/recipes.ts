/** The ids that fill in a recipe. Readers select them by name. */
export interface RecipeSubject {
  readonly season: string;
  readonly squad: string;
  readonly opponent: string;
  readonly player: string;
}

/** An analyst's question, and the query that answers it. */
export interface Recipe {
  readonly title: string;
  /**
   * The address of the question. **Shape**: the query string of the Questions page, with `{season}`, `{squad}`,
   * `{opponent}` and `{player}`.
   */
  readonly search: string;
}

/** Returns the query string of a recipe for a season, two squads and a player. */
export const recipeSearch = ({ search }: Recipe, subject: RecipeSubject): string =>
  search.replaceAll(/\{(season|squad|opponent|player)\}/gu, (_, name: keyof RecipeSubject) => subject[name]);

/** Questions with the same aim. */
export interface RecipeGroup {
  readonly aim: string;
  readonly recipes: readonly Recipe[];
}

/** The questions that the page suggests, grouped by aim. */
export const recipeGroups: readonly RecipeGroup[] = [
  {
    aim: 'Leaders of a season',
    recipes: [
      {
        title: 'Most disposals per match in wins, second halves only',
        search: 'seasonId={season}&result=won&period=3,4&metric=DISPOSAL&measure=perMatch&minMatches=10&limit=20',
      },
      {
        title: 'Leading goal kickers of the season',
        search: 'seasonId={season}&metric=GOAL&measure=total,perMatch&limit=20',
      },
      {
        title: 'Who plays best against one opponent',
        search: 'seasonId={season}&opponentId={opponent}&metric=DISPOSAL&measure=perMatch&minMatches=2&limit=20',
      },
      {
        title: 'Share of their squad’s inside 50s',
        search: 'seasonId={season}&metric=INSIDE_50&measure=share,total&minMatches=10&limit=20',
      },
      {
        title: 'Clearances in the midfield, in total and per 100 minutes',
        search: 'seasonId={season}&role=Midfield&metric=CLEARANCE,HITOUT_SHARK&measure=total,per100Minutes&limit=20',
      },
    ],
  },
  {
    aim: 'Form and consistency',
    recipes: [
      {
        title: 'Form: the last five matches of each player',
        search: 'seasonId={season}&last=5&metric=DISPOSAL,TACKLE,MARK&measure=perMatch&minMatches=5&limit=20',
      },
      {
        title: 'Game log of one player',
        search: 'personId={player}&by=match&metric=DISPOSAL,MARK,TACKLE,GOAL&limit=100',
      },
      {
        title: 'A career, season by season',
        search: 'personId={player}&by=season&metric=DISPOSAL,GOAL&measure=perMatch',
      },
      {
        title: 'Most reliable: median, minimum and spread of disposals',
        search:
          'seasonId={season}&metric=DISPOSAL&measure=median,min,max,standardDeviation&minMatches=10&sort=-DISPOSAL.median&limit=20',
      },
      {
        title: 'Longest runs of matches with 25 disposals or more',
        search: 'seasonId={season}&metric=DISPOSAL&measure=longestRun,currentRun,matchesOver&threshold=25&limit=20',
      },
    ],
  },
  {
    aim: 'Moments of a match',
    recipes: [
      {
        title: 'Close finishes: last five minutes within two goals',
        search:
          'seasonId={season}&period=4&lastXSeconds=300&fromScoreMargin=-12&toScoreMargin=12&metric=DISPOSAL,CLEARANCE,GOAL&limit=20',
      },
      {
        title: 'Who lifts when the squad trails',
        search:
          'seasonId={season}&scoreState=trailing&metric=SCORE_INVOLVEMENT&measure=per100Minutes&minMatches=10&limit=20',
      },
      {
        title: 'Impact off the bench, per 100 minutes on the ground',
        search:
          'seasonId={season}&start=bench&metric=DISPOSAL,PRESSURE_ACT&measure=per100Minutes&minMatches=3&limit=20',
      },
    ],
  },
  {
    aim: 'Places on the ground',
    recipes: [
      {
        title: 'Goals from outside 50 metres',
        search: 'seasonId={season}&area=goal(50-90%20m)&metric=GOAL,SHOT_AT_GOAL&measure=total&limit=20',
      },
      {
        title: 'Shots from tight angles',
        search: 'seasonId={season}&area=goal(0-50%20m%2C45-90%20deg)&metric=SHOT_AT_GOAL,GOAL&measure=total&limit=20',
      },
      {
        title: 'Where a squad shoots from, with expected points',
        search:
          'level=squads&seasonId={season}&squadId={squad}&by=square&metric=SHOT_AT_GOAL,POINTS_EXPECTED,GOAL&measure=total&cellMetres=6&limit=1000',
      },
      {
        title: 'Where a squad wins the ball: intercepts on the ground',
        search: 'level=squads&seasonId={season}&squadId={squad}&by=hex&metric=INTERCEPT&measure=total&limit=1000',
      },
    ],
  },
  {
    aim: 'Squads and connections',
    recipes: [
      {
        title: 'Who kicks to whom',
        search: 'seasonId={season}&squadId={squad}&by=person,receiver&metric=KICK&measure=total&limit=50',
      },
      {
        title: 'Inside 50s of a squad by match, with the mean of the last three',
        search:
          'level=squads&seasonId={season}&squadId={squad}&by=match&metric=INSIDE_50&measure=total,rollingMean&rollingMatches=3&limit=50',
      },
      {
        title: 'Differentials of squads: clearances, inside 50s and tackles',
        search: 'level=squads&seasonId={season}&context=Diff&metric=CLEARANCE,INSIDE_50,TACKLE&measure=perMatch',
      },
      {
        title: 'Points of squads by quarter',
        search:
          'level=squads&seasonId={season}&by=squad,period&metric=POINTS&measure=perMatch&sort=squad,period&limit=100',
      },
    ],
  },
];

/** Every question of the groups. */
export const recipes: readonly Recipe[] = recipeGroups.flatMap((group) => group.recipes);
