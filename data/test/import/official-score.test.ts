import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect } from 'chai';
import {
  briefOf,
  eventsOf,
  matchViewOf,
  openMatch,
  planOf,
  scoreCheckOf,
  sides,
  squadStatistics,
  type MatchLog,
  type Side,
  type Transaction,
} from '@goalsquare/engine';
import { importChainsCsv, readMatchLog, type EventLogs } from '@goalsquare/data';
import { changed, csvOf, events, filesIn, matches } from '../support/chains-csv.js';
import { said } from '../support/command.js';
import { folders } from '../support/folder.js';
import { scored, textOf, type ResultFields } from '../support/results-csv.js';

const newFolder = folders();

type Tally = readonly [goals: number, behinds: number];

/** A row of results with the score at the end of each quarter. */
const resultOf = (home: readonly Tally[], away: readonly Tally[], more: ResultFields = {}): ResultFields => ({
  match_id: 900001,
  season: 2031,
  phase: 'HA',
  round: 4,
  date_local: '2031-04-05',
  home: 'Rivermouth',
  away: 'Rivergate Town',
  ...scored(home, away),
  ...more,
});

/** The invented events add up to 0.1 and 1.0 in the first quarter, then 0.0 and 0.1. */
const home: readonly Tally[] = [
  [0, 1],
  [0, 1],
  [0, 1],
  [0, 1],
];
const away: readonly Tally[] = [
  [1, 0],
  [1, 1],
  [1, 1],
  [1, 1],
];
const plus = (tallies: readonly Tally[], from: number, behinds: number): readonly Tally[] =>
  tallies.map(([goals, before], at) => [goals, before + (at >= from ? behinds : 0)]);

/** Imports the invented events with rows of results. */
const imported = (rows: readonly ResultFields[], eventRows = events): ReturnType<typeof importChainsCsv> =>
  importChainsCsv(filesIn(newFolder(), { events: csvOf(eventRows), results: textOf(rows) }));

/** The invented events without the rows that are odd. */
const plainEvents = csvOf(events.filter(([, seq = '']) => !['15', '18', '19', '21'].includes(seq)));

/** Runs the command for the plain events, with rows of results beside them if there are any. */
const importing = (folder: string, rows: readonly ResultFields[], ...more: readonly string[]) => {
  const files = filesIn(folder, { events: plainEvents, ...(rows.length > 0 && { results: textOf(rows) }) });
  const words = ['--events', files.events, '--matches', files.matches];
  const results = files.results === undefined ? [] : ['--results', files.results];
  return said(['import', '--format', 'chains-csv', ...words, ...results, '--out', `${folder}/out`, ...more]);
};

/** The log of the invented events in a folder. */
const logIn = (folder: string): MatchLog =>
  readMatchLog('900001.ndjson.gz', readFileSync(`${folder}/out/900001.ndjson.gz`)).log;

const inferredIn = (log: MatchLog | undefined): readonly Transaction[] =>
  (log?.entries ?? []).flatMap((entry) => (entry.kind === 'transaction' && entry.inferred ? [entry] : []));

const checkOf = ({ logs: [log] }: EventLogs) => scoreCheckOf(matchViewOf(openMatch(log as MatchLog)));

describe('events that miss rushed behinds of the official score', () => {
  it('get one in the last stop of the period, without a location', () => {
    const { logs, scores } = imported([resultOf(plus(home, 1, 1), away)]);
    expect(inferredIn(logs[0])).to.deep.equal([
      { kind: 'transaction', id: 18, code: 'RUSH', period: 2, periodSeconds: 20, side: 'home', inferred: true },
    ]);
    expect(scores).to.deep.equal([
      'results.csv:2: match 900001, Rivermouth v Rivergate Town: added 1 rushed behind of Rivermouth in period 2',
      'scores: 0 equal to the official ones, 1 reconciled by 1 rushed behind, 0 different, 0 without an official score',
    ]);
  });

  it('get it before the kick-in that follows no behind, at the second of the event before', () => {
    const ended = changed(changed(events, 13, 'chain_end', 'ballUpCall'), 14, 'chain_end', 'ballUpCall');
    const inFirst = changed(changed(ended, 15, 'period', '1'), 15, 'period_secs', '70');
    const nil = home.map((): Tally => [0, 0]);
    const { logs } = imported([resultOf(nil, plus(away, 0, 1))], inFirst);
    expect(inferredIn(logs[0])).to.deep.equal([
      { kind: 'transaction', id: 12, code: 'RUSH', period: 1, periodSeconds: 64, side: 'away', inferred: true },
    ]);
  });

  it('get several, and keep all else: ids rise in the order of play', () => {
    const { logs } = imported([resultOf(plus(home, 0, 2), plus(away, 1, 1))]);
    const [log] = logs;
    const [before] = importChainsCsv(filesIn(newFolder())).logs;
    const withoutIds = (entries: MatchLog['entries'] = []): readonly object[] =>
      entries.flatMap((entry): readonly object[] => {
        if (entry.kind !== 'transaction') return [entry];
        const { id: _, ...rest } = entry;
        return entry.inferred ? [] : [rest];
      });
    expect(inferredIn(log).map(({ period, side }) => [period, side])).to.deep.equal([
      [1, 'home'],
      [1, 'home'],
      [2, 'away'],
    ]);
    expect(withoutIds(log?.entries)).to.deep.equal(withoutIds(before?.entries));
    const ids = (log?.entries ?? []).flatMap((entry) => (entry.kind === 'transaction' ? [entry.id] : []));
    expect(ids).to.deep.equal(ids.map((_, at) => at + 1));
  });

  it('are closed with --strict too', async () => {
    const { code, out, complaints } = await importing(newFolder(), [resultOf(plus(home, 1, 1), away)], '--strict');
    expect([code, complaints]).to.deep.equal([0, '']);
    expect(out).to.match(/\nscores: 0 equal .* 1 reconciled by 1 rushed behind, 0 different/u);
  });

  it('are reported by --dry-run', async () => {
    const { out } = await importing(newFolder(), [resultOf(plus(home, 1, 1), away)], '--dry-run');
    expect(out).to.match(/: added 1 rushed behind of Rivermouth in period 2\nscores: .*\nnothing was written$/u);
  });

  it('are compared with rows without ids, by season, squads and date', () => {
    const { match_id: _, ...row } = resultOf(plus(home, 1, 1), away);
    expect(inferredIn(imported([row]).logs[0])).to.have.lengthOf(1);
    expect(inferredIn(imported([{ ...row, date_local: '2031-04-12' }]).logs[0])).to.have.lengthOf(0);
    expect(inferredIn(imported([row, { ...row, round: 5 }]).logs[0])).to.have.lengthOf(0);
  });

  it('are compared with the result that the folder has', async () => {
    const folder = newFolder();
    const rows = path.join(folder, 'other.csv');
    writeFileSync(rows, textOf([resultOf(plus(home, 1, 1), away)]));
    const results = ['import', '--format', 'results-csv', '--results', rows, '--out', `${folder}/out`];
    expect(await said(results)).to.include({ code: 0 });
    const { out } = await importing(folder, []);
    expect(out).to.match(/^900001\.ndjson\.gz: match 900001, .*: added 1 rushed behind of Rivermouth in period 2$/mu);
    expect(inferredIn(logIn(folder))).to.have.lengthOf(1);
  });

  it('are closed again if they are imported again without results', async () => {
    const folder = newFolder();
    await importing(folder, [resultOf(plus(home, 1, 1), away)]);
    const first = logIn(folder);
    expect(inferredIn(first)).to.have.lengthOf(1);
    expect(await importing(folder, [])).to.include({ code: 0, complaints: '' });
    const { header, entries } = logIn(folder);
    expect([header.officialScore, entries]).to.deep.equal([first.header.officialScore, first.entries]);
  });
});

describe('events whose score is different from the official one', () => {
  const different = (rows: readonly ResultFields[]) => {
    const result = imported(rows);
    const { logs } = result;
    expect(inferredIn(logs[0])).to.deep.equal([]);
    return checkOf(result);
  };

  it('are kept if a goal is missing, and so is all else', () => {
    const rows = [resultOf([[1, 1], ...home.slice(1).map(([, b]) => [1, b] as const)], plus(away, 1, 1))];
    expect(different(rows).differences.map(({ side, period }) => [side, period])).to.deep.equal([
      ['home', 1],
      ['away', 2],
    ]);
  });

  it('are kept if they have a behind too many', () => {
    expect(different([resultOf(home, plus(away, 1, -1))]).is).to.equal('different');
  });

  it('are kept if a behind is missing in a period without events', () => {
    expect(different([resultOf(plus(home, 3, 1), away)]).differences).to.deep.equal([
      { side: 'home', period: 4, official: { goals: 0, behinds: 1 }, counted: { goals: 0, behinds: 0 } },
    ]);
  });

  it('are kept if the official score has no quarters', () => {
    const total = { ...resultOf([], []), ...scored([[0, 2]], [[1, 1]], ['final']) };
    expect(different([total])).to.deep.include({ is: 'different', byPeriod: false });
  });

  it('are reported by period, and refused with --strict', async () => {
    const rows = [resultOf(home, plus(away, 1, -1))];
    const { code, complaints, out } = await importing(newFolder(), rows);
    expect(code).to.equal(0);
    expect(complaints).to.match(
      /^results\.csv:2: away score in period 2: found "0\.0 \(0\)", allowed is the score of the events; the events of match 900001 add up to 0\.1 \(1\), which is used$/mu,
    );
    expect(out).to.match(/scores: 0 equal .* 0 reconciled by 0 rushed behinds, 1 different/u);
    expect(await importing(newFolder(), rows, '--strict')).to.include({ code: 1, out: '' });
  });
});

describe('a match without an official score', () => {
  it('is as it was, and nothing is reported', () => {
    const { logs, scores } = importChainsCsv(filesIn(newFolder()));
    expect(logs[0]?.header).to.not.have.property('officialScore');
    expect(scores).to.deep.equal([]);
  });
});

/** A chain of a random match: a possession or a kick-in, then how it ends. */
interface RandomChain {
  readonly owner: 'H' | 'A';
  readonly start: 'possGain' | 'kickIn' | 'throwIn' | 'centreBounce';
  readonly end: 'goal' | 'behind' | 'rushed' | 'rushedOpp' | 'turnover' | 'outOfBounds';
  readonly wait: number;
}

const chain: fc.Arbitrary<RandomChain> = fc.record({
  owner: fc.constantFrom('H' as const, 'A' as const),
  start: fc.constantFrom('possGain' as const, 'kickIn' as const, 'throwIn' as const, 'centreBounce' as const),
  end: fc.constantFrom(
    ...(['goal', 'behind', 'rushed', 'rushedOpp', 'turnover', 'outOfBounds'] as const satisfies RandomChain['end'][]),
  ),
  wait: fc.nat({ max: 30 }),
});

/** Four or five periods of chains. */
const periodsOfChains = fc.array(fc.array(chain, { minLength: 1, maxLength: 8 }), { minLength: 4, maxLength: 5 });

function rowsOf(periods: readonly (readonly RandomChain[])[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let number = 0;
  periods.forEach((chains, at) => {
    let seconds = 0;
    for (const { owner, start, end, wait } of chains) {
      seconds += wait;
      number += 1;
      const row = (type: string): void => {
        const [seq, person] = [String(rows.length + 1), owner === 'H' ? '11' : '21'];
        const place = ['900001', seq, String(number), start, end, owner, String(at + 1), String(seconds)];
        rows.push([...place, owner, person, type, '', '', '', '10', '5', '0']);
      };
      row(start === 'kickIn' ? 'Kickin play on' : 'Loose Ball Get');
      if (end === 'goal') row('Goal');
      if (end === 'behind') row('Behind');
      if (end === 'outOfBounds') row('Out of Bounds');
    }
  });
  return [events[0] ?? [], ...rows];
}

const ends = ['q1', 'q2', 'q3', 'q4', 'final'];

/** The score of a log at the end of each period, as a row of results. */
function officialRowOf(log: MatchLog | undefined): ResultFields {
  const { score } = matchViewOf(openMatch(log as MatchLog));
  const tallies = (side: 0 | 1): readonly Tally[] =>
    score.periods[side].map(({ cumulative }) => [cumulative.goals, cumulative.behinds]);
  const long = score.periods[0].length > 4;
  return {
    ...resultOf([], []),
    ...scored(tallies(0), tallies(1), long ? ends : ['q1', 'q2', 'q3', 'final']),
    extra_time: long ? 1 : 0,
  };
}

/** The score of a match in every view that has one. */
function viewsOf(log: MatchLog): readonly (readonly number[])[] {
  const match = openMatch(log);
  const view = matchViewOf(match);
  const { home: ours, away: theirs } = briefOf(match);
  const last = eventsOf(log, 0, log.entries.length).findLast((event) => event.type === 'MatchScore');
  const statistics = (context: 'For' | 'Against'): readonly number[] => {
    const { table } = squadStatistics(match, planOf('squad', ['POINTS']), {}, context);
    return [0, 1].map((column) => table.value(0, column) ?? NaN);
  };
  const byPeriod = view.score.periods[0].map(({ period }) => {
    const { table } = squadStatistics(match, planOf('squad', ['POINTS']), { periods: [period] });
    return [0, 1].map((column) => table.value(0, column) ?? NaN);
  });
  return [
    view.score.totals.map(({ points }) => points),
    [view.score.running.home.at(-1) ?? 0, view.score.running.away.at(-1) ?? 0],
    sides.map((side) => view.score.periods[side === 'home' ? 0 : 1].reduce((sum, { points }) => sum + points, 0)),
    [ours.score?.points ?? NaN, theirs.score?.points ?? NaN],
    last === undefined ? [0, 0] : [last.home.points, last.away.points],
    statistics('For'),
    [...statistics('Against')].reverse(),
    [0, 1].map((side) => byPeriod.reduce((sum, of) => sum + (of[side] ?? NaN), 0)),
  ];
}

describe('random events and results', () => {
  const allMatches = csvOf(changed(matches, 2, 'periods_end_secs', '400;400;400;400'));
  const importOf = (rows: readonly (readonly string[])[], result?: ResultFields): MatchLog | undefined =>
    importChainsCsv(
      filesIn(newFolder(), {
        events: csvOf(rows),
        matches: allMatches,
        ...(result && { results: textOf([result]) }),
      }),
    ).logs.find(({ header }) => header.id === 900001);

  it('are closed by as many rushed behinds as the events miss, and every view has the official score', () => {
    fc.assert(
      fc.property(periodsOfChains, fc.infiniteStream(fc.boolean()), (periods, coins) => {
        const whole = importOf(rowsOf(periods));
        const result = officialRowOf(whole);
        const removed = new Map<string, number>();
        const short = periods.map((chains, at) =>
          chains.map((one): RandomChain => {
            if ((one.end !== 'rushed' && one.end !== 'rushedOpp') || coins.next().value !== true) return one;
            const side: Side = (one.end === 'rushed') === (one.owner === 'H') ? 'home' : 'away';
            const key = `${side} ${at + 1}`;
            removed.set(key, (removed.get(key) ?? 0) + 1);
            return { ...one, end: 'turnover' };
          }),
        );
        const closed = importOf(rowsOf(short), result) as MatchLog;
        const check = scoreCheckOf(matchViewOf(openMatch(closed)));
        expect(check.is).to.equal('equal');
        expect(
          new Map(check.inferred.map(({ side, period, behinds }) => [`${side} ${period}`, behinds])),
        ).to.deep.equal(removed);
        const official = viewsOf(whole as MatchLog)[0];
        for (const view of viewsOf(closed)) expect(view).to.deep.equal(official);
        if (removed.size === 0) expect(closed.entries).to.deep.equal(whole?.entries);
      }),
      { numRuns: 60 },
    );
  });
});
