import { readFileSync } from 'node:fs';
import { contract, contractDocument, operationIds, tables, type OperationId } from '@goalsquare/openapi';
import { expect } from 'chai';
import { openLibrary, type UseLibrary } from './support/open-library.js';
import { libraryInM } from './support/library.js';
import { parseM } from './support/m/parse.js';
import type { WebAnswer, WebRequest } from './support/m/functions/web-contents.js';
import { standard } from './support/m/standard.js';
import { unresolved } from './support/m/unresolved.js';
import { metadata, whole, type MTable } from './support/m/values.js';

const library = libraryInM();
const functions = [...library.keys()].filter(
  (name) => !['GoalsquareUrl', 'GoalsquareToken', 'GoalsquareOperations'].includes(name),
);
/** Functions that stand for any operation, or for none. */
const basic = ['Goalsquare', 'GoalsquareAnswer', 'GoalsquareContent', 'GoalsquareWide'];
const known: ReadonlySet<string> = new Set([
  ...library.keys(),
  ...Object.keys(standard(() => Promise.reject(new Error('nothing is asked for')))),
]);

/** A statistic, so that tables can be pivoted. */
const STATISTIC = 'match_id,metric_name,value\r\n7001,Kick,5\r\n';

/**
 * Answers every request with the columns of the table it asks for, and no rows. Requests for the number of groups are
 * not recorded.
 */
function recorded(): { readonly asked: WebRequest[]; readonly send: (request: WebRequest) => Promise<WebAnswer> } {
  const asked: WebRequest[] = [];
  return {
    asked,
    send: (request) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('format') === 'json') return Promise.resolve({ status: 200, text: '{"rowCount":0}' });
      asked.push(request);
      if (searchParams.get('format') === null && !request.url.endsWith('.csv'))
        return Promise.resolve({ status: 200, text: '[]' });
      const table = searchParams.get('table') ?? '';
      if (table === 'statistics' && searchParams.get('metric') === 'KICK,MARK')
        return Promise.resolve({ status: 200, text: STATISTIC });
      const columns = Object.values(tables().operations).flatMap((one) => one.tables[table]?.columns ?? []);
      return Promise.resolve({ status: 200, text: `${[...new Set(columns.map(({ name }) => name))].join(',')}\r\n` });
    },
  };
}

/** The operation a request goes to, by the contract; with what its path names. */
function operationOf({ url, body }: WebRequest): OperationId | undefined {
  const path = new URL(url).pathname;
  const found = Object.entries(contractDocument.paths).find(([template]) =>
    new RegExp(`^${template.replace(/\{\w+\}/gu, String.raw`\d+`)}$`, 'u').test(path),
  );
  return found?.[1][body === undefined ? 'get' : 'post']?.operationId as OperationId | undefined;
}

interface Documentation {
  readonly 'Documentation.Name': string;
  readonly 'Documentation.LongDescription': string;
  readonly 'Documentation.Examples': readonly {
    readonly Description: string;
    readonly Code: string;
    readonly Result: string;
  }[];
  readonly 'Goalsquare.Operations'?: readonly string[];
}

async function documentationOf(use: UseLibrary, name: string): Promise<Documentation> {
  const value = (await use(recorded().send)(name)) as object;
  return (await whole(metadata.get(value))) as Documentation;
}

describe('the Power Query library', () => {
  let use: UseLibrary;
  before(async () => {
    use = await openLibrary();
  });

  for (const [name, text] of library) {
    it(`has ${name}, which the parser takes and whose names are all known`, async () => {
      expect(unresolved(await parseM(text), known)).to.deep.equal([]);
    });
  }

  it('is held by a parser that refuses what is no M, and by a search that finds names nobody gives', async () => {
    const refused: unknown = await parseM('let a = in a').catch((error: unknown) => error);
    expect(refused).to.be.an('error');
    expect(
      unresolved(await parseM('let a = (x) => [k = k, l = @a(y)] in b(each [c] + _ + x)'), new Set()),
    ).to.have.members(['k', 'y', 'b', 'x']);
  });

  for (const name of functions) {
    it(`documents ${name}, whose examples ask for operations of the contract`, async () => {
      const documentation = await documentationOf(use, name);
      expect(documentation['Documentation.Name']).to.equal(name);
      expect(documentation['Documentation.LongDescription']).to.match(/\.$/u);
      expect(documentation['Documentation.Examples']).not.to.have.lengthOf(0);
      for (const { Code } of documentation['Documentation.Examples']) {
        const { asked, send } = recorded();
        await use(send, {}, { ChosenMatch: 'R3 CAL v HOL: 7001' })(Code);
        const [request] = asked;
        expect(asked, Code).to.have.lengthOf(name === 'GoalsquareChoice' ? 0 : 1);
        if (name === 'GoalsquareChoice') expect(Code).to.match(/\{0\}$/u);
        else if (name === 'GoalsquarePermalink')
          expect(request?.url).to.equal('http://localhost:8080/q/c2VjcmV0LW9mLWEtcGVybWFsaW5r.csv');
        else if (!basic.includes(name))
          expect(documentation['Goalsquare.Operations'], Code).to.include(request && operationOf(request));
      }
    });
  }

  for (const id of operationIds) {
    it(`knows ${id}: its path, its table and the types of its columns`, async () => {
      const { asked, send } = recorded();
      const ids =
        'leagueId = 1, levelId = 2, seasonId = 3, roundNumber = 4, squadId = 5, matchId = 6, positionTypeId = 7, positionId = 8'.split(
          ', ',
        );
      const template =
        Object.entries(contract.paths).find(
          ([, { get, post }]) => get?.operationId === id || post?.operationId === id,
        )?.[0] ?? '';
      const given = ids.filter((one) => template.includes(`{${one.split(' ')[0] ?? ''}}`)).join(', ');
      const table = (await use(send)(`Goalsquare("${id}", [${given}])`)) as {
        readonly types: Readonly<Record<string, string>>;
      };
      const [request] = asked;
      expect(request && operationOf(request)).to.equal(id);
      expect(request?.headers).to.include({ Authorization: 'Bearer sandbox-transactional', Accept: 'text/csv' });
      const { default: first, tables: all } = tables().operations[id];
      expect(Object.fromEntries(new URL(request?.url ?? '').searchParams)).to.deep.equal({
        format: 'csv',
        table: first,
      });
      const types = {
        integer: 'integer',
        number: 'number',
        string: 'text',
        boolean: 'logical',
        date: 'date',
        'date-time': 'datetimezone',
        list: 'text',
      };
      expect(table.types).to.deep.equal(
        Object.fromEntries(all[first]?.columns.map((column) => [column.name, types[column.type]]) ?? []),
      );
    });
  }

  const season =
    /```powerquery\n(let\n.*?)```/su.exec(
      readFileSync(new URL('../../../docs/excel.md', import.meta.url), 'utf8'),
    )?.[1] ?? '';
  const documented = ['excel', 'permalinks', 'across'].flatMap((page) => {
    const text = readFileSync(new URL(`../../../docs/${page}.md`, import.meta.url), 'utf8');
    const inText = [...text.matchAll(/`(Goalsquare\w*\([^`]*\d[^`]*\))`/gu)].map(([, code = '']) => code);
    return [
      ...inText,
      ...[...text.matchAll(/```powerquery\n((?:Csv\.Document|Goalsquare\w+\().*?)```/gsu)].map(([, code = '']) =>
        code.trim(),
      ),
    ];
  });
  it('finds what the docs show, calls of the library and what opens a permalink', () => {
    expect(documented.filter((code) => code.startsWith('Goalsquare'))).to.have.length.above(1);
    expect(documented.filter((code) => code.startsWith('Csv.Document'))).to.have.lengthOf(1);
    expect(documented.filter((code) => code.startsWith('GoalsquareAnswer'))).to.have.lengthOf(1);
  });
  for (const code of documented) {
    it(`takes what the docs show: ${code.slice(0, 80)}`, async () => {
      const { asked, send } = recorded();
      await use(send)(code);
      expect(asked).to.have.lengthOf(1);
      const [request] = asked;
      expect(request && (operationOf(request) ?? new URL(request.url).pathname)).to.match(
        /^(?:(?:get|post)[A-Z]|\/q\/|\/v1\/statistics\/players$)/u,
      );
    });
  }

  it('can be followed by functions that make a column of each metric', async () => {
    const csv = 'person_id,metric_code,value\r\n1,KICK,2.5\r\n1,MARK,3\r\n2,KICK,1\r\n';
    const evaluated = use(() => Promise.resolve({ status: 200, text: csv }));
    const table = 'GoalsquareQuestions([metric = {"KICK", "MARK"}, limit = 2])';
    const wide = (await evaluated(`Table.Pivot(${table}, {"KICK", "MARK"}, "metric_code", "value")`)) as MTable;
    expect(wide.columns).to.deep.equal(['person_id', 'KICK', 'MARK']);
    expect(wide.rows).to.deep.equal([
      [1, 2.5, 3],
      [2, 1, null],
    ]);
    expect(wide.types).to.deep.equal({ person_id: 'integer', KICK: 'number', MARK: 'number' });
    expect(((await evaluated(`Table.FirstN(${table}, 2)`)) as MTable).rows).to.have.length(2);
    expect(await evaluated(`Table.RowCount(${table})`)).to.equal(3);
    expect(await evaluated('{1..3, 7, 5..4}')).to.deep.equal([1, 2, 3, 7]);
  });

  it('rejects a column that a table does not have', async () => {
    const evaluated = use(() => Promise.resolve({ status: 200, text: 'person_id\r\n1\r\n' }));
    const refused = await evaluated('Table.SelectColumns(GoalsquareQuestions([limit = 1]), {"person"})').catch(
      (error: unknown) => error,
    );
    expect(refused).to.have.property('message', "The column 'person' of the table wasn't found.");
  });

  it('is shown in the docs', () => {
    expect(documented.length).to.be.greaterThan(2);
  });

  const requests: readonly (readonly [string, string, string | undefined])[] = [
    ['GoalsquareFixture(2026, 10)', '/v1/seasons/2026/fixture?squadId=10&format=csv&table=matches', undefined],
    [
      'GoalsquareFixture(2026, null, 3)',
      '/v1/leagues/3/levels/1/seasons/2026/fixture?format=csv&table=matches',
      undefined,
    ],
    ['GoalsquareLadder(2026, 3)', '/v1/seasons/2026/ladder/3?format=csv&table=squads', undefined],
    ['GoalsquareLadder(2026)', '/v1/seasons/2026/ladder?format=csv&table=squads', undefined],
    ['GoalsquareLadder(2026, 3, 3)', '/v1/leagues/3/levels/1/seasons/2026/ladder/3?format=csv&table=squads', undefined],
    [
      'GoalsquareLadder(2026, null, null, 2)',
      '/v1/leagues/1/levels/2/seasons/2026/ladder?format=csv&table=squads',
      undefined,
    ],
    [
      'GoalsquarePlayerStatistics(7001, {"KICK", "MARK"}, [period = {1, 2}, team = "home"])',
      '/v1/matches/7001/statistics/players?period=1%2C2&team=home&metric=KICK%2CMARK&format=csv&table=statistics',
      undefined,
    ],
    [
      'GoalsquarePlayerStatistics(7001, null, [lastXSeconds = 300, zone = null])',
      '/v1/matches/7001/statistics/players?lastXSeconds=300&format=csv&table=statistics',
      undefined,
    ],
    ['GoalsquareSquadStatistics(7001)', '/v1/matches/7001/statistics/squads?format=csv&table=statistics', undefined],
    [
      'GoalsquareSeason(2026, {"KICK", "MARK"}, [result = "won", period = {3..4}])',
      '/v1/statistics/players?leagueId=1&levelId=1&measure=total%2CperMatch&result=won&period=3%2C4&seasonId=2026&metric=KICK%2CMARK&limit=1000&format=csv',
      undefined,
    ],
    ['GoalsquareQuestions([personId = 7])', '/v1/statistics/players?personId=7&limit=1000&format=csv', undefined],
    [
      'GoalsquareSeason(2026, {"KICK"}, null, "squads")',
      '/v1/statistics/squads?leagueId=1&levelId=1&measure=total%2CperMatch&seasonId=2026&metric=KICK&limit=1000&format=csv',
      undefined,
    ],
    [
      'GoalsquareQuestions([metric = "KICK", by = {"squad", "venue"}, context = null], "squads")',
      '/v1/statistics/squads?metric=KICK&by=squad%2Cvenue&limit=1000&format=csv',
      undefined,
    ],
    [
      'GoalsquareGameLog(7, {"KICK"}, [seasonId = 2026])',
      '/v1/statistics/players?by=match%2Copponent&sort=match&measure=total&seasonId=2026&personId=7&metric=KICK&limit=1000&format=csv',
      undefined,
    ],
    [
      'GoalsquareForm(7, {"KICK"}, null, null, [leagueId = 1])',
      '/v1/statistics/players?sort=match&leagueId=1&personId=7&by=match&metric=KICK&measure=total%2CrollingMean&rollingMatches=5&last=9&limit=1000&format=csv',
      undefined,
    ],
    [
      'GoalsquareForm(40, {"GOAL"}, 3, "squads")',
      '/v1/statistics/squads?sort=match&squadId=40&by=match&metric=GOAL&measure=total%2CrollingMean&rollingMatches=3&last=5&limit=1000&format=csv',
      undefined,
    ],
    [
      'GoalsquareHeatMap("MARK")',
      '/v1/statistics/players?by=hex&metric=MARK&measure=total&limit=1000&format=csv',
      undefined,
    ],
    [
      'GoalsquareLeaders(2026, {"GOAL"}, [minMatches = 10])',
      '/v1/statistics/players?leagueId=1&levelId=1&measure=perMatch&limit=10&minMatches=10&seasonId=2026&metric=GOAL&format=csv',
      undefined,
    ],
    [
      'GoalsquareKickNetwork(40, [seasonId = 2026])',
      '/v1/statistics/players?metric=KICK&seasonId=2026&squadId=40&by=person%2Creceiver&measure=total&limit=1000&format=csv',
      undefined,
    ],
    [
      'GoalsquareHeatMap("MARK", [by = "square"], "squads")',
      '/v1/statistics/squads?by=square&metric=MARK&measure=total&limit=1000&format=csv',
      undefined,
    ],
    [
      'GoalsquareQuestions([personId = 7, limit = 3])',
      '/v1/statistics/players?personId=7&limit=3&format=csv',
      undefined,
    ],
    ['GoalsquareSquads(2026)', '/v1/seasons/2026/squads?format=csv&table=squads', undefined],
    ['GoalsquareSquads(2026, 3)', '/v1/leagues/3/levels/1/seasons/2026/squads?format=csv&table=squads', undefined],
    ['GoalsquareSquadPlayers(2026, 10)', '/v1/seasons/2026/squad/10/persons?format=csv&table=players', undefined],
    [
      'GoalsquareSquadPlayers(2026, 10, null, 2)',
      '/v1/leagues/1/levels/2/seasons/2026/squads/10/persons?format=csv&table=players',
      undefined,
    ],
    ['GoalsquareMetrics()', '/v1/metadata/metrics?format=csv&table=metrics', undefined],
    ['GoalsquareMatch(7001)', '/v1/matches/7001?format=csv&table=match', undefined],
    ['GoalsquarePeriodScores(7001)', '/v1/matches/7001/score?format=csv&table=periods', undefined],
    ['GoalsquareTransactions(7001)', '/v1/matches/7001/transactions?format=csv&table=transactions', undefined],
    ['GoalsquarePermalink("https://api.example/q/a-B_9")', '/q/a-B_9.csv', undefined],
    ['GoalsquarePermalink("http://localhost:8080/q/a-B_9.json")', '/q/a-B_9.csv', undefined],
    ['GoalsquareShots(7001)', '/v1/matches/7001/shots?format=csv&table=shots', undefined],
    [
      'Goalsquare("getMatchShots", [matchId = 7001, rate = 1.5])',
      '/v1/matches/7001/shots?rate=1.5&format=csv&table=shots',
      undefined,
    ],
    [
      'Goalsquare("getMetrics", [showAllMetrics = true])',
      '/v1/metadata/metrics?showAllMetrics=true&format=csv&table=metrics',
      undefined,
    ],
    [
      'Goalsquare("getMatchRotations", [matchId = 7001], "stints")',
      '/v1/matches/7001/rotations?format=csv&table=stints',
      undefined,
    ],
    [
      'GoalsquarePlayerBatch(7001, {[id = "a", periods = {1, 2}]})',
      '/v1/matches/7001/statistics/players?format=csv&table=statistics',
      '{"playerMetricRequests":[{"id":"a","periods":[1,2]}]}',
    ],
    [
      'GoalsquarePlayerBatch(7001, {[id = "a", team = null, periods = {1}], [id = null]})',
      '/v1/matches/7001/statistics/players?format=csv&table=statistics',
      '{"playerMetricRequests":[{"id":"a","periods":[1]},{}]}',
    ],
    [
      'Goalsquare("postPlayerStatistics", [matchId = 7001])',
      '/v1/matches/7001/statistics/players?format=csv&table=statistics',
      '{"playerMetricRequests":[{}]}',
    ],
    [
      'GoalsquareSquadBatch(7001, {[metricCodes = {"KICK"}]})',
      '/v1/matches/7001/statistics/squads?format=csv&table=statistics',
      '{"squadMetricRequests":[{"metricCodes":["KICK"]}]}',
    ],
  ];
  for (const [expression, path, body] of requests) {
    it(`asks for ${path.slice(0, 70)} by ${expression}`, async () => {
      const { asked, send } = recorded();
      await use(send)(expression);
      expect(asked.map((request) => [request.url, request.body])).to.deep.equal([
        [`http://localhost:8080${path}`, body],
      ]);
      expect(asked[0]?.headers['Content-Type']).to.equal(body === undefined ? undefined : 'application/json');
    });
  }

  it('names with each function the operations it asks for, all of them and no other', async () => {
    const asks = new Map<string, Set<OperationId | undefined>>();
    for (const [expression] of requests) {
      const { asked, send } = recorded();
      await use(send)(expression);
      const [name = ''] = expression.split('(');
      asks.set(name, (asks.get(name) ?? new Set()).add(asked[0] && operationOf(asked[0])));
    }
    for (const name of functions.filter(
      (one) => ![...basic, 'GoalsquarePermalink', 'GoalsquareChoice'].includes(one),
    )) {
      expect([...(asks.get(name) ?? [])], name).to.have.members([
        ...((await documentationOf(use, name))['Goalsquare.Operations'] ?? []),
      ]);
    }
  });

  it('follows the pages of a query with more than 1,000 groups, also where a group has no row', async () => {
    const asked: string[] = [];
    const table = (await use(({ url }) => {
      const { searchParams } = new URL(url);
      const [cursor, format] = [searchParams.get('cursor') ?? '', searchParams.get('format')];
      asked.push(`${format ?? ''} ${searchParams.get('limit') ?? ''} ${cursor}`.trim());
      const next = { '': 'a', a: 'b' }[cursor];
      const text =
        format === 'json'
          ? JSON.stringify({ rowCount: 2001, ...(next !== undefined && { next }) })
          : `person_id,value\r\n${{ '': '1,5', a: '2,6', b: '3,' }[cursor] ?? ''}\r\n`;
      return Promise.resolve({ status: 200, text });
    })('GoalsquareKickNetwork()')) as MTable;
    expect(table.rows).to.deep.equal([
      [1, 5],
      [2, 6],
      [3, null],
    ]);
    expect(asked.filter((one) => one.startsWith('csv'))).to.have.members(['csv 1000', 'csv 1000 a', 'csv 1000 b']);
    expect(asked.filter((one) => one === 'json 1')).to.have.lengthOf(1);
  });

  it('reads ids from cells, chosen or typed', async () => {
    const evaluated = use(
      () => Promise.reject(new Error('nothing is asked for')),
      {},
      { ChosenLevel: 'Southern Oval League, Seniors: 1/2', ChosenSeason: 2026, ChosenMatch: '7001' },
    );
    expect(await evaluated('GoalsquareChoice("Level")')).to.deep.equal([1, 2]);
    expect(await evaluated('GoalsquareChoice("Season")')).to.deep.equal([2026]);
    expect(await evaluated('GoalsquareChoice("Match"){0}')).to.equal(7001);
  });

  it('sends what is read more than once but once', async () => {
    const { asked, send } = recorded();
    await use(send)(
      'Table.ColumnNames(Csv.Document(Web.Contents("http://localhost:8080", [RelativePath = "v1/leagues"])))',
    );
    expect(asked, 'a file that is not kept is sent for at each walk').to.have.lengthOf(2);
    asked.length = 0;
    await use(send)('Table.ColumnNames(GoalsquarePlayerBatch(7001, {[]}))');
    expect(asked).to.have.lengthOf(1);
  });

  it('reads names of any script, and cells that hold quotes, commas and lines', async () => {
    const { rows } = (await use(() =>
      Promise.resolve({ status: 200, text: 'squad_id,squad_name\r\n1,"Ōtāhuhu, ""the"" \r\nRovers"\r\n' }),
    )('GoalsquareSquads(2026)')) as MTable;
    expect(rows).to.deep.equal([[1, 'Ōtāhuhu, "the" \r\nRovers']]);
  });

  it('gives a permalink the types of the table whose columns it has; those of no table stay texts', async () => {
    const answered = async (text: string): Promise<MTable> =>
      (await use(() => Promise.resolve({ status: 200, text }))('GoalsquarePermalink("a")')) as MTable;
    const { columns, rows, types } = await answered(
      'league_id,league_name,league_code,league_gender\r\n1,"Northern, League",NL,\r\n',
    );
    expect([columns, rows]).to.deep.equal([
      ['league_id', 'league_name', 'league_code', 'league_gender'],
      [[1, 'Northern, League', 'NL', null]],
    ]);
    expect(types).to.deep.equal({
      league_id: 'integer',
      league_name: 'text',
      league_code: 'text',
      league_gender: 'text',
    });
    expect(await answered('league_id,of\r\n1,2\r\n')).to.deep.include({ types: {}, rows: [['1', '2']] });
  });

  it('puts a season together as the docs show, of its completed matches alone', async () => {
    const asked: string[] = [];
    const table = (await use(({ url }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      const isFixture = pathname.endsWith('/fixture');
      return Promise.resolve({
        status: 200,
        text: isFixture
          ? 'match_id,match_status_type_name\r\n1,Completed\r\n2,Scheduled\r\n3,Completed\r\n'
          : `match_id,metric_code,value\r\n${pathname.split('/')[3] ?? ''},KICK,5\r\n`,
      });
    })(season)) as MTable;
    expect(asked).to.deep.equal([
      '/v1/seasons/2026/fixture',
      '/v1/matches/1/statistics/players',
      '/v1/matches/3/statistics/players',
    ]);
    expect([table.columns, table.rows]).to.deep.equal([
      ['match_id', 'metric_code', 'value'],
      [
        [1, 'KICK', 5],
        [3, 'KICK', 5],
      ],
    ]);
  });
});
