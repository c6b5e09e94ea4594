import type { InvalidLine } from './invalid-line.js';

/** Lines that are not one JSON object. */
export const invalidJson: readonly InvalidLine[] = [
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
