import { countries, states, type SeasonVenue, type StateCode } from '@goalsquare/engine';
import { zoneOf } from './time-zones.js';

/** A ground. **Units**: metres, seats. */
export interface Venue {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly lengthMetres: number;
  readonly widthMetres: number;
  readonly timeZone: string;
  /** **Empty**: `undefined` overseas. */
  readonly state: StateCode | undefined;
  readonly seats: number;
}

const ground = (
  id: number,
  code: string,
  name: string,
  [lengthMetres, widthMetres]: readonly [number, number],
  state: StateCode,
  seats: number,
): Venue => ({ id, code, name, lengthMetres, widthMetres, state, timeZone: zoneOf[state], seats });

/** THE grounds, all invented. The first is the largest, where grand finals are played. */
export const venues: readonly Venue[] = [
  ground(100, 'CRG', 'Crown Reserve Grounds', [160, 141], 'VIC', 92_000),
  ground(110, 'LPO', 'Lantern Point Oval', [162, 138], 'VIC', 48_000),
  ground(120, 'STK', 'Stockyard Stadium', [159, 129], 'VIC', 53_000),
  ground(130, 'IRB', 'Ironbark Park', [168, 132], 'VIC', 34_000),
  ground(140, 'MLW', 'Millrace Oval', [164, 126], 'VIC', 29_000),
  ground(150, 'FRN', 'Fernery Lane', [153, 134], 'VIC', 18_000),
  ground(160, 'GUL', 'Gulf Parade Oval', [167, 123], 'SA', 51_000),
  ground(170, 'TWO', 'Two Jetties Oval', [165, 128], 'SA', 22_000),
  ground(180, 'LIM', 'Limestone Stadium', [165, 130], 'WA', 58_000),
  ground(190, 'SLT', 'Saltworks Oval', [171, 136], 'WA', 24_000),
  ground(200, 'HOL', 'Heights Showground', [155, 136], 'NSW', 44_000),
  ground(210, 'DRV', 'Drovers Paddock', [162, 125], 'NSW', 21_000),
  ground(220, 'REE', 'Reef Street Stadium', [156, 138], 'QLD', 37_000),
  ground(230, 'SUR', 'Surfside Oval', [158, 134], 'QLD', 23_000),
  ground(240, 'CUS', 'Customs House Oval', [163, 124], 'TAS', 19_000),
  ground(250, 'APL', 'Appledown Park', [170, 140], 'TAS', 17_000),
  ground(260, 'OCH', 'Ochre Range Oval', [175, 135], 'NT', 14_000),
  ground(270, 'PLN', 'Planetarium Oval', [160, 137], 'ACT', 15_000),
  ground(280, 'BRK', 'Brickfields Reserve', [149, 118], 'VIC', 12_000),
  {
    id: 290,
    code: 'KAU',
    name: 'Kauri Domain',
    lengthMetres: 161,
    widthMetres: 130,
    timeZone: 'Pacific/Auckland',
    state: undefined,
    seats: 27_000,
  },
  ground(300, 'WHF', 'Wharf Road Oval', [158, 122], 'VIC', 9_000),
  ground(310, 'TAN', 'Tannery Reserve', [152, 120], 'VIC', 7_500),
  ground(320, 'OBS', 'Observatory Park', [166, 131], 'VIC', 8_000),
  ground(330, 'PAD', 'Paddlewheel Oval', [163, 129], 'NSW', 6_000),
  ground(340, 'MAN', 'Mangrove Street', [157, 133], 'QLD', 6_500),
  ground(350, 'SAM', 'Samphire Oval', [165, 124], 'SA', 9_500),
  ground(360, 'COP', 'Coppermine Oval', [169, 127], 'SA', 7_000),
  ground(370, 'BAR', 'Barley Stacks Reserve', [161, 121], 'SA', 6_000),
  ground(380, 'LIG', 'Lighthouse Terrace', [155, 125], 'SA', 8_500),
  ground(390, 'TUA', 'Tuart Avenue Oval', [164, 126], 'WA', 9_000),
  ground(400, 'PEA', 'Pearlers Park', [159, 132], 'WA', 7_000),
  ground(410, 'BAN', 'Banksia Loop Oval', [167, 128], 'WA', 8_000),
  ground(420, 'ZAM', 'Zamia Street Reserve', [153, 123], 'WA', 5_500),
];

const byCode = new Map(venues.map((venue) => [venue.code, venue]));

/** The ground of a code. **Throws** where there is none. */
export function venueOf(code: string): Venue {
  const venue = byCode.get(code);
  if (venue === undefined) throw new Error(`no ground has the code ${code}`);
  return venue;
}

/** A ground as the record of a season writes one. */
export const seasonVenue = ({ id, code, name, lengthMetres, widthMetres, timeZone, state }: Venue): SeasonVenue => ({
  id,
  code,
  name,
  lengthMetres,
  widthMetres,
  timeZone,
  country: state === undefined ? countries.NZ : { ...countries.AU, state: states[state] },
});
