import {
  matchRules,
  randomOf,
  abilitiesOf,
  selectTeam,
  simulateMatch,
  type Abilities,
  type MatchPlan,
  type PlannedPlayer,
} from '@goalsquare/simulator';
import { type MatchHeader, type MatchLog, type SeasonPositionCode } from '@goalsquare/engine';

type Competition = 'men' | 'women';

/** How many of each position a list has. */
const listOf: Readonly<Record<Competition, Readonly<Record<SeasonPositionCode, number>>>> = {
  men: { GD: 8, KD: 5, MID: 10, WNG: 4, MF: 5, GF: 4, KF: 4, RK: 4 },
  women: { GD: 6, KD: 3, MID: 6, WNG: 3, MF: 3, GF: 4, KF: 3, RK: 3 },
};

/** Spread of squads' strength and of players' around it. **Units**: standard deviations of ability. */
const STRENGTH = { squad: 0.26, player: 0.5 } as const;
const HOME_ADVANTAGE = 4;

interface Listed {
  readonly personId: number;
  readonly position: SeasonPositionCode;
  readonly strength: number;
  readonly abilities: Abilities;
}
interface Club {
  readonly id: number;
  readonly list: readonly Listed[];
  readonly venue: MatchHeader['venue'];
}

function clubOf(seed: number, competition: Competition, id: number): Club {
  const random = randomOf(seed, competition, 'club', id);
  const strength = random.normal(0, STRENGTH.squad);
  let personId = id * 100;
  const list = (Object.keys(listOf[competition]) as SeasonPositionCode[]).flatMap((position) =>
    Array.from({ length: listOf[competition][position] }, () => {
      const own = strength + random.normal(0, STRENGTH.player);
      personId += 1;
      return { personId, position, strength: own, abilities: abilitiesOf(position, own, random) };
    }),
  );
  const venue = {
    id,
    code: `V${id}`,
    name: `Ground ${id}`,
    lengthMetres: 155 + random.integer(0, 20),
    widthMetres: 122 + random.integer(0, 24),
  };
  return { id, list, venue };
}

function planOf(seed: number | string, competition: Competition, home: Club, away: Club, n: number): MatchPlan {
  const rules = matchRules[competition];
  const players = new Map<number, PlannedPlayer>();
  const squad = ({ id, list }: Club): MatchHeader['home'] => {
    const team = selectTeam(list, rules, randomOf(seed, competition, n, 'selection', id));
    for (const { player } of team) players.set(player.personId, player);
    return {
      id,
      code: `C${id}`,
      name: `Club ${id}`,
      players: team.map(({ player, position, role, starts }, at) => ({
        personId: player.personId,
        jumperNumber: at + 1,
        position: { id: position.id, code: position.code, name: position.name },
        ...(starts && { starts }),
        ...(role !== undefined && { role }),
      })),
    };
  };
  const header: MatchHeader = {
    kind: 'header',
    format: 'goalsquare-match-log',
    version: 1,
    id: n + 1,
    leagueId: 1,
    levelId: 1,
    seasonId: 2025,
    competitionId: 1,
    competitionName: 'Sample',
    phase: { id: 1, code: 'HA', name: 'Home and Away' },
    roundNumber: 1,
    phaseRoundNumber: 1,
    type: 'HA',
    venue: home.venue,
    home: squad(home),
    away: squad(away),
    date: { startDate: '2025-04-05', utcMatchStart: '2025-04-05T04:10:00Z' },
    homeFirstDirection: n % 2 === 0 ? 'Right' : 'Left',
  };
  const wet = Math.max(0, randomOf(seed, competition, n, 'weather').normal(-0.6, 0.7));
  return {
    seed,
    stream: [competition, n],
    header,
    players,
    rules,
    homeAdvantage: HOME_ADVANTAGE,
    final: false,
    dataSet: 'full',
    wet: Math.min(1, wet),
  };
}

/** A simulated match and the position of each of its players. */
export interface SampleMatch {
  readonly log: MatchLog;
  readonly positions: ReadonlyMap<number, SeasonPositionCode>;
}

/** Matches of squads of varied strength on grounds of varied size: everyone meets everyone, again and again. */
function* sampleSeason(seed: number, competition: Competition, matches: number): Generator<SampleMatch> {
  const clubs = Array.from({ length: competition === 'men' ? 18 : 16 }, (_, at) => clubOf(seed, competition, at + 1));
  const pairs = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => [home, away] as const));
  const order = randomOf(seed, competition, 'fixture').shuffled(pairs);
  for (let n = 0; n < matches; n += 1) {
    const [home, away] = order[n % order.length] as readonly [Club, Club];
    const plan = planOf(seed, competition, home, away, n);
    yield {
      log: simulateMatch(plan),
      positions: new Map([...plan.players].map(([personId, { position }]) => [personId, position])),
    };
  }
}

/** Matches of a season as it is played, and of another with other squads after it. */
const SEASON = { men: 198, women: 99 } as const;

/** So many matches of as many seasons as they take, each with squads of its own. */
export function* sampleSeasons(seed: number, competition: Competition, matches: number): Generator<SampleMatch> {
  for (let season = 0, left = matches; left > 0; season += 1, left -= SEASON[competition]) {
    yield* sampleSeason(seed * 100 + season, competition, Math.min(left, SEASON[competition]));
  }
}

/** Playing time of the quarters of a final that is to be drawn: few score in it. **Units**: seconds. */
const SHORT_QUARTER = 60;

/** So many finals that go into extra time: their quarters are short, so that many are level. */
export function sampleDrawnFinals(seed: number, competition: Competition, finals: number): readonly MatchLog[] {
  const [home, away] = [clubOf(seed, competition, 1), clubOf(seed, competition, 2)];
  const rules = { ...matchRules[competition], countdownSeconds: SHORT_QUARTER };
  const drawn: MatchLog[] = [];
  for (let n = 0; drawn.length < finals; n += 1) {
    const plan = planOf(`${seed} finals`, competition, home, away, n);
    const log = simulateMatch({ ...plan, rules, final: true });
    if (log.entries.some((entry) => entry.kind === 'status' && entry.code === 'ET')) drawn.push(log);
  }
  return drawn;
}

/** So many finals of whole quarters that are level after them, so that they go into extra time. */
export function* sampleLevelFinals(seed: number, competition: Competition, finals: number): Generator<MatchLog> {
  const [home, away] = [clubOf(seed, competition, 1), clubOf(seed, competition, 2)];
  for (let [n, found] = [0, 0]; found < finals; n += 1) {
    const plan = planOf(`${seed} level finals`, competition, home, away, n);
    const log = simulateMatch({ ...plan, final: true, endsLevel: true });
    if (!log.entries.some((entry) => entry.kind === 'status' && entry.code === 'ET')) continue;
    found += 1;
    yield log;
  }
}
