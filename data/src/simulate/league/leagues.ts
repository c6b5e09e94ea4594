import type { LeagueDesign, LevelDesign, SeasonDesign } from './design.js';

type Data = SeasonDesign['data'];

/** The seasons of a league of the second tier: as many clubs and rounds each year. */
const yearly = (
  rounds: number,
  data: readonly [Data, Data],
  starts: readonly [string, string],
  clubs?: number,
): readonly SeasonDesign[] =>
  starts.map((start, n) => ({
    id: 2025 + n,
    start,
    rounds,
    data: data[n as 0 | 1],
    ...(clubs !== undefined && { clubs }),
  }));

const second = (
  level: LevelDesign['level'],
  family: LevelDesign['family'],
  finals: LevelDesign['finals'],
  seasons: readonly SeasonDesign[],
  players = 32,
): LevelDesign => ({ level, family, players, matches: 'HA', finals, week: 'saturday', restWeeks: 0, seasons });

const always = ['basic', 'basic'] as const;
const lately = ['basic', 'full'] as const;

/**
 * THE leagues. Ids, levels and what is captured of their matches are those of the facts on behaviour, section 9; the
 * names are invented.
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
        matches: 'HA',
        finals: 'eight',
        week: 'television',
        restWeeks: 1,
        grandFinal: 'CRG',
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
  {
    id: 5,
    code: 'SBFL',
    name: 'Seaboard Football League',
    type: 'Premiership',
    tier: 2,
    gender: 'men',
    levels: [second('SEN', 'seaboard', 'four', yearly(14, lately, ['2025-05-08', '2026-05-07']))],
  },
  {
    id: 6,
    code: 'SBFW',
    name: "Seaboard Football League Women's",
    type: 'Premiership',
    tier: 2,
    gender: 'women',
    levels: [second('SEN', 'seaboard', 'four', yearly(7, always, ['2025-05-22', '2026-05-21'], 8), 28)],
  },
  {
    id: 8,
    code: 'NCB18',
    name: 'National Under-18 Carnival Boys',
    type: 'Carnival',
    tier: 2,
    gender: 'men',
    levels: [second('U18', 'carnival', 'none', yearly(5, ['full', 'full'], ['2025-06-12', '2026-06-11']))],
  },
  {
    id: 9,
    code: 'NCG18',
    name: 'National Under-18 Carnival Girls',
    type: 'Carnival',
    tier: 2,
    gender: 'women',
    levels: [second('U18', 'carnival', 'none', yearly(5, ['unrated', 'unrated'], ['2025-06-12', '2026-06-11']), 28)],
  },
  {
    id: 10,
    code: 'RPLB',
    name: 'Redgum Pathway League Boys',
    type: 'Premiership',
    tier: 2,
    gender: 'men',
    levels: [second('U18', 'pathway', 'four', yearly(7, lately, ['2025-05-29', '2026-05-28']))],
  },
  {
    id: 11,
    code: 'RPLG',
    name: 'Redgum Pathway League Girls',
    type: 'Premiership',
    tier: 2,
    gender: 'women',
    levels: [second('U18', 'pathway', 'four', yearly(7, always, ['2025-05-29', '2026-05-28']), 28)],
  },
  {
    id: 12,
    code: 'SALT',
    name: 'Saltbush Football League',
    type: 'Premiership',
    tier: 2,
    gender: 'men',
    levels: [
      second('SEN', 'saltbush', 'four', yearly(10, lately, ['2025-05-08', '2026-05-07'])),
      second('RES', 'saltbush', 'four', yearly(10, lately, ['2025-05-08', '2026-05-07'])),
      second('U16', 'saltbush', 'none', yearly(5, always, ['2025-05-29', '2026-05-28'], 6)),
      second('U18', 'saltbush', 'four', yearly(7, lately, ['2025-05-22', '2026-05-21'])),
    ],
  },
  {
    id: 13,
    code: 'SALTW',
    name: "Saltbush Football League Women's",
    type: 'Premiership',
    tier: 2,
    gender: 'women',
    levels: [second('SEN', 'saltbush', 'four', yearly(7, always, ['2025-05-29', '2026-05-28']), 28)],
  },
  {
    id: 14,
    code: 'SOLA',
    name: 'Southern Oval Academy',
    type: 'Academy',
    tier: 2,
    gender: 'men',
    levels: [second('U18', 'academy', 'none', yearly(3, always, ['2025-06-12', '2026-06-11']))],
  },
  {
    id: 16,
    code: 'JFL',
    name: 'Jarrah Football League',
    type: 'Premiership',
    tier: 2,
    gender: 'men',
    levels: [
      second('SEN', 'jarrah', 'four', yearly(10, lately, ['2025-05-15', '2026-05-14'])),
      second('RES', 'jarrah', 'four', yearly(7, lately, ['2025-05-22', '2026-05-21'])),
    ],
  },
  {
    id: 18,
    code: 'NCB16',
    name: 'National Under-16 Carnival Boys',
    type: 'Carnival',
    tier: 2,
    gender: 'men',
    levels: [second('U16', 'carnival', 'none', yearly(5, always, ['2025-06-19', '2026-06-18']))],
  },
  {
    id: 19,
    code: 'NCG16',
    name: 'National Under-16 Carnival Girls',
    type: 'Carnival',
    tier: 2,
    gender: 'women',
    levels: [second('U16', 'carnival', 'none', yearly(5, always, ['2025-06-19', '2026-06-18']), 28)],
  },
];
