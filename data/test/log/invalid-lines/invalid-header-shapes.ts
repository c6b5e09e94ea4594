import { describeRule, headerRule } from '@goalsquare/engine';
import { header } from '../../support/small-log.js';
import { unknownMember, without } from './fixtures.js';
import type { InvalidLine } from './invalid-line.js';

const players = (count: number) => Array.from({ length: count }, (_, n) => ({ personId: 1000 + n }));
const id = 'a whole number from 0 to 2147483647';
const umpire = headerRule.optional.officials.of;
const roleNames = 'one of Defence, Forward, Midfield, Ruck, Wing, Loose';

/** Headers that do not have the shape of the rules. The JSON Schema rejects them too. */
export const invalidHeaderShapes: readonly InvalidLine[] = [
  ['a list for a header', 1, [], [['', [], describeRule(headerRule)]]],
  ['null for a header', 1, null, [['', null, describeRule(headerRule)]]],
  [
    'a header without a venue',
    1,
    without(header, 'venue'),
    [['venue', undefined, 'an object with id, code, name, lengthMetres, widthMetres, timeZone?']],
  ],
  [
    'an unknown member of a header',
    1,
    { ...header, weather: 'fine' },
    [['weather', 'fine', unknownMember(headerRule)]],
  ],
  ['another format', 1, { ...header, format: 'match-log' }, [['format', 'match-log', 'one of goalsquare-match-log']]],
  ['a later version', 1, { ...header, version: 2 }, [['version', 2, 'a whole number from 1 to 1']]],
  ['a negative match id', 1, { ...header, id: -1 }, [['id', -1, id]]],
  ['a match id past 32 bits', 1, { ...header, id: 2147483648 }, [['id', 2147483648, id]]],
  ['a match id with a fraction', 1, { ...header, id: 7.5 }, [['id', 7.5, id]]],
  ['a match id in quotes', 1, { ...header, id: '77' }, [['id', '77', id]]],
  [
    'an empty name',
    1,
    { ...header, competitionName: '' },
    [['competitionName', '', 'a text of 1 to 200 printable characters']],
  ],
  ['a round too far', 1, { ...header, roundNumber: 100 }, [['roundNumber', 100, 'a whole number from 0 to 99']]],
  [
    'an unknown type of match',
    1,
    { ...header, type: 'Final' },
    [['type', 'Final', 'one of HA, QF, EF, SF, PF, GF, PR, WC, FI']],
  ],
  ['a phase that is null', 1, { ...header, phase: null }, [['phase', null, 'an object with id, code, name']]],
  [
    'a ground too short',
    1,
    { ...header, venue: { ...header.venue, lengthMetres: 99 } },
    [['venue.lengthMetres', 99, 'a number from 100 to 220']],
  ],
  [
    'a day written another way',
    1,
    { ...header, date: { startDate: '14/03/2026' } },
    [['date.startDate', '14/03/2026', 'a text of 1 to 10 characters such as 2026-03-14']],
  ],
  [
    'a day that does not exist',
    1,
    { ...header, date: { startDate: '2026-13-45' } },
    [['date.startDate', '2026-13-45', 'a text of 1 to 10 characters such as 2026-03-14']],
  ],
  [
    'an instant that is not UTC',
    1,
    { ...header, date: { startDate: '2026-03-14', utcMatchStart: '2026-03-14T19:40:00+11:00' } },
    [['date.utcMatchStart', '2026-03-14T19:40:00+11:00', 'a text of 1 to 30 characters such as 2026-03-14T08:40:00Z']],
  ],
  [
    'a feature that does not exist',
    1,
    { ...header, lacks: ['ruck', 'rucks'] },
    [['lacks[1]', 'rucks', describeRule(headerRule.optional.lacks.of)]],
  ],
  [
    'more players than a squad has',
    1,
    { ...header, home: { ...header.home, players: players(41) } },
    [['home.players', players(41), describeRule(headerRule.required.home.required.players)]],
  ],
  [
    'a player without an id',
    1,
    { ...header, away: { ...header.away, players: [{ surname: 'Nobody' }] } },
    [['away.players[0].personId', undefined, id]],
  ],
  ['a flag that is false', 1, { ...header, chainsMarked: false }, [['chainsMarked', false, 'true, or left out']]],
  [
    'a direction of our own',
    1,
    { ...header, homeFirstDirection: 'North' },
    [['homeFirstDirection', 'North', 'one of Left, Right']],
  ],
  [
    'three faults at once',
    1,
    { ...header, version: 0, tossWinner: 'nobody', attendance: -5 },
    [
      ['version', 0, 'a whole number from 1 to 1'],
      ['tossWinner', 'nobody', 'one of home, away'],
      ['attendance', -5, 'a whole number from 0 to 1000000'],
    ],
  ],
  [
    'an official without a name',
    1,
    { ...header, officials: [{ personId: 900 }] },
    [['officials[0].fullname', undefined, 'a text of 1 to 200 printable characters']],
  ],
  [
    'an official of a squad',
    1,
    { ...header, officials: [{ personId: 900, fullname: 'Ivo Tallis', squadId: 10 }] },
    [['officials[0].squadId', 10, unknownMember(umpire)]],
  ],
  [
    'a role of our own',
    1,
    { ...header, home: { ...header.home, players: [{ personId: 11, role: 'Rover' }] } },
    [['home.players[0].role', 'Rover', roleNames]],
  ],
];
