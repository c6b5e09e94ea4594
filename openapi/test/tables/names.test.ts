import { expect } from 'chai';
import type { Level } from '../../src/tables/declaration.js';
import { columnName } from '../../src/tables/names.js';
import type { Step } from '../../src/tables/table.js';
import { unitOf } from '../../src/tables/units.js';

const names: readonly (readonly [path: readonly Step[], level: Pick<Level, 'noun' | 'names'>, name: string])[] = [
  [['id'], { noun: 'match' }, 'match_id'],
  [['id'], {}, 'id'],
  [['namePlural'], { noun: 'metric' }, 'metric_name_plural'],
  [['displayName'], { noun: 'person' }, 'person_display_name'],
  [['periodSecs'], { noun: 'match' }, 'period_secs'],
  [['venue', 'id'], { noun: 'match' }, 'venue_id'],
  [['locationRotated', 'xStd'], {}, 'location_rotated_x_std'],
  [['keyTransactions', 'inside50'], {}, 'key_transactions_inside50'],
  [
    ['squads', 'home', 'id'],
    { names: { 'squads.home': ['home', 'squad'], 'squads.home.score': 'home' } },
    'home_squad_id',
  ],
  [['squads', 'home', 'interstateTravel'], { names: { 'squads.home': ['home', 'squad'] } }, 'home_interstate_travel'],
  [
    ['squads', 'home', 'score', 'goals'],
    { names: { 'squads.home': ['home', 'squad'], 'squads.home.score': 'home' } },
    'home_goals',
  ],
  [['details', 'type'], { names: { details: '', 'details.type': 'shot_type' } }, 'shot_type'],
  [['details', 'angleGroup'], { names: { details: '' } }, 'angle_group'],
  [['hitout', 'player', 'personId'], {}, 'hitout_player_id'],
  [['off', 'personId'], { names: { off: ['off', 'person'] } }, 'off_person_id'],
  [['pressure', 'players', 0, 'personId'], {}, 'pressure_player_1_id'],
  [['pressure', 'players', 1, 'fullname'], {}, 'pressure_player_2_fullname'],
  [[1], { names: { 1: 'requests_remaining' } }, 'requests_remaining'],
];

describe('a column', () => {
  for (const [path, level, name] of names) {
    it(`of ${path.join('.')} is ${name}`, () => {
      expect(columnName(path, level)).to.equal(name);
    });
  }
});

describe('the unit of a column', () => {
  for (const [name, unit] of [
    ['period_secs', 'seconds'],
    ['request_last_x_seconds', 'seconds'],
    ['location_x', 'metres'],
    ['location_x_std', 'metres on a ground 160 long'],
    ['chain_metres_net', 'metres'],
    ['height', 'centimetres'],
    ['match_age', 'years'],
    ['matches_win_pct', 'percent'],
    ['goals', undefined],
    ['max', undefined],
  ] as const) {
    it(`named ${name} is ${unit ?? 'none'}`, () => {
      expect(unitOf(name)).to.equal(unit);
    });
  }
});
