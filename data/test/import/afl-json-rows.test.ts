import { expect } from 'chai';
import { ladderOf } from '../../src/import/afl-json/ladder.js';
import { rowsOf } from '../../src/import/afl-json/rows.js';
import type { ResultRow } from '../../src/import/results-csv/rows.js';
import { Register } from '../../src/register/register.js';
import {
  changedJson,
  gathering,
  importingJson,
  ladder,
  matchItem,
  roster,
  scores,
  type Json,
} from '../support/afl-json.js';
import { thrownFaults } from '../support/faults.js';
import { folders } from '../support/folder.js';
import { reading } from '../support/json-value.js';

const newFolder = folders();
const ID = 'CD_M90310140101';

/** Returns the rows of matches in files, and what was reported of them. */
function rowsIn(files: readonly Json[], options: { readonly season?: number; readonly register?: Register } = {}) {
  const { matches, findings } = gathering(newFolder(), Object.fromEntries(files.map((one, at) => [`${at}.json`, one])));
  const { season, register = Register.empty } = options;
  return { rows: [...rowsOf(matches, { season, register, findings }).keys()], said: findings.lines() };
}
function rowIn(...files: readonly Json[]): ResultRow {
  const [row] = rowsIn(files).rows;
  if (row === undefined) throw new Error('The files have no match.');
  return row;
}
const faultsOf = (...files: readonly Json[]): readonly string[] =>
  thrownFaults(() => rowsIn(files)).map(
    ({ file, line, field, value, allowed }) => `${file}:${line}: ${field}: ${String(value)}, not ${allowed}`,
  );
const changed = (at: string, value: unknown): Json => changedJson(matchItem(), at, value);
const round = (name: string): Json => changed('round.name', name);

describe('the row of a match of the AFL', () => {
  it('has the round, squads, venue, score and ids', () => {
    const { start, score, ...others } = rowIn(matchItem());
    expect([start.local?.date, score?.home]).to.deep.equal(['2031-03-20', { goals: 2, behinds: 1 }]);
    expect(others).to.deep.equal({
      ...{ file: '0.json', line: 0, matchId: undefined, seasonId: 2031, phase: 'HA', type: 'HA', round: 1 },
      ...{ week: undefined, isReplay: false, venue: 'Salt Oval', home: 'Otters', away: 'Herons', status: 'FINAL' },
      ...{ attendance: undefined, isCountedElsewhere: true },
      external: { source: 'afl', match: ID, home: 'CD_T901', away: 'CD_T902', venue: 'CD_V901' },
    });
  });

  it('has the id that the register has for the match', () => {
    const register = new Register([{ kind: 'match', source: 'afl', externalId: ID, id: 55, names: [] }], []);
    expect(rowsIn([matchItem()], { register }).rows[0]?.matchId).to.equal(55);
  });

  it('has the phase, kind and week of a final', () => {
    const finals = ['Wildcard Round', 'Grand Final', 'Grand Final Replay', 'Finals Week 2', 'Round 3'].map((name) => {
      const { phase, type, round: number, week, isReplay } = rowIn(round(name));
      return [phase, type, number, week, isReplay];
    });
    expect(finals).to.deep.equal([
      ['WILDCARD', 'WC', undefined, 0, false],
      ['FINALS', 'GF', undefined, 4, false],
      ['FINALS', 'GF', undefined, 4, true],
      ['FINALS', 'FI', undefined, 2, false],
      ['HA', 'HA', 3, undefined, false],
    ]);
  });

  it('is in the season of the command, of its round, or of its start at the venue, else of its instant', () => {
    const noYear = changed('round.year', null);
    const { match, ...others } = noYear;
    const times = { date: null, utcStartTime: '2032-12-31T23:30:00', venueLocalStartTime: '2033-01-01T10:30:00' };
    const withTimes = (more: Json): Json => ({ ...others, match: { ...(match as Json), ...times, ...more } });
    expect(rowsIn([matchItem()], { season: 2040 }).rows[0]?.seasonId).to.equal(2040);
    expect(rowIn({ ...withTimes({}), round: matchItem().round }).seasonId).to.equal(2031);
    expect(rowIn(withTimes({})).seasonId).to.equal(2033);
    expect(rowIn(withTimes({ venueLocalStartTime: null })).seasonId).to.equal(2032);
    expect(faultsOf(withTimes({ utcStartTime: null, venueLocalStartTime: null }))).to.deep.equal([
      '0.json:0: match.utcStartTime: undefined, not the start time of the match, or the season in the option --season',
    ]);
  });

  it('has the round of its roster if no item has one, which is reported', () => {
    const { rows, said } = rowsIn([changedJson(roster(), 'match.status', 'SCHEDULED')]);
    expect([rows[0]?.round, rows[0]?.type, rows[0]?.isReplay]).to.deep.equal([1, 'HA', false]);
    expect(said).to.deep.equal([
      `0.json: matchRoster.roundNumber: found 1, allowed is a match item or round items of ${ID}, which contain its round; it is read as a home-and-away round`,
    ]);
    expect(rowsIn([roster(), matchItem()]).said).to.deep.equal([]);
    const none = '0.json:0: round: undefined, not a round';
    expect(faultsOf(changedJson(roster(), 'matchRoster.roundNumber', null))).to.deep.equal([none]);
    expect(faultsOf({ ...matchItem(), round: null })).to.deep.equal([none]);
  });

  it('has a score if the match has begun, and must have one if it is over', () => {
    const statuses = ['SCHEDULED', 'CONFIRMED_TEAMS', 'POSTPONED', 'CANCELLED', 'LIVE', 'ABANDONED', 'POSTGAME'];
    const scored = statuses.map((status) => rowIn(matchItem(status, scores)).score !== undefined);
    expect(scored).to.deep.equal([false, false, false, false, true, true, true]);
    const allowed = 'a score, here or in the match item or round items, because the match is over';
    for (const status of ['CONCLUDED', 'POSTGAME'])
      for (const [file, path] of [
        [matchItem(status, [], []), ''],
        [{ items: [matchItem(status, [], [])] }, 'items[0].'],
      ] as const)
        expect(faultsOf(file)).to.deep.equal([`0.json:0: ${path}score: undefined, not ${allowed}`]);
    for (const status of ['SCHEDULED', 'LIVE', 'ABANDONED'])
      expect(faultsOf(matchItem(status, [], []))).to.deep.equal([]);
  });

  it('has a venue once the match has begun, or it is reported', () => {
    const saidOf = (status: string) => rowsIn([{ ...matchItem(status), venue: null }]).said;
    for (const status of ['SCHEDULED', 'CONFIRMED_TEAMS', 'POSTPONED', 'CANCELLED'])
      expect(saidOf(status)).to.deep.equal([]);
    for (const status of ['LIVE', 'CONCLUDED'])
      expect(saidOf(status)).to.deep.equal([
        '0.json: venue.name: found nothing, allowed is the venue of a match that has begun; the venue is to be confirmed',
      ]);
  });
});

describe('the rows of matches of the AFL', () => {
  const second = (competition: string | null, year = 2031): Json => {
    const item = changedJson(matchItem(), 'match.matchId', 'CD_M2');
    return changedJson(changedJson(item, 'round.competitionId', competition), 'round.year', year);
  };

  it('are of one competition in a season', () => {
    const allowed =
      'CD_S2031014, as in other matches of 2031; import each competition separately, as its own league or season (--league, --season)';
    expect(faultsOf(matchItem(), { items: [second('CD_S1')] })).to.deep.equal([
      `1.json:0: items[0].round.competitionId: CD_S1, not ${allowed}`,
    ]);
    const third = changedJson(second('CD_S1'), 'match.matchId', 'CD_M3');
    expect(faultsOf(matchItem(), second(null), third)).to.deep.equal([
      `2.json:0: round.competitionId: CD_S1, not ${allowed}`,
    ]);
    for (const other of [second('CD_S2031014'), second(null), second('CD_S1', 2032)])
      expect(faultsOf(matchItem(), other)).to.deep.equal([]);
    expect(faultsOf(second(null), matchItem())).to.deep.equal([]);
  });

  it('have all their faults reported at once', () => {
    expect(faultsOf({ ...matchItem(), round: null }, { ...second('CD_S1'), score: null })).to.have.lengthOf(2);
  });
});

describe('a ladder of the AFL', () => {
  it('has the figures of squads after a round of a season', () => {
    const { is, faults } = reading(ladder(), ladderOf);
    expect(faults).to.deep.equal([]);
    expect([is.file, is.season, is.round]).to.deep.equal(['item.json', 2031, 1]);
    const [first] = is.entries;
    const { placeOf, ...figures } = first ?? {};
    expect(figures).to.deep.equal({
      ...{ squad: 'Otters', played: 1, wins: 1, losses: 0, draws: 0, pointsFor: 13, pointsAgainst: 7 },
    });
    expect(placeOf?.('wins')).to.deep.equal({ line: 0, field: 'ladders[0].entries[0].wins' });
    expect(reading({}, ladderOf).is).to.deep.equal({
      file: 'item.json',
      season: undefined,
      round: undefined,
      entries: [],
    });
    expect(reading({ compSeason: { name: 'Coast Premiership' } }, ladderOf).is.season).to.equal(undefined);
  });

  it('needs every figure, up to 100,000, and a round up to 99', () => {
    const at = 'ladders[0].entries[0]';
    const record = 'thisSeasonRecord.winLossRecord';
    expect(reading({ ladders: [{ entries: [{}] }], round: { roundNumber: 100 } }, ladderOf).faults).to.deep.equal([
      'round.roundNumber: 100, not a number from 0 to 99',
      `${at}.team.name: undefined, not a text`,
      ...['played', `${record}.wins`, `${record}.losses`, `${record}.draws`, 'pointsFor', 'pointsAgainst'].map(
        (figure) => `${at}.${figure}: undefined, not a whole number from 0 to 100000`,
      ),
    ]);
  });

  it('is compared in a line beside the statistics without a metric', async () => {
    const { out } = await importingJson(newFolder(), { 'item.json': matchItem(), 'ladder.json': ladder() });
    expect(out).to.match(/^ladder\.json: ladder after round 1: 1 of 1 squads as computed, .*\nrows:$/mu);
  });
});
