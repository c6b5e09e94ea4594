import type { BoxScoreLine, Entry, MatchHeader, QualityRuleId } from '../../src/index.js';
import { soundPlay, started, wholeHeader, type Invented } from '../support/quality-play.js';

/** A line of sound play without its spaces, and what takes its place. */
type Edit = readonly [line: string, instead: string];

/** Returns sound play with lines replaced. */
function edited(...edits: readonly Edit[]): string {
  const lines = soundPlay.split('\n').map((line) => line.trim().replaceAll(/\s+/gu, ' '));
  for (const [line, instead] of edits) {
    const at = lines.indexOf(line);
    if (at < 0) throw new Error(`sound play has no line "${line}"`);
    lines.splice(at, 1, ...instead.split('\n'));
  }
  return lines.join('\n');
}

/** Sound play with lines replaced. */
export const edit = (...edits: readonly Edit[]): Invented => ({ play: edited(...edits) });
const after = (line: string, ...more: readonly string[]): Invented => edit([line, [line, ...more].join('\n')]);
/** Sound play with more lines at its end. */
export const lastly = (...more: readonly string[]): Invented => ({ play: `${soundPlay}\n${more.join('\n')}` });

/** Changes of status of a whole match: starts and ends of periods, and full time. */
export function statuses(
  changes: Readonly<Record<number, Partial<Entry>>> = {},
  lengths = [1500, 1500, 1500, 1500],
): Entry[] {
  const ends = ['QT', 'HT', 'TQT', 'FT'] as const;
  let instant = Date.parse('2026-03-14T08:40:10Z');
  const utc = (): string => `${new Date(instant).toISOString().slice(0, 19)}Z`;
  return lengths
    .flatMap((periodSeconds, at): Entry[] => {
      const start: Entry = { kind: 'status', code: 'LIVE', period: at + 1, utc: utc() };
      instant += periodSeconds * 1000;
      const end: Entry = { kind: 'status', code: ends[at] ?? 'FT', period: at + 1, periodSeconds, utc: utc() };
      instant += 600_000;
      return [start, end];
    })
    .map((entry, at) => ({ ...entry, ...changes[at] }) as Entry);
}

const squadOf = (
  side: 'home' | 'away',
  change: (player: MatchHeader['home']['players'][number], at: number) => object,
) => {
  const squad = wholeHeader()[side];
  return { ...squad, players: squad.players.map((player, at) => ({ ...player, ...change(player, at) })) };
};
/** A line of a box score. */
export const line = (personId: number, statistics: BoxScoreLine['statistics']): BoxScoreLine => ({
  kind: 'boxScore',
  personId,
  statistics,
});
/** Sound play with lines of a box score. */
export const boxScore = (...lines: readonly BoxScoreLine[]): Invented => ({ entries: [started, ...lines] });
const score = (home: number, away: number) => ({
  home: { goals: home, behinds: 0 },
  away: { goals: away, behinds: 1 },
});
const umpire = (personId: number) => ({ personId, fullname: `Umpire ${personId}` });
/** Lines of play, made one by one. */
export const repeat = (count: number, lineOf: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => lineOf(n));

/** THE faults: for each rule, a match with the fault that the rule is meant for. */
export const faults: Readonly<Record<QualityRuleId, Invented>> = {
  'goal-without-kick': edit(['1:18 h6 KKEF 54,6 shot', '1:18 h6 HBEF 54,6']),
  'goal-by-another': edit(['1:20 h6 GOAL 54,6', '1:20 h7 GOAL 54,6']),
  'behind-without-kick': edit(['1:142 a6 BEHI -30,30', '1:142 a7 BEHI -30,30']),
  'score-after-score': after('1:20 h6 GOAL 54,6', '1:21 home RUSH 80,0'),
  'play-after-goal': edit(['1:70 - CEBO 0,0', '1:70 a4 LBGE 0,0']),
  'play-after-behind': edit(['1:150 h10 KIPO -74,0', '1:150 h10 LBGE -74,0']),
  'kick-in-without-behind': edit(['1:142 a6 BEHI -30,30', '']),
  'kick-in-by-scorers': edit(['1:150 h10 KIPO -74,0', '1:150 a10 KIPO -74,0']),
  'centre-bounce-without-goal': edit(['1:20 h6 GOAL 54,6', '']),
  'period-without-centre-bounce': edit(['1:0 - CEBO 0,0', '1:0 - BAUP 0,0']),
  'score-without-shot': edit(['1:18 h6 KKEF 54,6 shot', '1:18 h6 KKEF 54,6']),
  'shot-result-differs': {
    entries: [started, { kind: 'amendment', id: 17, set: { details: { shotResult: 'Behind Left' } } }],
  },
  'mark-without-kick': edit(['1:11 h5 KKEF 22,5 inside50', '']),
  'mark-of-own-kick': edit(['1:14 h6 MAUN 52,6', '1:14 h5 MAUN 52,6']),
  'receive-without-handball': edit(['1:6 h2 HBEF 4,2', '1:6 h2 KKEF 4,2']),
  'disposal-of-opposition-ball': edit(['1:75 a2 KKIN -3,1', '1:75 h3 KKIN -3,1']),
  'disposal-without-possession': edit(['1:93 a3 LBGE -29,7', '']),
  'disposal-twice': after('1:75 a2 KKIN -3,1', '1:76 a2 HBIN -3,1'),
  'possession-twice': after('1:93 a3 LBGE -29,7', '1:94 a3 LBGE -29,7'),
  'bounce-without-ball': edit(['1:9 h5 BOUN 18,4', '1:9 h6 BOUN 18,4']),
  'spoil-without-kick': edit(['1:75 a2 KKIN -3,1', '']),
  'dropped-mark-without-kick': edit(['1:165 h11 KKIN -38,10', '1:165 h11 HBIN -38,10']),
  'out-on-full-without-kick': edit(['1:120 a4 KKCL -37,49', '']),
  'out-on-full-kept': edit(['1:130 h9 OFKI -55,48 gain', '1:130 a9 OFKI -55,48']),
  'play-on-without-mark': edit(['1:15 h6 PLON 52,6', '1:15 h7 PLON 52,6']),
  'target-without-entry': edit(['1:11 h5 KKEF 22,5 inside50', '1:11 h5 KKEF 22,5']),
  'gain-without-loss': edit(['1:172 a9 HBRE -15,11', '1:171 a9 LBGE -15,11\n1:172 a10 GATH -15,11 gain']),
  'throw-in-without-out': edit(['1:70 - CEBO 0,0', '1:70 - CEBO 0,0\n1:72 - THIN 0,0']),
  'ball-up-without-call': edit(['1:83 - BUCA -29,6', '']),
  'play-after-out': edit(['1:115 - THIN -36,50', '']),
  'play-after-call': edit(['1:90 - BAUP -29,6', '']),
  'call-after-call': after('1:83 - BUCA -29,6', '1:84 - OOBO -29,70'),
  'restart-after-restart': after('1:90 - BAUP -29,6', '1:91 - BAUP -29,6'),
  'ruck-act-without-stoppage': after('1:4 h2 LBGE 3,2', '1:4 h1 CBHO 0,0'),
  'hitout-without-contest': edit(['1:2 h1 CBHO 0,0', '1:2 h7 CBHO 0,0']),
  'hitout-twice': after('1:2 h1 CBHO 0,0', '1:2 a1 CBHO 0,0'),
  'ruck-contest-of-one-squad': edit(['1:0 a1 CBVS 0,0', '1:0 h8 CBVS 0,0']),
  'too-many-attend': after('1:0 h4 CBAT 0,0', '1:0 h5 CBAT 0,0'),
  'tackle-without-opponent': edit(['1:5 a5 TACK 3,2', '1:5 h5 TACK 3,2']),
  'pressure-by-own-squad': {
    entries: [
      started,
      { kind: 'amendment', id: 10, set: { pressure: { code: 'PHYS', name: 'Physical', points: 3, personIds: [103] } } },
    ],
  },
  'free-kick-against-own': edit(['1:160 a7 FATA -40,10', '1:160 h7 FATA -40,10']),
  'inside-50-by-hand': edit(['1:171 a8 HBEF -11,11', '1:171 a8 HBEF -11,11 inside50']),
  'time-goes-back': edit(['1:78 h7 SPOI -30,5', '1:76 h7 SPOI -30,5 id=999']),
  'event-after-siren': { entries: [started, { kind: 'status', code: 'QT', period: 1, periodSeconds: 190 }] },
  'event-in-unplayed-period': lastly('2:0 - CEBO 0,0'),
  'period-too-short': { entries: statuses({}, [900, 1500, 1500, 1500]) },
  'period-too-long': { entries: statuses({}, [3000, 1500, 1500, 1500]) },
  'period-missing': { entries: [started, { kind: 'status', code: 'LIVE', period: 3 }] },
  'match-over-early': { entries: statuses({ 3: { code: 'FT' } as Entry }, [1500, 1500]) },
  'utc-goes-back': { entries: statuses({ 1: { utc: '2026-03-14T08:30:00Z' } as Entry }) },
  'utc-differs-from-clock': { entries: statuses({ 1: { utc: '2026-03-14T09:09:00Z' } as Entry }) },
  'break-out-of-range': { entries: statuses({ 2: { utc: '2026-03-14T09:05:12Z' } as Entry }) },
  silence: lastly('1:205 a8 LBGE -10,11', '1:700 a8 HBEF -11,11'),
  'late-first-event': { play: '1:250 - CEBO 0,0' },
  'early-last-event': { entries: [started, { kind: 'status', code: 'QT', period: 1, periodSeconds: 1500 }] },
  'touches-in-a-second': lastly(...repeat(6, (n) => `1:205 ${n % 2 === 0 ? `h${n + 1} GATH` : `h${n} HBEF`} 0,0`)),
  'long-flight': lastly('1:205 a8 LBGE -10,11', '1:207 a8 KKIN -10,11', '1:230 a9 MAUN -40,11'),
  'early-centre-bounce': edit(['1:70 - CEBO 0,0', '1:25 - CEBO 0,0']),
  'late-restart': edit(
    ['1:20 h6 GOAL 54,6', ''],
    ['1:176 - OOBO -20,68', '1:176 a9 GOAL -20,60'],
    ['1:201 - THIN -18,60', '1:590 - CEBO 0,0'],
  ),
  'too-fast': edit(['1:95 a3 KKIN -31,8', '1:94 a3 KKIN 70,8']),
  'outside-ground': edit(['1:78 h7 SPOI -30,5', '1:78 h7 SPOI -90,5']),
  'outside-boundary': edit(['1:78 h7 SPOI -30,5', '1:78 h7 SPOI -75,65']),
  'out-inside-boundary': edit(['1:98 - OOBO -40,62', '1:98 - OOBO -20,20']),
  'centre-bounce-elsewhere': edit(['1:70 - CEBO 0,0', '1:70 - CEBO 10,0']),
  'centre-bounce-zone-elsewhere': edit(['1:0 h2 CBAT 0,0', '1:0 h2 CBAT 40,0']),
  'score-at-own-end': edit(['1:18 h6 KKEF 54,6 shot', '1:18 h6 KKEF -54,6 shot']),
  'shot-too-far': edit(['1:18 h6 KKEF 54,6 shot', '1:18 h6 KKEF -10,6 shot']),
  'kick-in-elsewhere': edit(['1:150 h10 KIPO -74,0', '1:150 h10 KIPO 10,0']),
  'kick-too-long': edit(['1:11 h5 KKEF 22,5 inside50', '1:11 h5 KKEF -40,5 inside50']),
  'kick-of-no-length': edit(['1:14 h6 MAUN 52,6', '1:14 h6 MAUN 22,5']),
  'kick-length-differs': {
    entries: [started, { kind: 'amendment', id: 13, set: { kicking: { distance: 'Long' }, x: 36 } }],
  },
  'handball-too-long': edit(['1:7 h5 HBRE 10,4', '1:7 h5 HBRE 70,4']),
  'entry-from-inside': edit(['1:11 h5 KKEF 22,5 inside50', '1:11 h5 KKEF 42,5 inside50']),
  'entry-ends-outside': edit(['1:14 h6 MAUN 52,6', '1:14 h6 MAUN 12,6']),
  'act-far-from-ball': edit(['1:5 a5 TACK 3,2', '1:5 a5 TACK 63,2']),
  'mirrored-period': lastly(...repeat(4, (n) => `1:${205 + 2 * n} h6 LBGE -54,6\n1:${206 + 2 * n} h6 KKIN -54,6 shot`)),
  'direction-contradicted': {
    header: { homeFirstDirection: 'Left' },
    play: [1, 2]
      .flatMap((period) => repeat(4, (n) => `${period}:${5 + 2 * n} h6 KKIN ${period === 1 ? 54 : -54},6 shot`))
      .join('\n'),
  },
  'quarter-score-differs': {
    header: { officialScore: { ...score(2, 0), periods: [{ period: 1, ...score(2, 0) }] } },
    entries: statuses(),
  },
  'score-differs': { header: { officialScore: score(2, 0) }, entries: statuses() },
  'behind-inferred': {
    ...lastly('1:205 away RUSH inferred'),
    header: { officialScore: score(1, 0) },
  },
  'score-out-of-range': lastly(...repeat(41, (n) => `1:${210 + n} h6 GOAL 54,6`)),
  'extra-time-not-level': lastly('5:0 - CEBO 0,0'),
  'drawn-final': { header: { type: 'GF' }, play: '1:0 - CEBO 0,0', entries: statuses() },
  'box-score-disposals': boxScore(line(105, { KICK: 2, HANDBALL: 1, DISPOSAL: 4 })),
  'box-score-part-exceeds-whole': boxScore(line(105, { MARK: 1, MARK_CONTESTED: 2 })),
  'box-score-goals': { entries: [...statuses(), line(106, { GOAL: 2 })] },
  'box-score-differs': boxScore(line(105, { KICK: 9 })),
  'unequal-starters': {
    header: { home: { ...wholeHeader().home, players: wholeHeader().home.players.filter((_, at) => at !== 16) } },
  },
  'too-many-starters': { header: { home: squadOf('home', (_, at) => (at === 18 ? { starts: true } : {})) } },
  'act-off-ground': lastly('1:205 h18 GATH 0,0'),
  'act-before-debut': edit(['1:80 h8 GATH -31,6 gain', '1:80 h20 GATH -31,6 gain']),
  'off-not-on': edit(['1:200 h18 ROIN on=h19', '1:200 h20 ROIN on=h19']),
  'on-already': edit(['1:200 h18 ROIN on=h19', '1:200 h18 ROIN on=h3']),
  'rotation-with-self': edit(['1:200 h18 ROIN on=h19', '1:200 h18 ROIN on=h18']),
  'rotation-other-squad': edit(['1:200 h18 ROIN on=h19', '1:200 h18 ROIN on=a19']),
  'on-after-substitution': edit(
    ['1:200 h18 ROIN on=h19', '1:199 h18 ROSU on=h23\n1:240 h17 ROIN on=h18'],
    ['1:201 - THIN -18,60', ''],
  ),
  'rest-too-short': after('1:200 h18 ROIN on=h19', '1:203 h17 ROIN on=h18'),
  'too-many-interchanges': lastly(...repeat(121, (n) => `1:${210 + n} h${18 + (n % 2)} ROIN on=h${19 - (n % 2)}`)),
  'too-many-substitutions': lastly(...repeat(3, (n) => `1:${210 + n} h${10 + n} ROSU on=h${20 + n}`)),
  'too-many-disposals': lastly(...repeat(81, (n) => `1:${210 + n} h5 GKIN 0,0`)),
  'too-many-goals': lastly(...repeat(19, (n) => `1:${210 + n} h6 GOAL 54,6`)),
  'in-two-places': edit(['1:15 h6 PLON 52,6', '1:14 h6 PLON 2,6']),
  'tackles-in-a-second': after('1:5 a5 TACK 3,2', '1:5 a5 TACK 3,2'),
  'jumper-number-twice': { header: { away: squadOf('away', (_, at) => (at === 4 ? { jumperNumber: 1 } : {})) } },
  'player-twice': { header: { home: squadOf('home', (_, at) => (at < 2 ? { fullname: 'Sam Sample' } : {})) } },
  'squad-size': {
    header: { home: { ...wholeHeader().home, players: wholeHeader().home.players.slice(0, 12) } },
    play: '',
  },
  'no-line-up': { header: { home: { ...wholeHeader().home, players: [] } }, play: '' },
  'official-plays': { header: { officials: [umpire(105)] } },
  'official-twice': { header: { officials: [umpire(900), umpire(900)] } },
  'ground-size': { header: { venue: { ...wholeHeader().venue, lengthMetres: 205 } } },
  'playing-time': { header: { countdownSeconds: 300 } },
  attendance: { header: { attendance: 400_000 } },
  'date-outside-season': { header: { seasonId: 2019 } },
  'local-time-differs': {
    header: { date: { startDate: '2026-03-14', startTime: '18:40:00', utcMatchStart: '2026-03-14T08:40:00Z' } },
  },
  'start-differs': { entries: [{ ...started, utc: '2026-03-14T13:40:00Z' } as Entry] },
  'called-off-with-play': { entries: [{ kind: 'status', code: 'CANC' }] },
  'events-before-start': { entries: [{ kind: 'status', code: 'TEAMS' }] },
  'stoppages-out-of-range': { entries: statuses() },
  'few-disposals': { entries: statuses() },
  'one-sided-period': lastly(...repeat(80, (n) => `1:${205 + n} h5 GKIN 0,0`)),
  'no-rotations': { ...edit(['1:200 h18 ROIN on=h19', '']), entries: statuses() },
};
