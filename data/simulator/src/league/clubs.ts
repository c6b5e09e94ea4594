import type { StateCode } from '@goalsquare/engine';

/** A club, with the grounds of its home matches. */
export interface Club {
  readonly code: string;
  readonly name: string;
  readonly state: StateCode;
  /** Codes of the grounds for the club's home matches, with the usual one first. */
  readonly grounds: readonly string[];
}

/** A group of leagues that share their clubs. */
export type ClubFamily = 'national' | 'seaboard' | 'pathway' | 'saltbush' | 'jarrah' | 'carnival' | 'academy';

/**
 * The clubs, by group of leagues. All are invented. The id of a squad depends on its index here, so add clubs at the
 * end.
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
    { code: 'ABB', name: 'Abbotsmere Potters', state: 'VIC', grounds: ['WHF', 'MLW'] },
    { code: 'BEL', name: 'Bellwether Rams', state: 'VIC', grounds: ['TAN', 'IRB'] },
    { code: 'CIN', name: 'Cinder Creek Stokers', state: 'VIC', grounds: ['BRK', 'LPO'] },
    { code: 'EST', name: 'Estuary Spoonbills', state: 'VIC', grounds: ['WHF', 'STK'] },
    { code: 'GAR', name: 'Garnet Vale Miners', state: 'VIC', grounds: ['OBS', 'IRB'] },
    { code: 'MAN', name: 'Mangrove Point Jabirus', state: 'QLD', grounds: ['MAN'] },
    { code: 'NET', name: 'Nettlebridge Foresters', state: 'VIC', grounds: ['TAN', 'MLW'] },
    { code: 'PAD', name: 'Paddlewheel Rivermen', state: 'NSW', grounds: ['PAD'] },
    { code: 'STA', name: 'Stargazers Hill Owls', state: 'VIC', grounds: ['OBS', 'LPO'] },
    { code: 'WES', name: 'Westering Tramways', state: 'VIC', grounds: ['BRK', 'STK'] },
  ],
  pathway: [
    { code: 'BIR', name: 'Birkenrigg Rosellas', state: 'VIC', grounds: ['FRN', 'IRB'] },
    { code: 'COB', name: 'Cobblers Flat Magpie-larks', state: 'VIC', grounds: ['TAN', 'LPO'] },
    { code: 'DRA', name: 'Drakes Crossing Teals', state: 'VIC', grounds: ['WHF', 'MLW'] },
    { code: 'HEA', name: 'Heathcutters Echidnas', state: 'VIC', grounds: ['BRK', 'IRB'] },
    { code: 'LAR', name: 'Larrin Valley Lorikeets', state: 'VIC', grounds: ['FRN', 'MLW'] },
    { code: 'MOS', name: 'Mosswater Platypuses', state: 'TAS', grounds: ['APL', 'CUS'] },
    { code: 'RUD', name: 'Ruddle Plains Galahs', state: 'VIC', grounds: ['OBS', 'LPO'] },
    { code: 'TIN', name: 'Tinder Ridge Gliders', state: 'VIC', grounds: ['TAN', 'STK'] },
  ],
  saltbush: [
    { code: 'BAR', name: 'Barley Stacks Reapers', state: 'SA', grounds: ['BAR', 'SAM'] },
    { code: 'COP', name: 'Coppermine Cousins', state: 'SA', grounds: ['COP', 'TWO'] },
    { code: 'DRY', name: 'Drywater Brolgas', state: 'SA', grounds: ['COP', 'SAM'] },
    { code: 'KEL', name: 'Kelp Harbour Divers', state: 'SA', grounds: ['LIG', 'TWO'] },
    { code: 'LIG', name: 'Lighthouse Terrace Keepers', state: 'SA', grounds: ['LIG', 'SAM'] },
    { code: 'SAM', name: 'Samphire Stilts', state: 'SA', grounds: ['SAM', 'TWO'] },
    { code: 'TWO', name: 'Two Jetties Seahorses', state: 'SA', grounds: ['TWO', 'GUL'] },
    { code: 'VIN', name: 'Vinegrove Wattlebirds', state: 'SA', grounds: ['BAR', 'GUL'] },
  ],
  jarrah: [
    { code: 'BAN', name: 'Banksia Loop Honeyeaters', state: 'WA', grounds: ['BAN', 'SLT'] },
    { code: 'CAP', name: 'Cape Lorn Whalers', state: 'WA', grounds: ['PEA', 'TUA'] },
    { code: 'FLI', name: 'Flintlock Bay Quokkas', state: 'WA', grounds: ['TUA', 'SLT'] },
    { code: 'JET', name: 'Jetty Town Bulls', state: 'WA', grounds: ['PEA', 'ZAM'] },
    { code: 'KAR', name: 'Karrow Brook Numbats', state: 'WA', grounds: ['ZAM', 'BAN'] },
    { code: 'PEA', name: 'Pearlers Landing Luggers', state: 'WA', grounds: ['PEA', 'SLT'] },
    { code: 'TUA', name: 'Tuart Avenue Swifts', state: 'WA', grounds: ['TUA', 'BAN'] },
    { code: 'ZAM', name: 'Zamia Ridge Bobtails', state: 'WA', grounds: ['ZAM', 'SLT'] },
  ],
  carnival: [
    { code: 'BAY', name: 'Bayside Metro Spinebills', state: 'VIC', grounds: ['FRN', 'STK'] },
    { code: 'HIN', name: 'Hinterland Country Currawongs', state: 'VIC', grounds: ['OBS', 'IRB'] },
    { code: 'GLF', name: 'Gulf State Fairywrens', state: 'SA', grounds: ['SAM', 'TWO'] },
    { code: 'IND', name: 'Indian Coast Bandicoots', state: 'WA', grounds: ['TUA', 'SLT'] },
    { code: 'EAS', name: 'Eastern Range Bilbies', state: 'NSW', grounds: ['PAD', 'DRV'] },
    { code: 'NOR', name: 'Northern Sun Cassowaries', state: 'QLD', grounds: ['MAN', 'SUR'] },
  ],
  academy: [
    { code: 'ACB', name: 'Academy Blue', state: 'VIC', grounds: ['BRK', 'IRB'] },
    { code: 'ACG', name: 'Academy Gold', state: 'VIC', grounds: ['FRN', 'MLW'] },
  ],
};
