import { Batch, minsec } from '@goalsquare/client';
import { expect } from 'chai';
import { rejection } from './support/rejection.js';
import type { Dimension } from '@goalsquare/client';
import type { DimensionColumns } from '../src/question-rows.js';
import { client, fetchPatiently, MATCH, SCHEDULED } from './support/server.js';

describe('questions across matches', () => {
  it('have a column for each metric and measure', async () => {
    const rows = await client().seasonStats('DISPOSAL', 2025, {
      minMatches: 2,
      result: 'won',
      period: [3, 4],
      limit: 20,
    });
    expect(rows).to.have.lengthOf(20);
    expect(Object.keys(rows[0] ?? {}).slice(-4)).to.deep.equal([
      'matches',
      'seconds',
      'DISPOSAL_per_match',
      'DISPOSAL',
    ]);
    const means = rows.map((row) => Number(row.DISPOSAL_per_match));
    expect(means).to.deep.equal([...means].sort((a, b) => b - a));
  });

  it('read all pages', async () => {
    const api = client();
    const { rowCount } = await api.getPlayersAcrossMatches({
      seasonId: 2025,
      metric: 'GOAL',
      by: ['person', 'match'],
      limit: 1,
    });
    const rows = await api.seasonStats('GOAL', 2025, { by: ['person', 'match'], measure: 'total' });
    expect(rows).to.have.lengthOf(rowCount);
    expect(rowCount).to.be.greaterThan(100);
  });

  it('have a row for each metric and measure with tidy, by the columns of the CSV', async () => {
    const rows = await client().seasonStats(['GOAL', 'MARK'], 2025, { limit: 2, tidy: true });
    expect(rows).to.have.lengthOf(8);
    expect(Object.keys(rows[0] ?? {}).slice(-7)).to.deep.equal([
      'metric_code',
      'measure',
      'value',
      'value_display',
      'order',
      'rank',
      'percentile',
    ]);
  });

  it('have null where a row lacks a statistic, and the values of tidy elsewhere', async () => {
    const asked = { measure: 'total', sort: 'person' } as const;
    const wide = await client().seasonStats(['GOAL_ACCURACY', 'KICK'], 2025, asked);
    const tidy = await client().seasonStats(['GOAL_ACCURACY', 'KICK'], 2025, { ...asked, tidy: true });
    const values = wide.flatMap(({ person_id: id, GOAL_ACCURACY: accuracy, KICK: kicks }) => [
      ...(accuracy === null ? [] : [[id, 'GOAL_ACCURACY', accuracy]]),
      [id, 'KICK', kicks],
    ]);
    expect(values).to.deep.equal(tidy.map(({ person_id: id, metric_code: code, value }) => [id, code, value]));
    expect(values.length).to.be.within(wide.length + 1, 2 * wide.length - 1);
  });

  it('are statements in SQL, with the same filters', async () => {
    const statement = await client().sql('Disposal', 2025, { of: 'squads', result: 'won', limit: 3, dialect: 'spark' });
    expect(statement)
      .to.match(/^-- DISPOSAL: Disposal\n/u)
      .and.to.include('margin > 0')
      .and.to.include('`dataset/contributions`')
      .and.to.match(/limit 3;\n$/u);
    expect(await client().sql('GOAL', 2025, { dataset: 's3://bucket/afl' })).to.include("'s3://bucket/afl/matches/");
    expect(String(await rejection(client().sql('GOAL', 1999)))).to.include('There is no season 1999');
  });

  it('add a game log up to the season', async () => {
    const api = client();
    const [top] = await api.seasonStats('DISPOSAL', 2025, { limit: 1, measure: 'total' });
    const log = await api.gameLog(Number(top?.person_id), 'DISPOSAL', 2025, { leagueId: 1 });
    expect(log.reduce((sum, row) => sum + Number(row.DISPOSAL), 0)).to.equal(top?.DISPOSAL);
    expect(await api.gameLog(String(top?.person_fullname), 'DISPOSAL', 2025, { leagueId: 1 })).to.deep.equal(log);
  });

  it('give the form of a player with rolling means', async () => {
    const api = client();
    const form = await api.form('Eddie Koravnich', { metric: 'DISPOSAL', last: 3 });
    expect(form).to.have.lengthOf(3);
    expect(form[0]?.person_fullname).to.equal('Eddie Koravnich');
    const mean = form.reduce((sum, row) => sum + Number(row.DISPOSAL), 0) / 3;
    expect(form.at(-1)?.DISPOSAL_rolling_mean).to.be.closeTo(mean, 0.001);
  });

  it('give the form of a squad with margins', async () => {
    const form = await client().form(undefined, { squad: 'BRI', metric: 'GOAL', seasonId: 2025 });
    expect(Object.keys(form[0] ?? {}).slice(-3)).to.deep.equal(['margin', 'GOAL', 'GOAL_rolling_mean']);
    for (const row of form) {
      const margin = Number(row.home_points) - Number(row.away_points);
      expect(row.margin).to.equal(row.opponent_id === row.away_squad_id ? margin : -margin);
    }
  });

  it('rank the leaders of a season', async () => {
    const leaders = await client().seasonLeaders(2025, ['GOAL', 'MARK'], { minMatches: 2, limit: 3 });
    expect(leaders.filter(({ rank }) => rank === 1).map(({ metric_code: code }) => code)).to.include.members([
      'GOAL',
      'MARK',
    ]);
  });

  it('name who disposes of the ball to whom', async () => {
    const kicks = await client().kickNetwork('HOL', { matchId: MATCH });
    expect(Object.keys(kicks[0] ?? {})).to.include.members(['person_fullname', 'receiver_fullname', 'KICK']);
  });

  it('add a heat map up to the total', async () => {
    const api = client();
    const cells = await api.heatMap('MARK', { seasonId: 2025, squadId: 40 });
    const [total] = await api.seasonStats('MARK', 2025, { of: 'squads', squadId: 40, measure: 'total' });
    expect(Object.keys(cells[0] ?? {})).to.deep.equal(['cell_number', 'cell_x', 'cell_y', 'matches', 'MARK']);
    expect(cells.reduce((sum, cell) => sum + Number(cell.MARK), 0)).to.equal(total?.MARK);
  });

  it('find players by misspelt names', async () => {
    const found = await client().findPersons('koravnitch');
    expect(found.map(({ person_fullname: name }) => name)).to.include('Eddie Koravnich');
  });

  it('need a person or a squad for a form', async () => {
    const error = await rejection(client().form(undefined));
    expect((error as Error).message).to.equal('form needs a person or a squad, but not both.');
  });
});

describe('statistics of a match', () => {
  it('answer a batch by the ids of its requests', async () => {
    const batch = new Batch()
      .add(['GOAL', 'MARK'], { zone: 'F50', id: 'forwards' })
      .add('DISPOSAL', { lastXSeconds: 300, id: 'late' });
    const rows = await client().playerBatch(MATCH, batch);
    expect([...new Set(rows.map(({ request_id: id }) => id))]).to.deep.equal(['forwards', 'late']);
  });

  it('grow with the window of lastX', async () => {
    const rows = await client().lastX(MATCH, [300, 600], 'DISPOSAL', { of: 'squads' });
    const sum = (seconds: number): number =>
      rows.filter((row) => row.last_x_seconds === seconds).reduce((total, { value }) => total + value, 0);
    expect(rows).to.have.lengthOf(4);
    expect(sum(600)).to.be.greaterThan(sum(300));
  });

  it('of several matches are below one another, without those that have not begun', async () => {
    const warnings: string[] = [];
    const progress: number[] = [];
    const api = client({
      onWarning: (warning) => warnings.push(warning),
      onProgress: ({ done }) => progress.push(done),
    });
    const fixture = await api.fixture(2026);
    const chosen = fixture.filter(({ match_id: id }) => id === MATCH || id === SCHEDULED);
    const rows = await api.squadStats(chosen, { metric: 'goals' });
    expect(rows.map((row) => row.match_id)).to.deep.equal([MATCH, MATCH]);
    expect(warnings).to.deep.equal([`No rows for matches that have not started: ${SCHEDULED}.`]);
    expect(progress).to.deep.equal([1, 2]);
  });

  it('name a match by its squads, round and season', async () => {
    const api = client();
    const [match] = await api.match(MATCH);
    const name = `${match?.home_squad_code} v ${match?.away_squad_code} R${match?.round_number} ${match?.season_id}`;
    expect(await api.score(name)).to.deep.equal(await api.score(MATCH));
  });

  it('of a summary file add up to those of the match', async () => {
    const api = client();
    const summary = await api.playerSummaryFile(MATCH, ['KICK', 'marks']);
    expect(summary.columns.slice(-3)).to.deep.equal(['zone', 'kick', 'mark']);
    expect(summary).to.have.lengthOf(46 * 4 * 5);
    const kicks = await api.playerStats(MATCH, { metric: 'KICK' });
    const total = (numbers: readonly unknown[]): number => numbers.reduce<number>((sum, one) => sum + Number(one), 0);
    expect(total(summary.map((row) => row.kick))).to.equal(total(kicks.map(({ value }) => value)));
    const legacy = await api.squadSummaryFile(MATCH, 'KICK', { legacy: true });
    expect(legacy.columns.slice(0, 5)).to.deep.equal([
      'MATCH_ID',
      'SEASON_ID',
      'GROUP_ROUND_NO',
      'VENUE_NAME',
      'SQUAD_ID',
    ]);
  });

  it('are those of a moment with asOf, which later calls do not inherit', async () => {
    const api = client();
    const [early] = await api.asOf('Q1:10:00').score(MATCH);
    const [late] = await api.asOf('Q4:10:00').score(MATCH);
    const [now] = await api.score(MATCH);
    expect(early?.home_points).to.be.lessThan(late?.home_points ?? 0);
    expect(late?.home_points).to.be.at.most(now?.home_points ?? 0);
  });

  it('are those that were known at an instant with knownAt, alone and with asOf', async () => {
    const api = client();
    const minuteAgo = api.knownAt(new Date(Date.now() - 60_000));
    expect(await minuteAgo.score(MATCH)).to.deep.equal(await api.score(MATCH));
    const [early] = await minuteAgo.asOf('Q1:10:00').score(MATCH);
    const [known] = await api.asOf('Q1:10:00').score(MATCH);
    expect(early?.home_points).to.equal(known?.home_points);
  });
});

describe('named methods', () => {
  it('read the current season by default', async () => {
    const api = client();
    expect(await api.fixture()).to.deep.equal(await api.fixture(await api.currentSeason()));
  });

  it('read a ladder after a round', async () => {
    const ladder = await client().ladder(2025, 2);
    expect(ladder.slice(0, 3).map(({ position }) => position)).to.deep.equal([1, 2, 3]);
  });

  it('find a squad by code or name', async () => {
    const api = client();
    expect(await api.squad('cal')).to.deep.equal(await api.squad('Callow Ranges Goannas'));
  });

  it('make and delete permalinks', async () => {
    const api = client({ cache: false });
    const { id, url } = await api.permalink('getLadder', { seasonId: 2025 }, { name: 'test of the JavaScript client' });
    const csv = await (await fetchPatiently(url)).text();
    expect(csv.split(/\r?\n/u)[0]).to.include('ladder_points');
    expect((await api.permalinks()).map((link) => link.id)).to.include(id);
    await api.deletePermalink(id);
    expect((await api.permalinks()).map((link) => link.id)).to.not.include(id);
  });

  for (const [seconds, leadingZero, expected] of [
    [594, false, '9:54'],
    [594, true, '09:54'],
    [-61, false, '-1:01'],
  ] as const)
    it(`write ${seconds} seconds as ${expected}`, () => {
      expect(minsec(seconds, leadingZero)).to.equal(expected);
    });
});

/** Columns that the types of rows name, and rows that must have them. */
const typed: {
  readonly [By in Dimension]: readonly [columns: readonly (keyof DimensionColumns[By])[], of?: 'squads'];
} = {
  person: [['person_id', 'person_fullname', 'person_display_name', 'person_squad_id', 'person_squad_code']],
  squad: [['squad_id', 'squad_name', 'squad_code'], 'squads'],
  match: [['match_id', 'season_id', 'phase_code', 'match_date', 'venue_id', 'home_squad_code', 'away_points']],
  round: [['round_number']],
  season: [['season_id']],
  opponent: [['opponent_id', 'opponent_name', 'opponent_code']],
  venue: [['venue_id', 'venue_name', 'venue_code']],
  result: [['result']],
  period: [['period']],
  scoreState: [['score_state']],
  receiver: [['receiver_id', 'receiver_fullname', 'receiver_squad_name']],
  hex: [['cell_number', 'cell_x', 'cell_y']],
  square: [['cell_number', 'cell_x', 'cell_y']],
};

describe('the types of rows across matches', () => {
  for (const [by, [columns, of = 'players']] of Object.entries(typed))
    it(`name columns of rows by ${by}`, async () => {
      const rows = await client().seasonStats('KICK', 2025, { by: by as Dimension, of, limit: 1 });
      expect(rows.columns).to.include.members([...columns, 'matches', 'seconds']);
    });

  it('follow the dimensions, and know no more of other columns than that they are cells', async () => {
    const [row] = await client().seasonStats('KICK', 2025, { by: ['person', 'match'], limit: 1 });
    const id: number | undefined = row?.match_id;
    const name: string | undefined = row?.person_fullname;
    expect([typeof id, typeof name]).to.deep.equal(['number', 'string']);
    // @ts-expect-error -- A statistic may be absent.
    const kicks: number | undefined = row?.KICK;
    expect(kicks).to.be.a('number');
    const [squad] = await client().seasonStats('KICK', 2025, { of: 'squads', tidy: true, limit: 1 });
    const value: number | null | undefined = squad?.squad_id && squad.value;
    expect(value).to.be.a('number');
    // @ts-expect-error -- Rows of squads have no person.
    const person: number | undefined = squad?.person_id;
    expect(person).to.equal(undefined);
  });

  it('of matches of a person or a squad, leaders and persons name their columns', async () => {
    const [leader] = await client().seasonLeaders(2025, 'GOAL', { limit: 1 });
    const id: number = leader?.person_id ?? 0;
    const [match] = await client().gameLog(id, 'GOAL', 2025);
    const opponent: string = match?.opponent_name ?? '';
    const [form] = await client().form(undefined, { squad: 'BRI', metric: 'GOAL', seasonId: 2025, last: 1 });
    const margin: number | null | undefined = form?.margin;
    const [person] = await client().findPersons(leader?.person_fullname ?? '');
    expect([person?.person_id, opponent === '', typeof margin]).to.deep.equal([id, false, 'number']);
  });
});
