import { duckdbReader } from './data/test/sql/reader.js';
import { SqlWorld } from './data/test/sql/world.js';
const reader = await duckdbReader(); 
for (const seed of [7, 8]) {
const world = new SqlWorld(seed);
for (const acts of [{ fromScoreMargin: -6, toScoreMargin: 5, zones: ['MID'], periods: [1,2,3] }, { fromScoreMargin: -6, toScoreMargin: 5, zones: ['MID'] }, { fromScoreMargin: -6, toScoreMargin: 5 }, { fromScoreMargin: -6, toScoreMargin: 5, periods: [1,2,3] }, { zones: ['MID'], periods: [1,2,3] }, { fromScoreMargin: -6 }, { toScoreMargin: 5 }, {scoreStates:['level']}, {periods:[1,2,3]},{periods:[1]}, {periods:[4]},{}, {scoreStates:['level'], periods:[1,2,3]}, {zones:['MID'],scoreStates:['level']}] as any[]) {
const one = { query: { level: 'squad', matches: {}, acts, codes: ['TIME_REMAINING_PCT'], measures: ['total'] }, sort: [], limit: 100 } as any;
console.log(seed, JSON.stringify(acts), await world.check(one, reader));
}
const one = { query: { level: 'squad', by: ['match','squad'], matches: {}, acts:{}, codes: ['TIME_REMAINING_PCT'], measures: ['total'] }, sort: [], limit: 100 } as any;
const text = world.statementOf({...one, query: {...one.query, acts: { scoreStates:['level'], periods: [1,2,3] }}}, 'duckdb'); if (seed===7) {console.log(text.slice(text.indexOf('spans as'), text.indexOf('sums as')));
console.log((await reader.ask(`select * from read_parquet('${world.dataset}/intervals/**/*.parquet', hive_partitioning = true) where base in ('secondsLeft','secondsOfPeriods') order by matchId, base, period limit 60`)).map(r => [r.matchId, r.base, r.squadId, r.period, r.fromSeconds, r.toSeconds, r.scoreMargin, r.zone].join(' ')).join('\n'));
const q='{ scoreStates';
const { answerAcross, arbitrarySeason } = await import('./engine/test/support/arbitrary-season.js');
const fc = (await import('fast-check')).default;
const { someFeatures } = await import('./engine/test/support/arbitrary-log.js');
const s = fc.sample(fc.tuple(arbitrarySeason({ seasonId: 1, matches: 7, lacking: fc.oneof(fc.constant([]), someFeatures) }), arbitrarySeason({ seasonId: 2, matches: 4 })), { numRuns: 1, seed: 7 })[0]!;
for (const acts of [{ fromScoreMargin: -6, toScoreMargin: 5, periods: [1,2,3] }, { fromScoreMargin: -6, toScoreMargin: 5}, {periods:[1,2,3]}] as any[]) { const t = answerAcross({...one.query, acts}, s); for (let r = 0; r < t.rows; r++) console.log(t.keys.match?.[r], t.keys.squad?.[r], t.value(0,0,r)); }
}
world.remove(); }
process.exit(0);
