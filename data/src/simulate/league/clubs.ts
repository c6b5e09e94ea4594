import type { StateCode } from '@goalsquare/engine';

/** A club: who plays, whatever the league. */
export interface Club {
  readonly code: string;
  readonly name: string;
  readonly state: StateCode;
  /** Codes of the grounds it plays its home matches at, the usual one first. */
  readonly grounds: readonly string[];
}

const club = (code: string, name: string, state: StateCode, ...grounds: readonly string[]): Club => ({
  code,
  name,
  state,
  grounds,
});

/**
 * THE clubs by the family of leagues they play in, all invented. A squad's id comes from its place here, so new ones go
 * to the end.
 */
export const clubs = {
  national: [
    club('PMH', 'Port Merrow Herons', 'VIC', 'LPO', 'CRG'),
    club('QUI', 'Quarrabin Ironbarks', 'VIC', 'IRB', 'CRG'),
    club('ASH', 'Ashenvale Kelpies', 'VIC', 'CRG', 'STK'),
    club('BRI', 'Brindle Park Millers', 'VIC', 'STK', 'MLW'),
    club('CAL', 'Callow Ranges Goannas', 'VIC', 'MLW', 'STK'),
    club('COR', 'Coral Sound Barracudas', 'QLD', 'REE'),
    club('DUN', 'Dunmarrow Foxes', 'VIC', 'CRG', 'BRK'),
    club('FER', 'Fernlea Lyrebirds', 'VIC', 'STK', 'FRN'),
    club('GRE', 'Greywater Pelicans', 'SA', 'GUL'),
    club('HOL', 'Hollin Heights Comets', 'NSW', 'HOL', 'PLN'),
    club('KES', 'Kestrel Bay Mariners', 'WA', 'LIM', 'SLT'),
    club('MAR', 'Marlock Plains Dingoes', 'SA', 'GUL', 'TWO'),
    club('OCH', 'Ochre Hills Wedgetails', 'NT', 'OCH', 'TWO'),
    club('OLD', 'Old Harbour Anchors', 'TAS', 'CUS', 'APL', 'KAU'),
    club('SAL', 'Saltmarsh Terns', 'WA', 'LIM'),
    club('SIL', 'Silverleigh Lamplighters', 'VIC', 'CRG', 'LPO'),
    club('TAR', 'Tarrawick Drovers', 'NSW', 'DRV', 'HOL'),
    club('WAT', 'Wattle Coast Breakers', 'QLD', 'SUR'),
  ],
  seaboard: [
    club('ABB', 'Abbotsmere Potters', 'VIC', 'WHF'),
    club('BEL', 'Bellwether Rams', 'VIC', 'TAN'),
    club('CIN', 'Cinder Creek Stokers', 'VIC', 'BRK'),
    club('EST', 'Estuary Spoonbills', 'VIC', 'WHF'),
    club('GAR', 'Garnet Vale Miners', 'VIC', 'OBS'),
    club('MAN', 'Mangrove Point Jabirus', 'QLD', 'MAN'),
    club('NET', 'Nettlebridge Foresters', 'VIC', 'TAN'),
    club('PAD', 'Paddlewheel Rivermen', 'NSW', 'PAD'),
    club('STA', 'Stargazers Hill Owls', 'VIC', 'OBS'),
    club('WES', 'Westering Tramways', 'VIC', 'BRK'),
  ],
  pathway: [
    club('BIR', 'Birkenrigg Rosellas', 'VIC', 'FRN'),
    club('COB', 'Cobblers Flat Magpie-larks', 'VIC', 'TAN'),
    club('DRA', 'Drakes Crossing Teals', 'VIC', 'WHF'),
    club('HEA', 'Heathcutters Echidnas', 'VIC', 'BRK'),
    club('LAR', 'Larrin Valley Lorikeets', 'VIC', 'FRN'),
    club('MOS', 'Mosswater Platypuses', 'TAS', 'APL'),
    club('RUD', 'Ruddle Plains Galahs', 'VIC', 'OBS'),
    club('TIN', 'Tinder Ridge Gliders', 'VIC', 'TAN'),
  ],
  saltbush: [
    club('BAR', 'Barley Stacks Reapers', 'SA', 'BAR'),
    club('COP', 'Coppermine Cousins', 'SA', 'COP'),
    club('DRY', 'Drywater Brolgas', 'SA', 'COP'),
    club('KEL', 'Kelp Harbour Divers', 'SA', 'LIG'),
    club('LIG', 'Lighthouse Terrace Keepers', 'SA', 'LIG'),
    club('SAM', 'Samphire Stilts', 'SA', 'SAM'),
    club('TWO', 'Two Jetties Seahorses', 'SA', 'TWO'),
    club('VIN', 'Vinegrove Wattlebirds', 'SA', 'BAR'),
  ],
  jarrah: [
    club('BAN', 'Banksia Loop Honeyeaters', 'WA', 'BAN'),
    club('CAP', 'Cape Lorn Whalers', 'WA', 'PEA'),
    club('FLI', 'Flintlock Bay Quokkas', 'WA', 'TUA'),
    club('JET', 'Jetty Town Bulls', 'WA', 'PEA'),
    club('KAR', 'Karrow Brook Numbats', 'WA', 'ZAM'),
    club('PEA', 'Pearlers Landing Luggers', 'WA', 'PEA'),
    club('TUA', 'Tuart Avenue Swifts', 'WA', 'TUA'),
    club('ZAM', 'Zamia Ridge Bobtails', 'WA', 'ZAM'),
  ],
  carnival: [
    club('BAY', 'Bayside Metro Spinebills', 'VIC', 'FRN'),
    club('HIN', 'Hinterland Country Currawongs', 'VIC', 'OBS'),
    club('GLF', 'Gulf State Fairywrens', 'SA', 'SAM'),
    club('IND', 'Indian Coast Bandicoots', 'WA', 'TUA'),
    club('EAS', 'Eastern Range Bilbies', 'NSW', 'PAD'),
    club('NOR', 'Northern Sun Cassowaries', 'QLD', 'MAN'),
  ],
  academy: [club('ACB', 'Academy Blue', 'VIC', 'BRK'), club('ACG', 'Academy Gold', 'VIC', 'FRN')],
} as const satisfies Readonly<Record<string, readonly Club[]>>;

/** Name of a family of clubs. */
export type ClubFamily = keyof typeof clubs;
