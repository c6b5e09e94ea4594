import type { StateCode } from '@goalsquare/engine';

/** A club: who plays, whatever the league. */
export interface Club {
  readonly code: string;
  readonly name: string;
  readonly state: StateCode;
  /** Codes of the grounds it plays its home matches at, the usual one first. */
  readonly grounds: readonly string[];
}

/** The families of leagues clubs play in. */
export type ClubFamily = 'national' | 'seaboard' | 'pathway' | 'saltbush' | 'jarrah' | 'carnival' | 'academy';

/**
 * THE clubs by the family of leagues they play in, all invented. A squad's id comes from its place here, so new ones go
 * to the end.
 */
export const clubs: Readonly<Record<ClubFamily, readonly Club[]>> = {
  national: [
    { code: 'PMH', name: 'Port Merrow Herons', state: 'VIC', grounds: ['LPO', 'CRG'] },
    { code: 'QUI', name: 'Quarrabin Ironbarks', state: 'VIC', grounds: ['IRB', 'CRG'] },
    { code: 'ASH', name: 'Ashenvale Kelpies', state: 'VIC', grounds: ['CRG', 'STK'] },
    { code: 'BRI', name: 'Brindle Park Millers', state: 'VIC', grounds: ['STK', 'MLW'] },
    { code: 'CAL', name: 'Callow Ranges Goannas', state: 'VIC', grounds: ['MLW', 'STK'] },
    { code: 'COR', name: 'Coral Sound Barracudas', state: 'QLD', grounds: ['REE'] },
    { code: 'DUN', name: 'Dunmarrow Foxes', state: 'VIC', grounds: ['CRG', 'BRK'] },
    { code: 'FER', name: 'Fernlea Lyrebirds', state: 'VIC', grounds: ['STK', 'FRN'] },
    { code: 'GRE', name: 'Greywater Pelicans', state: 'SA', grounds: ['GUL'] },
    { code: 'HOL', name: 'Hollin Heights Comets', state: 'NSW', grounds: ['HOL', 'PLN'] },
    { code: 'KES', name: 'Kestrel Bay Mariners', state: 'WA', grounds: ['LIM', 'SLT'] },
    { code: 'MAR', name: 'Marlock Plains Dingoes', state: 'SA', grounds: ['GUL', 'TWO'] },
    { code: 'OCH', name: 'Ochre Hills Wedgetails', state: 'NT', grounds: ['OCH', 'TWO'] },
    { code: 'OLD', name: 'Old Harbour Anchors', state: 'TAS', grounds: ['CUS', 'APL', 'KAU'] },
    { code: 'SAL', name: 'Saltmarsh Terns', state: 'WA', grounds: ['LIM'] },
    { code: 'SIL', name: 'Silverleigh Lamplighters', state: 'VIC', grounds: ['CRG', 'LPO'] },
    { code: 'TAR', name: 'Tarrawick Drovers', state: 'NSW', grounds: ['DRV', 'HOL'] },
    { code: 'WAT', name: 'Wattle Coast Breakers', state: 'QLD', grounds: ['SUR'] },
  ],
  seaboard: [
    { code: 'ABB', name: 'Abbotsmere Potters', state: 'VIC', grounds: ['WHF'] },
    { code: 'BEL', name: 'Bellwether Rams', state: 'VIC', grounds: ['TAN'] },
    { code: 'CIN', name: 'Cinder Creek Stokers', state: 'VIC', grounds: ['BRK'] },
    { code: 'EST', name: 'Estuary Spoonbills', state: 'VIC', grounds: ['WHF'] },
    { code: 'GAR', name: 'Garnet Vale Miners', state: 'VIC', grounds: ['OBS'] },
    { code: 'MAN', name: 'Mangrove Point Jabirus', state: 'QLD', grounds: ['MAN'] },
    { code: 'NET', name: 'Nettlebridge Foresters', state: 'VIC', grounds: ['TAN'] },
    { code: 'PAD', name: 'Paddlewheel Rivermen', state: 'NSW', grounds: ['PAD'] },
    { code: 'STA', name: 'Stargazers Hill Owls', state: 'VIC', grounds: ['OBS'] },
    { code: 'WES', name: 'Westering Tramways', state: 'VIC', grounds: ['BRK'] },
  ],
  pathway: [
    { code: 'BIR', name: 'Birkenrigg Rosellas', state: 'VIC', grounds: ['FRN'] },
    { code: 'COB', name: 'Cobblers Flat Magpie-larks', state: 'VIC', grounds: ['TAN'] },
    { code: 'DRA', name: 'Drakes Crossing Teals', state: 'VIC', grounds: ['WHF'] },
    { code: 'HEA', name: 'Heathcutters Echidnas', state: 'VIC', grounds: ['BRK'] },
    { code: 'LAR', name: 'Larrin Valley Lorikeets', state: 'VIC', grounds: ['FRN'] },
    { code: 'MOS', name: 'Mosswater Platypuses', state: 'TAS', grounds: ['APL'] },
    { code: 'RUD', name: 'Ruddle Plains Galahs', state: 'VIC', grounds: ['OBS'] },
    { code: 'TIN', name: 'Tinder Ridge Gliders', state: 'VIC', grounds: ['TAN'] },
  ],
  saltbush: [
    { code: 'BAR', name: 'Barley Stacks Reapers', state: 'SA', grounds: ['BAR'] },
    { code: 'COP', name: 'Coppermine Cousins', state: 'SA', grounds: ['COP'] },
    { code: 'DRY', name: 'Drywater Brolgas', state: 'SA', grounds: ['COP'] },
    { code: 'KEL', name: 'Kelp Harbour Divers', state: 'SA', grounds: ['LIG'] },
    { code: 'LIG', name: 'Lighthouse Terrace Keepers', state: 'SA', grounds: ['LIG'] },
    { code: 'SAM', name: 'Samphire Stilts', state: 'SA', grounds: ['SAM'] },
    { code: 'TWO', name: 'Two Jetties Seahorses', state: 'SA', grounds: ['TWO'] },
    { code: 'VIN', name: 'Vinegrove Wattlebirds', state: 'SA', grounds: ['BAR'] },
  ],
  jarrah: [
    { code: 'BAN', name: 'Banksia Loop Honeyeaters', state: 'WA', grounds: ['BAN'] },
    { code: 'CAP', name: 'Cape Lorn Whalers', state: 'WA', grounds: ['PEA'] },
    { code: 'FLI', name: 'Flintlock Bay Quokkas', state: 'WA', grounds: ['TUA'] },
    { code: 'JET', name: 'Jetty Town Bulls', state: 'WA', grounds: ['PEA'] },
    { code: 'KAR', name: 'Karrow Brook Numbats', state: 'WA', grounds: ['ZAM'] },
    { code: 'PEA', name: 'Pearlers Landing Luggers', state: 'WA', grounds: ['PEA'] },
    { code: 'TUA', name: 'Tuart Avenue Swifts', state: 'WA', grounds: ['TUA'] },
    { code: 'ZAM', name: 'Zamia Ridge Bobtails', state: 'WA', grounds: ['ZAM'] },
  ],
  carnival: [
    { code: 'BAY', name: 'Bayside Metro Spinebills', state: 'VIC', grounds: ['FRN'] },
    { code: 'HIN', name: 'Hinterland Country Currawongs', state: 'VIC', grounds: ['OBS'] },
    { code: 'GLF', name: 'Gulf State Fairywrens', state: 'SA', grounds: ['SAM'] },
    { code: 'IND', name: 'Indian Coast Bandicoots', state: 'WA', grounds: ['TUA'] },
    { code: 'EAS', name: 'Eastern Range Bilbies', state: 'NSW', grounds: ['PAD'] },
    { code: 'NOR', name: 'Northern Sun Cassowaries', state: 'QLD', grounds: ['MAN'] },
  ],
  academy: [
    { code: 'ACB', name: 'Academy Blue', state: 'VIC', grounds: ['BRK'] },
    { code: 'ACG', name: 'Academy Gold', state: 'VIC', grounds: ['FRN'] },
  ],
};
