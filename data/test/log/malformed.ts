import { describe, entryRules, headerRule, transactionCodes } from '@goalsquare/engine';
import {
  amendment,
  bounce,
  correction,
  get,
  goal,
  header,
  kick,
  live,
  mark,
  removal,
  rotation,
  rushed,
  type Line,
} from '../support/small-log.js';

/** What a fault says besides where it stands: field, value, allowed. */
export type Said = readonly [field: string, value: unknown, allowed: string];

/** A bad line: its name, the line of the small log it replaces, the line, and every fault it has. */
export type Malformed = readonly [name: string, line: number, put: unknown, faults: readonly Said[]];

const without = (line: Line, ...members: readonly string[]): Line =>
  Object.fromEntries(Object.entries(line).filter(([member]) => !members.includes(member)));
const players = (count: number) => Array.from({ length: count }, (_, n) => ({ personId: 1000 + n }));

const id = 'a whole number from 0 to 2147483647';
const codes = `one of ${transactionCodes.join(', ')}`;
const kinds = 'one of transaction, amendment, removal, status, correction, result';
const known = (rule: { readonly required: object; readonly optional: object }): string =>
  `no such member; known are ${[...Object.keys(rule.required), ...Object.keys(rule.optional)].join(', ')}`;
const { pressure, details } = entryRules.transaction.optional;
const umpire = headerRule.optional.officials.of;

const result = { kind: 'result', home: { goals: 2, behinds: 3 }, away: { goals: 1, behinds: 0 } } as const;
const periods = [
  { period: 1, home: { goals: 2, behinds: 1 }, away: { goals: 0, behinds: 0 } },
  { period: 2, home: { goals: 0, behinds: 2 }, away: { goals: 1, behinds: 0 } },
] as const;
const [first, second] = periods;
const target = { ...mark, code: 'IFTA' };
const role = { ...mark, code: 'ROLE', role: 'Wing' };
const matchUp = { ...mark, code: 'MAUP', opponentId: 21 };
const roleNames = 'one of Defence, Forward, Midfield, Ruck, Wing, Loose';

/** Lines that are no JSON. Nothing but `one JSON object` may stand there. */
export const malformedText: readonly Malformed[] = [
  ['nothing at all for a header', 1, '', [['', '', 'one JSON object']]],
  ['a header cut short', 1, '{"kind":"header"', [['', '{"kind":"header"', 'one JSON object']]],
  ['words for an entry', 4, 'kick, home', [['', 'kick, home', 'one JSON object']]],
  [
    'an entry cut short',
    5,
    '{"kind":"transaction","id":3,"code":"KKEF","period":1,"periodSeconds":8,"side":"home"',
    [['', '{"kind":"transaction","id":3,"code":"KKEF","period":1,"perio', 'one JSON object']],
  ],
  ['an empty line between entries', 6, '', [['', '', 'one JSON object']]],
  [
    'two entries on one line',
    4,
    '{"kind":"removal","id":1}{"kind":"removal","id":2}',
    [['', '{"kind":"removal","id":1}{"kind":"removal","id":2}', 'one JSON object']],
  ],
  [
    'a number JSON does not have',
    4,
    '{"kind":"transaction","id":2,"code":"HBGE","period":1,"periodSeconds":NaN}',
    [['', '{"kind":"transaction","id":2,"code":"HBGE","period":1,"perio', 'one JSON object']],
  ],
];

/** Lines that are JSON, but not of the shape of the rules: the JSON Schema refuses them too. */
export const malformedShapes: readonly Malformed[] = [
  ['a list for a header', 1, [], [['', [], describe(headerRule)]]],
  ['null for a header', 1, null, [['', null, describe(headerRule)]]],
  [
    'a header without a venue',
    1,
    without(header, 'venue'),
    [['venue', undefined, 'an object with id, code, name, lengthMetres, widthMetres, timeZone?']],
  ],
  ['an unknown member of a header', 1, { ...header, weather: 'fine' }, [['weather', 'fine', known(headerRule)]]],
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
    [['type', 'Final', 'one of HA, QF, EF, SF, PF, GF, PR']],
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
    [['lacks[1]', 'rucks', describe(headerRule.optional.lacks.of)]],
  ],
  [
    'more players than a squad has',
    1,
    { ...header, home: { ...header.home, players: players(41) } },
    [['home.players', players(41), describe(headerRule.required.home.required.players)]],
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
  ['a list for an entry', 3, [bounce], [['kind', undefined, kinds]]],
  ['null for an entry', 3, null, [['kind', undefined, kinds]]],
  ['an entry without a kind', 3, without(bounce, 'kind'), [['kind', undefined, kinds]]],
  ['an entry of an unknown kind', 3, { ...bounce, kind: 'event' }, [['kind', 'event', kinds]]],
  ['a kind that is a number', 3, { ...bounce, kind: 1 }, [['kind', 1, kinds]]],
  ['a kind every object has', 3, { ...bounce, kind: 'constructor' }, [['kind', 'constructor', kinds]]],
  ['a second header', 3, header, [['kind', 'header', kinds]]],
  ['an unknown code', 4, { ...get, code: 'KICK' }, [['code', 'KICK', codes]]],
  ['a code in small letters', 4, { ...get, code: 'hbge' }, [['code', 'hbge', codes]]],
  ['no period', 4, without(get, 'period'), [['period', undefined, 'a whole number from 1 to 10']]],
  ['period 0', 4, { ...get, period: 0 }, [['period', 0, 'a whole number from 1 to 10']]],
  ['period 11', 4, { ...get, period: 11 }, [['period', 11, 'a whole number from 1 to 10']]],
  [
    'a second before the bounce',
    4,
    { ...get, periodSeconds: -1 },
    [['periodSeconds', -1, 'a whole number from 0 to 14400']],
  ],
  [
    'a second no period reaches',
    4,
    { ...get, periodSeconds: 14401 },
    [['periodSeconds', 14401, 'a whole number from 0 to 14400']],
  ],
  ['seconds in quotes', 4, { ...get, periodSeconds: '5' }, [['periodSeconds', '5', 'a whole number from 0 to 14400']]],
  ['a side in capitals', 4, { ...get, side: 'Home' }, [['side', 'Home', 'one of home, away']]],
  ['a spot off the map', 4, { ...get, x: 121 }, [['x', 121, 'a number from -120 to 120']]],
  ['a spot in quotes', 4, { ...get, y: '3' }, [['y', '3', 'a number from -110 to 110']]],
  ['sequence 0', 4, { ...get, sequence: 0 }, [['sequence', 0, 'a whole number from 1 to 99']]],
  ['sequence 100', 4, { ...get, sequence: 100 }, [['sequence', 100, 'a whole number from 1 to 99']]],
  ['an unknown member of a transaction', 4, { ...get, squadId: 10 }, [['squadId', 10, known(entryRules.transaction)]]],
  [
    'a member every object has',
    4,
    `${JSON.stringify(get).slice(0, -1)},"__proto__":{"side":"away"}}`,
    [['__proto__', { side: 'away' }, known(entryRules.transaction)]],
  ],
  ['an entry flag that is false', 5, { ...kick, inside50: false }, [['inside50', false, 'true, or left out']]],
  [
    'a foot in small letters',
    5,
    { ...kick, kicking: { foot: 'left' } },
    [['kicking.foot', 'left', 'one of Left, Right']],
  ],
  ['a detail of our own', 5, { ...kick, details: { wind: 'strong' } }, [['details.wind', 'strong', known(details)]]],
  [
    'pressure without a name',
    5,
    { ...kick, pressure: { code: 'PHYS', points: 3.75 } },
    [['pressure.name', undefined, 'a text of 1 to 60 printable characters']],
  ],
  [
    'more pressure than there is',
    5,
    { ...kick, pressure: { code: 'PHYS', name: 'Physical', points: 10.5 } },
    [['pressure.points', 10.5, 'a number from 0 to 10']],
  ],
  [
    'pressure by three',
    5,
    { ...kick, pressure: { code: 'PHYS', name: 'Physical', points: 3.75, personIds: [21, 22, 23] } },
    [['pressure.personIds', [21, 22, 23], describe(pressure.optional.personIds)]],
  ],
  [
    'a status of our own',
    11,
    { ...live, code: 'PAUSE' },
    [['code', 'PAUSE', describe(entryRules.status.required.code)]],
  ],
  [
    'a status at a local time',
    11,
    { ...live, utc: '2026-03-14 19:40' },
    [['utc', '2026-03-14 19:40', 'a text of 1 to 30 characters such as 2026-03-14T08:40:00Z']],
  ],
  [
    'an amendment of an unknown member',
    12,
    { ...amendment, set: { colour: 'red' } },
    [['set.colour', 'red', known(entryRules.amendment.optional.set)]],
  ],
  [
    'an amendment of an id',
    12,
    { ...amendment, set: { id: 9 } },
    [['set.id', 9, known(entryRules.amendment.optional.set)]],
  ],
  [
    'an amendment that unsets what must stand',
    12,
    { kind: 'amendment', id: 4, unset: ['code'] },
    [['unset[0]', 'code', describe(entryRules.amendment.optional.unset.of)]],
  ],
  ['an amendment of no transaction', 12, without(amendment, 'id'), [['id', undefined, id]]],
  ['a removal with reasons', 13, { ...removal, reason: 'no kick' }, [['reason', 'no kick', known(entryRules.removal)]]],
  [
    'a detail that hides a line',
    5,
    { ...kick, details: { shotType: 'Snap\u0000\r\n' } },
    [['details.shotType', 'Snap\u0000\r\n', 'a text of 1 to 60 printable characters']],
  ],
  [
    'a detail without an end',
    5,
    { ...kick, details: { shotType: 'x'.repeat(61) } },
    [['details.shotType', 'x'.repeat(61), 'a text of 1 to 60 printable characters']],
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
    [['officials[0].squadId', 10, known(umpire)]],
  ],
  [
    'a role of our own',
    1,
    { ...header, home: { ...header.home, players: [{ personId: 11, role: 'Rover' }] } },
    [['home.players[0].role', 'Rover', roleNames]],
  ],
  ['a role in small letters', 6, { ...role, role: 'wing' }, [['role', 'wing', roleNames]]],
  ['an opponent in quotes', 6, { ...matchUp, opponentId: '21' }, [['opponentId', '21', id]]],
  ['no chance', 6, { ...target, chance: false }, [['chance', false, 'true, or left out']]],
  ['a result without a squad', 3, without(result, 'away'), [['away', undefined, 'an object with goals, behinds']]],
  [
    'a result with points',
    3,
    { ...result, home: { ...result.home, points: 15 } },
    [['home.points', 15, 'no such member; known are goals, behinds']],
  ],
  [
    'a hundred goals',
    3,
    { ...result, home: { goals: 100, behinds: 0 } },
    [['home.goals', 100, 'a whole number from 0 to 99']],
  ],
  [
    'goals that are missing',
    3,
    { ...result, away: { behinds: 4 } },
    [['away.goals', undefined, 'a whole number from 0 to 99']],
  ],
  [
    'a result by quarters of one squad',
    3,
    { ...result, periods: [without(first, 'away')] },
    [['periods[0].away', undefined, 'an object with goals, behinds']],
  ],
  [
    'a correction without a set',
    14,
    { kind: 'correction' },
    [['set', undefined, describe(entryRules.correction.required.set)]],
  ],
  [
    'a correction of the match id',
    14,
    { kind: 'correction', set: { id: 78 } },
    [['set.id', 78, known(entryRules.correction.required.set)]],
  ],
  [
    'a correction to a ground too wide',
    14,
    { kind: 'correction', set: { venue: { ...header.venue, widthMetres: 201 } } },
    [['set.venue.widthMetres', 201, 'a number from 80 to 200']],
  ],
];

/** Lines of the right shape that make no sense where they stand. */
export const malformedSense: readonly Malformed[] = [
  [
    'a person named twice',
    1,
    { ...header, away: { ...header.away, players: [{ personId: 21 }, { personId: 12 }] } },
    [['away.players[1].personId', 12, 'a person named once in the match']],
  ],
  [
    'a squad against itself',
    1,
    { ...header, away: { ...header.away, id: 10 } },
    [['away.id', 10, 'another squad than home']],
  ],
  [
    'nobody for a possession',
    4,
    without(get, 'side', 'personId'),
    [['side', undefined, "home or away, as Hard Ball Get is a squad's"]],
  ],
  [
    'a squad for a bounce',
    3,
    { ...bounce, side: 'home' },
    [['side', 'home', "left out, as Centre Bounce is nobody's"]],
  ],
  [
    'a person for a bounce',
    3,
    { ...bounce, personId: 11 },
    [['personId', 11, "left out, as Centre Bounce is no person's"]],
  ],
  ['a squad without a person', 4, without(get, 'personId'), [['personId', undefined, 'a person of the home squad']]],
  [
    'a person for a rushed behind',
    10,
    { ...rushed, personId: 21 },
    [['personId', 21, "left out, as Behind Rushed is no person's"]],
  ],
  [
    'a person of the other squad',
    4,
    { ...get, personId: 21 },
    [['personId', 21, 'a person the header names in the home squad']],
  ],
  [
    'a person nobody named',
    4,
    { ...get, personId: 99 },
    [['personId', 99, 'a person the header names in the home squad']],
  ],
  ['half a spot', 4, without(get, 'y'), [['y', undefined, 'both x and y, or neither']]],
  ['the other half of a spot', 4, without(get, 'x'), [['x', undefined, 'both x and y, or neither']]],
  ['a spot beyond the goals', 4, { ...get, x: 105.5 }, [['x', 105.5, 'at most 25 m outside a ground of 160 m']]],
  ['a spot beyond the wing', 4, { ...get, y: -95.1 }, [['y', -95.1, 'at most 25 m outside a ground of 140 m']]],
  ['an inside 50 by a mark', 6, { ...mark, inside50: true }, [['inside50', true, 'only with a disposal']]],
  ['a shot by a mark', 6, { ...mark, shot: true }, [['shot', true, 'only with a disposal']]],
  ['a gain by nobody', 3, { ...bounce, gain: true }, [['gain', true, 'only with a transaction of a squad']]],
  ['a kick that is won', 5, { ...kick, wonBy: 'home' }, [['wonBy', 'home', 'only with a restart of play']]],
  ['somebody on with a goal', 8, { ...goal, onPersonId: 13 }, [['onPersonId', 13, 'only with a rotation']]],
  [
    'a rotation with nobody on',
    9,
    without(rotation, 'onPersonId'),
    [['onPersonId', undefined, 'the person who comes on']],
  ],
  ['a stranger comes on', 9, { ...rotation, onPersonId: 99 }, [['onPersonId', 99, 'a person the header names']]],
  [
    'pressure by a stranger',
    5,
    { ...kick, pressure: { code: 'PHYS', name: 'Physical', points: 3.75, personIds: [99] } },
    [['pressure.personIds', 99, 'a person the header names']],
  ],
  ['an id used before', 5, { ...kick, id: 2 }, [['id', 2, 'an id and sequence not used before; 2 is']]],
  [
    'an id and sequence used before',
    5,
    { ...kick, id: 2, sequence: 1 },
    [['id', 2, 'an id and sequence not used before; 2 sequence 1 is']],
  ],
  [
    'an amendment of what does not stand',
    12,
    { ...amendment, id: 40 },
    [['id', 40, 'the id of a transaction that stands; 40 does not']],
  ],
  [
    'an amendment of another sequence',
    12,
    { ...amendment, sequence: 2 },
    [['id', 4, 'the id of a transaction that stands; 4 sequence 2 does not']],
  ],
  [
    'an amendment to a person of the other squad',
    12,
    { ...amendment, set: { personId: 22 } },
    [['set.personId', 22, 'a person the header names in the home squad']],
  ],
  [
    'an amendment that takes half a spot away',
    12,
    { kind: 'amendment', id: 4, unset: ['y'] },
    [['set.y', undefined, 'both x and y, or neither']],
  ],
  [
    'an amendment of a kick into forward 50 to a spoil',
    12,
    { kind: 'amendment', id: 3, set: { code: 'SPOI' } },
    [['set.inside50', true, 'only with a disposal']],
  ],
  [
    'an amendment that leaves nobody to come on',
    12,
    { kind: 'amendment', id: 7, unset: ['onPersonId'] },
    [['set.onPersonId', undefined, 'the person who comes on']],
  ],
  [
    'a removal of what does not stand',
    13,
    { ...removal, id: 80 },
    [['id', 80, 'the id of a transaction that stands; 80 does not']],
  ],
  ['a second removal', 14, removal, [['id', 8, 'the id of a transaction that stands; 8 does not']]],
  [
    'a correction that leaves out a person who acted',
    14,
    { ...correction, set: { home: { ...header.home, players: [{ personId: 11 }] } } },
    [
      ['set.personId', 12, 'a person the header names in the home squad, as transaction 4 needs'],
      ['set.personId', 12, 'a person the header names in the home squad, as transaction 5 needs'],
      ['set.personId', 12, 'a person the header names in the home squad, as transaction 6 needs'],
    ],
  ],
  [
    'a correction that lacks what was captured',
    14,
    { ...correction, set: { lacks: ['rotations'] } },
    [
      [
        'set.code',
        'ROIN',
        'a code of a feature the header does not list in lacks; ROIN is rotations, as transaction 7 needs',
      ],
    ],
  ],
  ['a role of a mark', 6, { ...mark, role: 'Wing' }, [['role', 'Wing', 'only with a rotation or ROLE']]],
  ['a change to no role', 6, without(role, 'role'), [['role', undefined, 'the role the person takes']]],
  ['an opponent of a mark', 6, { ...mark, opponentId: 21 }, [['opponentId', 21, 'only with MAUP']]],
  [
    'a match-up with nobody',
    6,
    without(matchUp, 'opponentId'),
    [['opponentId', undefined, 'a person of the other squad']],
  ],
  [
    'a match-up with a team-mate',
    6,
    { ...matchUp, opponentId: 11 },
    [['opponentId', 11, 'a person of the other squad']],
  ],
  [
    'a match-up with a stranger',
    6,
    { ...matchUp, opponentId: 99 },
    [['opponentId', 99, 'a person of the other squad']],
  ],
  ['a chance of a mark', 6, { ...mark, chance: true }, [['chance', true, 'only with IFTA']]],
  [
    'a result of a match with transactions',
    4,
    result,
    [['kind', 'result', 'no result in a match with transactions, whose score is counted']],
  ],
  [
    'periods that do not add up',
    3,
    { ...result, periods: [first, { ...second, home: { goals: 1, behinds: 2 } }] },
    [['home.goals', 2, '3, the sum of the periods']],
  ],
  [
    'periods that add up for neither squad',
    3,
    { ...result, periods: [first] },
    [
      ['home.behinds', 3, '1, the sum of the periods'],
      ['away.goals', 1, '0, the sum of the periods'],
    ],
  ],
  [
    'a period left out',
    3,
    { ...result, periods: [first, { ...second, period: 3 }] },
    [['periods[1].period', 3, '2, as periods are listed from the first']],
  ],
  [
    'periods out of order',
    3,
    { ...result, periods: [second, first] },
    [['periods[0].period', 2, '1, as periods are listed from the first']],
  ],
  [
    'a correction to one squad twice',
    14,
    { ...correction, set: { home: { ...header.home, id: 20 } } },
    [['set.away.id', 20, 'another squad than home']],
  ],
];

/** Headers that are well by themselves, and the line further down that they leave without sense. */
export const malformedByHeader: readonly (readonly [name: string, header: Line, line: number, said: Said])[] = [
  [
    'a code of a feature the source lacks',
    { ...header, lacks: ['rotations', 'tackles'] },
    9,
    ['code', 'ROIN', 'a code of a feature the header does not list in lacks; ROIN is rotations'],
  ],
  [
    'a first transaction without a direction of play',
    without(header, 'homeFirstDirection'),
    3,
    ['homeFirstDirection', undefined, 'Left or Right in the header before the first transaction'],
  ],
];

/** Every bad line. */
export const malformed: readonly Malformed[] = [...malformedText, ...malformedShapes, ...malformedSense];
