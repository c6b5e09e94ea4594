import { invented, inventedMatches, playerId, PLAYERS, squadName } from './season.js';

const GOALS = [2, 1, 1, 3, 1, 2] as const;
const goalsOf = (place: number): number => GOALS[place] ?? 0;
const TOTAL = GOALS.reduce<number>((sum, goals) => sum + goals, 0);

/** Returns the season as a file of results and a file of players, with the columns of AFL Tables. */
export function* csvSeason(): Generator<readonly [name: string, text: string]> {
  const matches = inventedMatches();
  const results = matches.map(
    ({ round, day, home, away, number }) =>
      `2031,${round},${day},${squadName(home)},${TOTAL},${invented(9, number)},${squadName(away)},${TOTAL},${invented(8, number, 1)}`,
  );
  yield [
    'results.csv',
    `Season,Round,Date,Home.Team,Home.Goals,Home.Behinds,Away.Team,Away.Goals,Away.Behinds\n${results.join('\n')}\n`,
  ];
  const header =
    'Season,Round,Date,Venue,Home.team,Away.team,First.name,Surname,ID,Jumper.No.,Playing.for,Kicks,Marks,Handballs,Goals,Behinds,Hit.Outs,Tackles,Rebounds,Inside.50s,Clearances,Clangers';
  const players = matches.flatMap(({ round, day, home, away, number }) =>
    [home, away].flatMap((squad) =>
      Array.from({ length: PLAYERS }, (_, place) => {
        const counts = [20, 8, 15].map((most, at) => invented(most, number, squad, place, at));
        const others = [3, 6, 4, 5, 4, 3].map((most, at) => invented(most, number, squad, place, at + 9));
        const who = `Given${place},Family${squad},${playerId(squad, place)},${place + 1},${squadName(squad)}`;
        return `2031,${round},${day},Salt Oval,${squadName(home)},${squadName(away)},${who},${[...counts, goalsOf(place), 0, ...others].join(',')}`;
      }),
    ),
  );
  yield ['players.csv', `${header}\n${players.join('\n')}\n`];
}
