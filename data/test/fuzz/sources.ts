import { changed, cleanEvents, csvOf, matches, results } from '../support/chains-csv.js';
import { aflTables, footywire, resultOfPlayers } from '../support/player-statistics.js';
import { season, textOf } from '../support/results-csv.js';

/** Files of one import, by the option that names each, and columns that it does not read. */
export interface Source {
  readonly format: 'chains-csv' | 'results-csv' | 'player-statistics-csv';
  readonly files: Readonly<Record<string, string>>;
  readonly lastMatch: number;
  readonly unread: Readonly<Record<string, readonly string[]>>;
}

const squads = `season,id,name,code,aliases,state,conference
,31,Rivermouth,RRO,Rovers;River Mouth,VIC,A
2031,,Pine Hollow,PH,,WA,B
`;

const persons = `season,squad,person_id,fullname,firstname,surname,display_name,jumper,date_of_birth,height_cm,weight_kg,position
,Rivermouth,11,Ada Quill,Ada,Quill,A. Quill,7,2009-05-21,181,80,MID
2031,Rivermouth,12,Bo Reed,,,,9,,,,
`;

const venues = `id,name,code,aliases,length_m,width_m,time_zone,state,country
5,Cinder Oval,CO,Cinder Park;Old Ash,165,130,Australia/Perth,WA,AUS
`;

const placings = `season,squad,from_round,position,reason
2031,Rivermouth,1,2,a penalty
`;

/** A fixture of matches yet to be played. */
const fixture = textOf([
  { season: 2031, round: 9, date_local: '2031-05-14T19:40', home: 'Rivermouth', away: 'Pine Hollow' },
  { season: 2031, round: 9, date_local: '2031-05-15', home: 'Old North Wharf', away: 'Rivergate Town', status: 'CANC' },
]);

/** Results in the columns that fitzRoy returns from AFL Tables. */
const fitzRoyResults = `Game,Date,Round,Home.Team,Home.Goals,Home.Behinds,Home.Points,Away.Team,Away.Goals,Away.Behinds,Away.Points,Venue,Margin,Season,Round.Type,Round.Number
1,2031-03-14,R1,Rivermouth,9,8,62,Pine Hollow,7,7,49,Cinder Park,13,2031,Regular,1
2,2031-03-15,R1,Old North Wharf,11,2,68,Rivergate Town,12,9,81,Alder Green,-13,2031,Regular,1
3,2031-09-20,GF,Rivermouth,10,10,70,Rivergate Town,11,3,69,Cinder Park,1,2031,Finals,2
`;

const ofChains = { events: ['behind_info'], matches: ['home_points'], results: [] };

/** THE imports that are changed. */
export const sources: readonly Source[] = [
  {
    format: 'chains-csv',
    files: {
      events: csvOf(cleanEvents),
      matches: csvOf(matches),
      results: csvOf(changed(changed(results, 2, 'phase', 'HA'), 2, 'round', '4')),
    },
    lastMatch: 900_002,
    // The date of the results is used. That of the matches may be the day before or after it.
    unread: { ...ofChains, matches: [...ofChains.matches, 'date_utc'] },
  },
  {
    format: 'chains-csv',
    files: { events: csvOf(cleanEvents), matches: csvOf(matches), fixture, squads, persons, venues },
    lastMatch: 900_002,
    unread: ofChains,
  },
  {
    format: 'results-csv',
    files: { results: textOf(season), fixture, squads, persons, venues, placings },
    lastMatch: 700_007,
    unread: {},
  },
  {
    format: 'results-csv',
    files: { results: fitzRoyResults },
    lastMatch: 2_031_011_003,
    unread: { results: ['Game', 'Margin', 'Round.Type', 'Round.Number'] },
  },
  {
    format: 'player-statistics-csv',
    files: { 'player-statistics': aflTables, squads: squads.split('\n').slice(0, 2).join('\n') },
    lastMatch: 2_031_011_001,
    unread: { 'player-statistics': ['', 'Brownlow.Votes'] },
  },
  {
    format: 'player-statistics-csv',
    files: { 'player-statistics': footywire, results: resultOfPlayers },
    lastMatch: 2_031_011_001,
    unread: { 'player-statistics': ['Match_id', 'Date', 'Season', 'Venue'] },
  },
];
