import { describeRule, entryRules, freeKickReasons, transactionCodes } from '@goalsquare/engine';
import { amendment, bounce, get, header, kick, live, removal } from '../../support/small-log.js';
import { matchUp, periods, result, role, target, unknownMember, without } from './fixtures.js';
import type { InvalidLine } from './invalid-line.js';

const id = 'a whole number from 0 to 2147483647';
const codes = `one of ${transactionCodes.join(', ')}`;
const kinds = 'one of transaction, amendment, removal, status, correction, result, boxScore';
const { pressure, details } = entryRules.transaction.optional;
const [first] = periods;
const roleNames = 'one of Defence, Forward, Midfield, Ruck, Wing, Loose';

/** Entries that do not have the shape of the rules. The JSON Schema rejects them too. */
export const invalidEntryShapes: readonly InvalidLine[] = [
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
  [
    'an unknown member of a transaction',
    4,
    { ...get, squadId: 10 },
    [['squadId', 10, unknownMember(entryRules.transaction)]],
  ],
  [
    'a member every object has',
    4,
    `${JSON.stringify(get).slice(0, -1)},"__proto__":{"side":"away"}}`,
    [['__proto__', { side: 'away' }, unknownMember(entryRules.transaction)]],
  ],
  ['an entry flag that is false', 5, { ...kick, inside50: false }, [['inside50', false, 'true, or left out']]],
  [
    'a foot in small letters',
    5,
    { ...kick, kicking: { foot: 'left' } },
    [['kicking.foot', 'left', 'one of Left, Right']],
  ],
  [
    'a detail of our own',
    5,
    { ...kick, details: { wind: 'strong' } },
    [['details.wind', 'strong', unknownMember(details)]],
  ],
  [
    'a reason of a free kick that no list has',
    5,
    { ...kick, details: { freeKickReason: 'Holding The Man' } },
    [['details.freeKickReason', 'Holding The Man', `one of ${freeKickReasons.join(', ')}`]],
  ],
  [
    'a contest of a free kick that no list has',
    5,
    { ...kick, details: { freeKickContext: 'Bounce' } },
    [['details.freeKickContext', 'Bounce', 'one of Ruck, Tackling, Marking, General']],
  ],
  [
    'a target and an intent of an inside 50 that no list has',
    5,
    { ...kick, details: { inside50Direction: 'Middle', inside50Intent: 'Pass' } },
    [
      ['details.inside50Direction', 'Middle', 'one of Left, Right, Centre, Corridor'],
      ['details.inside50Intent', 'Pass', 'one of Go To, Go To No Chance, Bomb, Score, Other'],
    ],
  ],
  [
    'a target of a kick-in that no list has',
    5,
    { ...kick, details: { kickinDirection: 'Long' } },
    [['details.kickinDirection', 'Long', 'one of Left, Right, Centre, Corridor']],
  ],
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
    [['pressure.personIds', [21, 22, 23], describeRule(pressure.optional.personIds)]],
  ],
  [
    'a status of our own',
    11,
    { ...live, code: 'PAUSE' },
    [['code', 'PAUSE', describeRule(entryRules.status.required.code)]],
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
    [['set.colour', 'red', unknownMember(entryRules.amendment.optional.set)]],
  ],
  [
    'an amendment of an id',
    12,
    { ...amendment, set: { id: 9 } },
    [['set.id', 9, unknownMember(entryRules.amendment.optional.set)]],
  ],
  [
    'an amendment that unsets what must stand',
    12,
    { kind: 'amendment', id: 4, unset: ['code'] },
    [['unset[0]', 'code', describeRule(entryRules.amendment.optional.unset.of)]],
  ],
  ['an amendment of no transaction', 12, without(amendment, 'id'), [['id', undefined, id]]],
  [
    'a removal with reasons',
    13,
    { ...removal, because: 'no kick' },
    [['because', 'no kick', unknownMember(entryRules.removal)]],
  ],
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
  ['a role in small letters', 6, { ...role, role: 'wing' }, [['role', 'wing', roleNames]]],
  ['an opponent in quotes', 6, { ...matchUp, opponentId: '21' }, [['opponentId', '21', id]]],
  ['no chance', 6, { ...target, chance: false }, [['chance', false, 'true, or left out']]],
  [
    'a result without a squad',
    3,
    without(result, 'away'),
    [['away', undefined, 'an object with goals?, behinds?, points?']],
  ],
  [
    'a hundred goals',
    3,
    { ...result, home: { goals: 100, behinds: 0 } },
    [['home.goals', 100, 'a whole number from 0 to 99']],
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
    [['set', undefined, describeRule(entryRules.correction.required.set)]],
  ],
  [
    'a correction of the match id',
    14,
    { kind: 'correction', set: { id: 78 } },
    [['set.id', 78, unknownMember(entryRules.correction.required.set)]],
  ],
  [
    'a correction to a ground too wide',
    14,
    { kind: 'correction', set: { venue: { ...header.venue, widthMetres: 201 } } },
    [['set.venue.widthMetres', 201, 'a number from 80 to 200']],
  ],
];
