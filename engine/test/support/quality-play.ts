import {
  openMatch,
  type Entry,
  type HeaderPlayer,
  type Match,
  type MatchHeader,
  type MatchLog,
} from '../../src/index.js';
import { entriesOf, headerWith } from './play.js';

/** Players of a squad: the first 18 start, 23 is the substitute. */
const PLAYERS = 23;

const playersFrom = (first: number): readonly HeaderPlayer[] =>
  Array.from({ length: PLAYERS }, (_, n) => ({
    personId: first + n,
    jumperNumber: n + 1,
    ...(n < 18 && { starts: true as const }),
  }));

/** A header with two whole squads, whose source captures everything. */
export const wholeHeader = (changes: Partial<MatchHeader> = {}): MatchHeader => {
  const { home, away, ...rest } = headerWith();
  return {
    ...rest,
    seasonId: 2026,
    date: { startDate: '2026-03-14', startTime: '19:40:00', utcMatchStart: '2026-03-14T08:40:00Z' },
    venue: { ...rest.venue, timeZone: 'Australia/Melbourne' },
    chainsMarked: true,
    home: { ...home, players: playersFrom(101) },
    away: { ...away, players: playersFrom(201) },
    ...changes,
  };
};

/** Play that breaks no rule, with most kinds of acts. */
export const soundPlay = `
  1:0   -   CEBO 0,0
  1:0   h1  CBVS 0,0
  1:0   a1  CBVS 0,0
  1:0   h2  CBAT 0,0
  1:0   h3  CBAT 0,0
  1:0   h4  CBAT 0,0
  1:2   h1  CBHO 0,0
  1:4   h2  LBGE 3,2
  1:5   a5  TACK 3,2
  1:6   h2  HBEF 4,2
  1:7   h5  HBRE 10,4
  1:9   h5  BOUN 18,4
  1:11  h5  KKEF 22,5 inside50
  1:13  h6  IFTA 50,5
  1:14  h6  MAUN 52,6
  1:15  h6  PLON 52,6
  1:18  h6  KKEF 54,6 shot
  1:20  h6  GOAL 54,6
  1:70  -   CEBO 0,0
  1:74  a2  HBGE -2,0
  1:75  a2  KKIN -3,1
  1:78  h7  SPOI -30,5
  1:80  h8  GATH -31,6 gain
  1:82  h8  HBCL -30,6
  1:83  -   BUCA -29,6
  1:90  -   BAUP -29,6
  1:93  a3  LBGE -29,7
  1:95  a3  KKIN -31,8
  1:98  -   OOBO -40,62
  1:115 -   THIN -36,50
  1:118 a4  LBGE -36,49
  1:120 a4  KKCL -37,49
  1:123 a4  OOTF -60,60
  1:130 h9  OFKI -55,48 gain
  1:134 h9  KKEF -54,47
  1:137 a6  MACO -30,30 gain
  1:140 a6  KKIN -30,30 shot
  1:142 a6  BEHI -30,30
  1:150 h10 KIPO -74,0
  1:152 h10 KKEF -70,2
  1:155 h11 MAUN -40,10
  1:160 a7  FATA -40,10
  1:160 h11 FKIP -40,10
  1:165 h11 KKIN -38,10
  1:168 h12 MADR -10,10
  1:169 a8  LBGE -10,11 gain
  1:171 a8  HBEF -11,11
  1:172 a9  HBRE -15,11
  1:174 a9  KKIN -16,11
  1:176 -   OOBO -20,68
  1:200 h18 ROIN on=h19
  1:201 -   THIN -18,60
`;

/** A quarter that starts. */
export const started: Entry = { kind: 'status', code: 'LIVE', period: 1, utc: '2026-03-14T08:40:10Z' };

/** The parts of an invented match. */
export interface Invented {
  readonly play?: string;
  readonly header?: Partial<MatchHeader>;
  readonly entries?: readonly Entry[];
}

/** A log of its parts. Statuses come first, then play, then the other entries. */
export function inventedLog({ play = soundPlay, header = {}, entries = [started] }: Invented): MatchLog {
  const isStatus = ({ kind }: Entry): boolean => kind === 'status';
  return {
    header: wholeHeader(header),
    entries: [...entries.filter(isStatus), ...entriesOf(play), ...entries.filter((entry) => !isStatus(entry))],
  };
}

/** A match of its parts. */
export const inventedMatch = (parts: Invented): Match => openMatch(inventedLog(parts));
