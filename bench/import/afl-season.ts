import { invented, inventedMatches, playerId, PLAYERS, squadName, type InventedMatch } from './season.js';

type Json = Readonly<Record<string, unknown>>;
type Side = 'home' | 'away';
const sides = ['home', 'away'] as const;

const POSITIONS = 'BPL FB BPR HBFL CHB HBFR WL C WR HFFL CHF HFFR FPL FF FPR RK RR R INT INT INT INT SUB'.split(' ');
const STATISTICS =
  'kicks handballs disposals marks bounces tackles contestedPossessions uncontestedPossessions totalPossessions inside50s marksInside50 contestedMarks hitouts onePercenters clangers freesFor freesAgainst dreamTeamPoints rebound50s goalAssists turnovers intercepts tacklesInside50 shotsAtGoal scoreInvolvements metresGained'.split(
    ' ',
  );
const EXTENDED =
  'effectiveKicks effectiveDisposals marksOnLead interceptMarks hitoutsToAdvantage groundBallGets f50GroundBallGets scoreLaunches pressureActs defHalfPressureActs spoils ruckContests contestDefOneOnOnes contestDefLosses contestOffOneOnOnes contestOffWins centreBounceAttendances kickins kickinsPlayon'.split(
    ' ',
  );
/** Number of scores in a match. */
const SCORES = 50;
const PERIOD_SECONDS = 1800;
/** Text for each person that no import reads. It makes files as large as those of the league. */
const PHOTO = `https://photos.invalid/${'p'.repeat(1800)}`;

const matchId = ({ number }: InventedMatch): string => `CD_M9031014${String(number).padStart(4, '0')}`;
const teamId = (squad: number): string => `CD_T9${String(squad).padStart(2, '0')}`;

const player = (squad: number, place: number): Json => ({
  playerId: `CD_I${playerId(squad, place)}`,
  playerName: { givenName: `Given${place}`, surname: `Family${squad}` },
  captain: place === 0,
  playerJumperNumber: place + 1,
  photoURL: PHOTO,
});

interface Score {
  readonly side: Side;
  readonly place: number;
  readonly period: number;
  readonly seconds: number;
  readonly isGoal: boolean;
}

const scoresOf = ({ number }: InventedMatch): readonly Score[] =>
  Array.from({ length: SCORES }, (_, at) => ({
    side: sides[invented(1, number, at)] ?? 'home',
    place: invented(PLAYERS - 2, number, at, 3),
    period: 1 + Math.floor((at * 4) / SCORES),
    seconds: 20 + Math.floor(((at * 4) % SCORES) * (PERIOD_SECONDS / SCORES)),
    isGoal: invented(9, number, at, 5) < 5,
  }));

const tally = (scores: readonly Score[]): Json => {
  const goals = scores.filter(({ isGoal }) => isGoal).length;
  return { totalScore: goals * 5 + scores.length, goals, behinds: scores.length - goals, superGoals: null };
};

const matchOf = (match: InventedMatch): Json => ({
  name: `${squadName(match.home)} Vs ${squadName(match.away)}`,
  status: 'CONCLUDED',
  matchId: matchId(match),
  venue: 'CD_V901',
  utcStartTime: `${match.day}T08:40:00`,
  venueLocalStartTime: `${match.day}T19:40:00`,
  homeTeamId: teamId(match.home),
  awayTeamId: teamId(match.away),
  homeTeam: { name: squadName(match.home), teamId: teamId(match.home) },
  awayTeam: { name: squadName(match.away), teamId: teamId(match.away) },
});

const venue = { name: 'Salt Oval', venueId: 'CD_V901', timeZone: 'Australia/Melbourne' };

function itemOf(match: InventedMatch, scores: readonly Score[]): Json {
  const of = (side: Side): readonly Score[] => scores.filter((one) => one.side === side);
  const teamScore = (side: Side): Json => ({
    matchScore: tally(of(side)),
    periodScore: [1, 2, 3, 4].map((periodNumber) => ({
      periodNumber,
      score: tally(of(side).filter(({ period }) => period === periodNumber)),
    })),
    rushedBehinds: 0,
  });
  return {
    match: matchOf(match),
    venue,
    round: { name: `Round ${match.round}`, year: '2031', roundNumber: match.round, competitionId: 'CD_S9031014' },
    score: {
      status: 'CONCLUDED',
      homeTeamScore: teamScore('home'),
      awayTeamScore: teamScore('away'),
      matchClock: {
        periods: [1, 2, 3, 4].map((periodNumber) => ({
          periodNumber,
          periodSeconds: PERIOD_SECONDS,
          periodCompleted: true,
        })),
      },
      scoreWorm: {
        scoringEvents: scores.map(({ side, place, period, seconds, isGoal }) => ({
          teamId: teamId(match[side]),
          homeOrAway: side.toUpperCase(),
          periodNumber: period,
          periodSeconds: seconds,
          scoreType: isGoal ? 'GOAL' : 'BEHIND',
          playerScore: { player: player(match[side], place) },
        })),
      },
    },
  };
}

function statisticsOf(match: InventedMatch, scores: readonly Score[]): Json {
  const row = (side: Side, place: number): Json => {
    const own = scores.filter((one) => one.side === side && one.place === place);
    const counts = (names: readonly string[]): Json =>
      Object.fromEntries(names.map((name, at) => [name, invented(9, match.number, match[side], place, at)]));
    return {
      player: {
        player: { position: POSITIONS[place], player: player(match[side], place) },
        jumperNumber: place + 1,
        photoURL: PHOTO,
      },
      teamId: teamId(match[side]),
      playerStats: {
        stats: {
          ...tally(own),
          ...counts(STATISTICS),
          clearances: { centreClearances: 1, stoppageClearances: 1, totalClearances: 2 },
          extendedStats: counts(EXTENDED),
        },
        timeOnGroundPercentage: 78,
        lastUpdated: `${match.day}T12:00:00.000+0000`,
      },
    };
  };
  const rows = (side: Side): readonly Json[] => POSITIONS.map((_, place) => row(side, place));
  return { matchId: matchId(match), homeTeamPlayerStats: rows('home'), awayTeamPlayerStats: rows('away') };
}

function rosterOf(match: InventedMatch): Json {
  const side = (one: Side): Json => ({
    teamId: teamId(match[one]),
    ins: [],
    outs: [],
    positions: POSITIONS.map((position, place) => ({ position, player: player(match[one], place) })),
  });
  return {
    match: matchOf(match),
    venue,
    matchRoster: {
      matchId: matchId(match),
      roundNumber: match.round,
      lastUpdated: `${match.day}T07:00:00.000+0000`,
      umpires: [],
      homeTeam: side('home'),
      awayTeam: side('away'),
    },
    teamPlayers: POSITIONS.map((_, place) => player(match.home, place)),
    recentMatchScores: [],
  };
}

const interchangeOf = (match: InventedMatch): Json => {
  const bench = (side: Side): readonly Json[] =>
    [18, 19, 20, 21].map((place) => ({
      player: player(match[side], place),
      interchangeCount: 7,
      timeOnGround: 5000,
      timeOnBench: 2200,
    }));
  return { matchId: matchId(match), homeInterchange: bench('home'), awayInterchange: bench('away') };
};

/** Returns the season as JSON files in the AFL's format, four for each match. */
export function* aflSeason(): Generator<readonly [name: string, text: string]> {
  for (const match of inventedMatches()) {
    const [id, scores] = [matchId(match), scoresOf(match)];
    yield [`${id}-item.json`, JSON.stringify(itemOf(match, scores))];
    yield [`${id}-players.json`, JSON.stringify(statisticsOf(match, scores))];
    yield [`${id}-roster.json`, JSON.stringify(rosterOf(match))];
    yield [`${id}-bench.json`, JSON.stringify(interchangeOf(match))];
  }
}
