import { contract, operationIds, tables, type OperationId, type PermalinkMade } from '@goalsquare/openapi';
import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import type { MTable } from '../support/m/values.js';
import { MError } from '../support/m/values.js';
import { libraryInM } from '../support/library.js';
import { openLibrary, type Evaluated, type UseLibrary } from '../support/open-library.js';
import { call, sendAsPowerQuery as send } from '../support/send-as-power-query.js';

const { GOALSQUARE_URL: url = '', GOALSQUARE_TOKEN: token = '', GOALSQUARE_TOKEN_BASIC: basic = '' } = process.env;

/** Creates a permalink for a path, and returns its secret. */
async function createPermalink(path: string): Promise<string> {
  const made = await call(`${url}/v1/permalinks`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ path }),
  });
  const text = await made.text();
  expect(made.status, text).to.equal(201);
  return (JSON.parse(text) as PermalinkMade).url.split('/').at(-1) ?? '';
}

const settings = { GoalsquareUrl: url, GoalsquareToken: token };

const templates = new Map(
  Object.entries(contract.paths).flatMap(([template, methods]) =>
    Object.values(methods).map(({ operationId }) => [operationId, template] as const),
  ),
);

/** Requests for the operations that need a body, as fields of a record in M. */
const bodies: Readonly<Partial<Record<OperationId, string>>> = {
  postPlayerStatistics: 'requests = {[metricCodes = {"KICK"}, periods = {1, 2}], [id = "b", zones = {"F50"}]}',
  postSquadStatistics: 'requests = {[metricCodes = {"KICK"}, context = "Diff"], []}',
};

/** The options of a call in M: the parameters in its path, and its body. */
function optionsOf(id: OperationId, match: { readonly matchId: number; readonly squadId: number }): string {
  const parameters: Readonly<Record<string, number>> = {
    leagueId: id === 'getLevelConferences' ? 3 : 1,
    levelId: 1,
    seasonId: 2026,
    roundNumber: 1,
    positionTypeId: 2,
    positionId: 216,
    ...match,
  };
  const inPath = [...(templates.get(id)?.matchAll(/\{(\w+)\}/gu) ?? [])].map(
    ([, name = '']) => `${name} = ${parameters[name] ?? 'null'}`,
  );
  return `[${[...inPath, ...[bodies[id] ?? []].flat()].join(', ')}]`;
}

/** A value of the first completed match of a fixture. */
function ofCompleted({ columns, rows }: MTable, column: string): number {
  const row = rows.find((one) => one[columns.indexOf('match_status_type_name')] === 'Completed');
  return row?.[columns.indexOf(column)] as number;
}

describe(`the Power Query library, against ${url}`, () => {
  let evaluated: Evaluated;
  let asBasic: Evaluated;
  let fixture: MTable;
  let lastResponse = '';

  before(async () => {
    expect(url, 'GOALSQUARE_URL').not.to.equal('');
    const use = await openLibrary();
    evaluated = use(async (request) => {
      const answer = await send(request);
      lastResponse = answer.text;
      return answer;
    }, settings);
    asBasic = use(send, { ...settings, GoalsquareToken: basic });
    fixture = (await evaluated('GoalsquareFixture(2026)')) as MTable;
  });

  for (const id of operationIds) {
    it(`returns every row of the tables of ${id}, with the types of the columns`, async () => {
      const match = { matchId: ofCompleted(fixture, 'match_id'), squadId: ofCompleted(fixture, 'home_squad_id') };
      for (const [name, { columns }] of Object.entries(tables().operations[id].tables)) {
        const table = (await evaluated(`Goalsquare("${id}", ${optionsOf(id, match)}, "${name}")`)) as MTable;
        expect(table.columns).to.deep.equal(columns.map((column) => column.name));
        expect(Object.keys(table.types)).to.deep.equal(table.columns);
        expect(table.rows).to.have.lengthOf((parse(lastResponse) as readonly unknown[]).length - 1);
      }
    });
  }

  it('finds rows by each example that a function prints', async () => {
    const examples = [...libraryInM().values()].flatMap((text) =>
      [...text.matchAll(/Code = "((?:[^"]|"")+)"/gu)].map(([, code = '']) => code.replaceAll('""', '"')),
    );
    const found = new Map<string, unknown>();
    for (const code of examples.filter((one) => !/Choice|Permalink/u.test(one))) found.set(code, await evaluated(code));
    expect(found.size).to.be.greaterThan(15);
    for (const [code, value] of found)
      if (typeof value === 'object' && value !== null && 'rows' in value) expect(value.rows, code).not.to.be.empty;
  });

  it('opens a permalink', async () => {
    const secret = await createPermalink('/v1/metadata/matchtypes');
    const opened = (await evaluated(`GoalsquarePermalink("${secret}")`)) as MTable;
    const called = (await evaluated('Goalsquare("getMatchTypes")')) as MTable;
    expect(opened).to.deep.equal(called);
  });

  it('raises an error for each refusal of the server', async () => {
    const refusals = [
      [evaluated, 'GoalsquarePlayerStatistics(7, {"KICKS"})', 'Goalsquare.unknown-metric'],
      [evaluated, 'GoalsquareShots(0)', 'Goalsquare.match-not-found'],
      [evaluated, 'Goalsquare("getFixture", [seasonId = 2026, round = 1])', 'Goalsquare.unknown-parameter'],
      [
        asBasic,
        `Goalsquare("getMatchTransactions", [matchId = ${ofCompleted(fixture, 'match_id')}])`,
        'DataSource.Error',
      ],
    ] as const;
    for (const [by, expression, reason] of refusals) {
      const error: unknown = await by(expression).catch((caught: unknown) => caught);
      expect(error, expression).to.be.instanceOf(MError).and.to.include({ reason });
    }
  });
});

describe(`questions across matches in Power Query, against ${url}`, () => {
  let use: UseLibrary;
  let evaluated: Evaluated;

  before(async () => {
    use = await openLibrary();
    evaluated = use(send, settings);
  });

  for (const by of ['person", "match', 'squad", "venue', 'opponent", "result', 'round", "season', 'period', 'receiver'])
    it(`returns statistics across matches by "${by}", with a type for each column`, async () => {
      const of = by.startsWith('squad') ? 'squads' : 'players';
      const question = `[metric = {"KICK", "GOAL"}, by = {"${by}"}, seasonId = 2025, limit = 3]`;
      const table = (await evaluated(`GoalsquareQuestions(${question}, "${of}")`)) as MTable;
      expect(table.rows).to.not.have.lengthOf(0);
      expect(Object.keys(table.types)).to.have.members(table.columns);
    });

  it('returns all groups, more than fit on a page', async () => {
    const asked: string[] = [];
    const recorded = use(async (request) => {
      asked.push(request.url);
      return send(request);
    }, settings);
    const { rows, columns } = (await recorded(
      'GoalsquareKickNetwork(null, [leagueId = 1, seasonId = 2025])',
    )) as MTable;
    const count = await call(asked[0] ?? '', { headers: { Authorization: `Bearer ${token}` } });
    const { rowCount } = (await count.json()) as { readonly rowCount: number };
    const pairs = rows.map((row) => ['person_id', 'receiver_id'].map((name) => row[columns.indexOf(name)]).join(' '));
    expect(rowCount).to.be.above(1000);
    expect(new Set(pairs).size).to.equal(rowCount).and.to.equal(rows.length);
  });

  it('returns the last matches of a player, with the mean of the matches up to each', async () => {
    const leaders = (await evaluated('GoalsquareLeaders(2025, {"DISPOSAL"}, [minMatches = 3])')) as MTable;
    const personId = leaders.rows[0]?.[leaders.columns.indexOf('person_id')] as number;
    const log = (await evaluated(
      `GoalsquareGameLog(${personId}, {"DISPOSAL"}, [seasonId = 2025, leagueId = 1])`,
    )) as MTable;
    const form = (await evaluated(
      `GoalsquareForm(${personId}, {"DISPOSAL"}, 2, null, [seasonId = 2025, leagueId = 1])`,
    )) as MTable;
    const totals = log.rows.map((row) => row[log.columns.indexOf('value')] as number);
    const means = form.rows
      .filter((row) => row[form.columns.indexOf('measure')] === 'rollingMean')
      .map((row) => row[form.columns.indexOf('value')]);
    const [third = 0, second = 0, first = 0] = totals.slice(-3);
    expect(means).to.deep.equal([(third + second) / 2, (second + first) / 2]);
  });
});
