import { countries, states, type SeasonVenue, type StateCode } from '@goalsquare/engine';

const timeZones: Readonly<Record<StateCode, string>> = {
  VIC: 'Australia/Melbourne',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  NSW: 'Australia/Sydney',
  QLD: 'Australia/Brisbane',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
  ACT: 'Australia/Sydney',
};

/** A ground. **Units**: metres, seats. */
export interface Venue {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly lengthMetres: number;
  readonly widthMetres: number;
  readonly timeZone: string;
  /** **Empty**: `undefined` for a ground overseas. */
  readonly state: StateCode | undefined;
  readonly seats: number;
}

/** A row of the table. A ground in a state has the state's time zone. */
type Row = Omit<Venue, 'lengthMetres' | 'widthMetres' | 'timeZone' | 'state'> & {
  readonly metres: readonly [length: number, width: number];
} & ({ readonly state: StateCode } | { readonly state: undefined; readonly timeZone: string });

const ground = ({ metres: [lengthMetres, widthMetres], ...row }: Row): Venue => ({
  id: row.id,
  code: row.code,
  name: row.name,
  lengthMetres,
  widthMetres,
  timeZone: row.state === undefined ? row.timeZone : timeZones[row.state],
  state: row.state,
  seats: row.seats,
});

const rows: readonly Row[] = [
  { id: 100, code: 'CRG', name: 'Crown Reserve Grounds', metres: [160, 141], state: 'VIC', seats: 92_000 },
  { id: 110, code: 'LPO', name: 'Lantern Point Oval', metres: [162, 138], state: 'VIC', seats: 48_000 },
  { id: 120, code: 'STK', name: 'Stockyard Stadium', metres: [159, 129], state: 'VIC', seats: 53_000 },
  { id: 130, code: 'IRB', name: 'Ironbark Park', metres: [168, 132], state: 'VIC', seats: 34_000 },
  { id: 140, code: 'MLW', name: 'Millrace Oval', metres: [164, 126], state: 'VIC', seats: 29_000 },
  { id: 150, code: 'FRN', name: 'Fernery Lane', metres: [153, 134], state: 'VIC', seats: 18_000 },
  { id: 160, code: 'GUL', name: 'Gulf Parade Oval', metres: [167, 123], state: 'SA', seats: 51_000 },
  { id: 170, code: 'TWO', name: 'Two Jetties Oval', metres: [165, 128], state: 'SA', seats: 22_000 },
  { id: 180, code: 'LIM', name: 'Limestone Stadium', metres: [165, 130], state: 'WA', seats: 58_000 },
  { id: 190, code: 'SLT', name: 'Saltworks Oval', metres: [171, 136], state: 'WA', seats: 24_000 },
  { id: 200, code: 'HOL', name: 'Heights Showground', metres: [155, 136], state: 'NSW', seats: 44_000 },
  { id: 210, code: 'DRV', name: 'Drovers Paddock', metres: [162, 125], state: 'NSW', seats: 21_000 },
  { id: 220, code: 'REE', name: 'Reef Street Stadium', metres: [156, 138], state: 'QLD', seats: 37_000 },
  { id: 230, code: 'SUR', name: 'Surfside Oval', metres: [158, 134], state: 'QLD', seats: 23_000 },
  { id: 240, code: 'CUS', name: 'Customs House Oval', metres: [163, 124], state: 'TAS', seats: 19_000 },
  { id: 250, code: 'APL', name: 'Appledown Park', metres: [170, 140], state: 'TAS', seats: 17_000 },
  { id: 260, code: 'OCH', name: 'Ochre Range Oval', metres: [175, 135], state: 'NT', seats: 14_000 },
  { id: 270, code: 'PLN', name: 'Planetarium Oval', metres: [160, 137], state: 'ACT', seats: 15_000 },
  { id: 280, code: 'BRK', name: 'Brickfields Reserve', metres: [149, 118], state: 'VIC', seats: 12_000 },
  {
    id: 290,
    code: 'KAU',
    name: 'Kauri Domain',
    metres: [161, 130],
    state: undefined,
    timeZone: 'Pacific/Auckland',
    seats: 27_000,
  },
  { id: 300, code: 'WHF', name: 'Wharf Road Oval', metres: [158, 122], state: 'VIC', seats: 9_000 },
  { id: 310, code: 'TAN', name: 'Tannery Reserve', metres: [152, 120], state: 'VIC', seats: 7_500 },
  { id: 320, code: 'OBS', name: 'Observatory Park', metres: [166, 131], state: 'VIC', seats: 8_000 },
  { id: 330, code: 'PAD', name: 'Paddlewheel Oval', metres: [163, 129], state: 'NSW', seats: 6_000 },
  { id: 340, code: 'MAN', name: 'Mangrove Street', metres: [157, 133], state: 'QLD', seats: 6_500 },
  { id: 350, code: 'SAM', name: 'Samphire Oval', metres: [165, 124], state: 'SA', seats: 9_500 },
  { id: 360, code: 'COP', name: 'Coppermine Oval', metres: [169, 127], state: 'SA', seats: 7_000 },
  { id: 370, code: 'BAR', name: 'Barley Stacks Reserve', metres: [161, 121], state: 'SA', seats: 6_000 },
  { id: 380, code: 'LIG', name: 'Lighthouse Terrace', metres: [155, 125], state: 'SA', seats: 8_500 },
  { id: 390, code: 'TUA', name: 'Tuart Avenue Oval', metres: [164, 126], state: 'WA', seats: 9_000 },
  { id: 400, code: 'PEA', name: 'Pearlers Park', metres: [159, 132], state: 'WA', seats: 7_000 },
  { id: 410, code: 'BAN', name: 'Banksia Loop Oval', metres: [167, 128], state: 'WA', seats: 8_000 },
  { id: 420, code: 'ZAM', name: 'Zamia Street Reserve', metres: [153, 123], state: 'WA', seats: 5_500 },
];

/** The grounds. All are invented. The first is the largest. */
export const venues: readonly Venue[] = rows.map(ground);

const byCode = new Map(venues.map((venue) => [venue.code, venue]));

/** Returns the ground with a code. **Throws** Error if no ground has it. */
export function venueOf(code: string): Venue {
  const venue = byCode.get(code);
  if (venue === undefined) throw new Error(`no ground has the code ${code}`);
  return venue;
}

/** Returns a ground in the form of a season record. */
export const seasonVenue = ({ id, code, name, lengthMetres, widthMetres, timeZone, state }: Venue): SeasonVenue => ({
  id,
  code,
  name,
  lengthMetres,
  widthMetres,
  timeZone,
  country: state === undefined ? countries.NZ : { ...countries.AU, state: states[state] },
});
