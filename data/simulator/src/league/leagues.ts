import type { LeagueDesign, LevelDesign, SeasonDesign } from './design.js';

type Data = SeasonDesign['data'];

/** The seasons of a second-tier level, from 2025. All have the same number of rounds and clubs. */
interface Yearly extends Pick<SeasonDesign, 'rounds' | 'clubs'> {
  readonly data: readonly [Data, Data];
  readonly starts: readonly [string, string];
}

const yearly = ({ rounds, data, starts, clubs }: Yearly): readonly SeasonDesign[] =>
  starts.map((start, n) => ({
    id: 2025 + n,
    start,
    rounds,
    data: data[n as 0 | 1],
    ...(clubs !== undefined && { clubs }),
  }));

/**
 * A second-tier level. By default, a list has 32 players, and every level except seniors plays before the main match.
 */
interface SecondTier
  extends
    Pick<LevelDesign, 'level' | 'family' | 'finals' | 'finalsGround'>,
    Partial<Pick<LevelDesign, 'players' | 'week'>> {}

const second = (design: SecondTier, seasons: Yearly): LevelDesign => ({
  players: 32,
  week: design.level === 'SEN' ? 'saturday' : 'curtainRaiser',
  matches: 'HA',
  restWeeks: 0,
  seasons: yearly(seasons),
  ...design,
});

const secondTier = (
  { id, code, name, type, ...rules }: Omit<LeagueDesign, 'tier' | 'levels'>,
  levels: readonly LevelDesign[],
): LeagueDesign => ({ id, code, name, type, tier: 2, ...rules, levels });

const always = ['basic', 'basic'] as const;
const lately = ['basic', 'full'] as const;

/**
 * The leagues. All are invented, with the ids, levels and captured features of real leagues. Seasons with finals in the
 * same week have them at different grounds.
 */
export const leagues: readonly LeagueDesign[] = [
  {
    id: 1,
    code: 'SOL',
    name: 'Southern Oval League',
    type: 'Premiership',
    tier: 1,
    gender: 'men',
    levels: [
      {
        level: 'SEN',
        family: 'national',
        players: 42,
        spread: { clubs: 0.41, years: 0.4, ageing: 3 },
        matches: 'HA',
        finals: 'eight',
        week: 'television',
        restWeeks: 1,
        grandFinalGround: 'CRG',
        seasons: [
          { id: 2024, start: '2024-03-14', rounds: 24, byesFrom: 10, data: 'full' },
          { id: 2025, start: '2025-03-13', rounds: 24, byesFrom: 10, data: 'full' },
          { id: 2026, start: '2026-03-12', rounds: 24, byesFrom: 10, data: 'full' },
        ],
      },
    ],
  },
  {
    id: 2,
    code: 'SOLP',
    name: 'Southern Oval League Pre-Season',
    type: 'Pre-Season',
    tier: 1,
    gender: 'men',
    levels: [
      {
        level: 'SEN',
        family: 'national',
        players: 42,
        matches: 'PR',
        finals: 'none',
        week: 'television',
        restWeeks: 0,
        seasons: [
          { id: 2025, start: '2025-02-27', rounds: 1, data: 'full' },
          { id: 2026, start: '2026-02-26', rounds: 1, data: 'full' },
        ],
      },
    ],
  },
  {
    id: 3,
    code: 'SOLW',
    name: "Southern Oval League Women's",
    type: 'Premiership',
    tier: 1,
    gender: 'women',
    levels: [
      {
        level: 'SEN',
        family: 'national',
        players: 30,
        matches: 'HA',
        finals: 'eight',
        week: 'weekend',
        restWeeks: 0,
        seasons: [
          { id: 2024, start: '2024-05-09', rounds: 9, clubs: 14, conferences: true, data: 'unrated' },
          { id: 2025, start: '2025-05-08', rounds: 12, data: 'unrated' },
          { id: 2026, start: '2026-05-07', rounds: 12, data: 'unrated' },
        ],
      },
    ],
  },
  secondTier({ id: 5, code: 'SBFL', name: 'Seaboard Football League', type: 'Premiership', gender: 'men' }, [
    second(
      { level: 'SEN', family: 'seaboard', finals: 'four', finalsGround: 'WHF' },
      { rounds: 14, data: lately, starts: ['2025-05-08', '2026-05-07'] },
    ),
  ]),
  secondTier({ id: 6, code: 'SBFW', name: "Seaboard Football League Women's", type: 'Premiership', gender: 'women' }, [
    second(
      { level: 'SEN', family: 'seaboard', players: 28, week: 'curtainRaiser', finals: 'four', finalsGround: 'BRK' },
      { rounds: 7, clubs: 8, data: always, starts: ['2025-05-22', '2026-05-21'] },
    ),
  ]),
  secondTier({ id: 8, code: 'NCB18', name: 'National Under-18 Carnival Boys', type: 'Carnival', gender: 'men' }, [
    second(
      { level: 'U18', family: 'carnival', finals: 'none' },
      { rounds: 5, data: ['full', 'full'], starts: ['2025-06-12', '2026-06-11'] },
    ),
  ]),
  secondTier({ id: 9, code: 'NCG18', name: 'National Under-18 Carnival Girls', type: 'Carnival', gender: 'women' }, [
    second(
      { level: 'U18', family: 'carnival', players: 28, finals: 'none' },
      { rounds: 5, data: ['unrated', 'unrated'], starts: ['2025-06-12', '2026-06-11'] },
    ),
  ]),
  secondTier({ id: 10, code: 'RPLB', name: 'Redgum Pathway League Boys', type: 'Premiership', gender: 'men' }, [
    second(
      { level: 'U18', family: 'pathway', finals: 'four', finalsGround: 'TAN' },
      { rounds: 7, data: lately, starts: ['2025-05-29', '2026-05-28'] },
    ),
  ]),
  secondTier({ id: 11, code: 'RPLG', name: 'Redgum Pathway League Girls', type: 'Premiership', gender: 'women' }, [
    second(
      { level: 'U18', family: 'pathway', players: 28, week: 'curtainRaiser', finals: 'four', finalsGround: 'OBS' },
      { rounds: 7, data: always, starts: ['2025-05-29', '2026-05-28'] },
    ),
  ]),
  secondTier(
    {
      id: 12,
      code: 'SALT',
      name: 'Saltbush Football League',
      type: 'Premiership',
      gender: 'men',
      extraTimeSeconds: 300,
    },
    [
      second(
        { level: 'SEN', family: 'saltbush', finals: 'four', finalsGround: 'COP' },
        { rounds: 10, data: lately, starts: ['2025-05-08', '2026-05-07'] },
      ),
      second(
        { level: 'RES', family: 'saltbush', finals: 'four', finalsGround: 'SAM' },
        { rounds: 10, data: lately, starts: ['2025-05-08', '2026-05-07'] },
      ),
      second(
        { level: 'U16', family: 'saltbush', finals: 'none' },
        { rounds: 5, clubs: 6, data: always, starts: ['2025-05-29', '2026-05-28'] },
      ),
      second(
        { level: 'U18', family: 'saltbush', finals: 'four', finalsGround: 'BAR' },
        { rounds: 7, data: lately, starts: ['2025-05-22', '2026-05-21'] },
      ),
    ],
  ),
  secondTier(
    { id: 13, code: 'SALTW', name: "Saltbush Football League Women's", type: 'Premiership', gender: 'women' },
    [
      second(
        { level: 'SEN', family: 'saltbush', players: 28, week: 'curtainRaiser', finals: 'four', finalsGround: 'LIG' },
        { rounds: 7, data: always, starts: ['2025-05-29', '2026-05-28'] },
      ),
    ],
  ),
  secondTier({ id: 14, code: 'SOLA', name: 'Southern Oval Academy', type: 'Academy', gender: 'men' }, [
    second(
      { level: 'U18', family: 'academy', finals: 'none' },
      { rounds: 3, data: always, starts: ['2025-06-12', '2026-06-11'] },
    ),
  ]),
  secondTier({ id: 16, code: 'JFL', name: 'Jarrah Football League', type: 'Premiership', gender: 'men' }, [
    second(
      { level: 'SEN', family: 'jarrah', finals: 'four', finalsGround: 'TUA' },
      { rounds: 10, data: lately, starts: ['2025-05-15', '2026-05-14'] },
    ),
    second(
      { level: 'RES', family: 'jarrah', finals: 'four', finalsGround: 'BAN' },
      { rounds: 7, data: lately, starts: ['2025-05-22', '2026-05-21'] },
    ),
  ]),
  secondTier({ id: 18, code: 'NCB16', name: 'National Under-16 Carnival Boys', type: 'Carnival', gender: 'men' }, [
    second(
      { level: 'U16', family: 'carnival', finals: 'none' },
      { rounds: 5, data: always, starts: ['2025-06-19', '2026-06-18'] },
    ),
  ]),
  secondTier({ id: 19, code: 'NCG16', name: 'National Under-16 Carnival Girls', type: 'Carnival', gender: 'women' }, [
    second(
      { level: 'U16', family: 'carnival', players: 28, finals: 'none' },
      { rounds: 5, data: always, starts: ['2025-06-19', '2026-06-18'] },
    ),
  ]),
];
