import { expect } from 'chai';
import { goalsquare } from '../support/command-line.js';
import { client, MATCH, SCHEDULED, serverUrl } from '../support/server.js';
import { overHttp, overStdio, type Ask, type ToolResult } from '../support/mcp-session.js';

interface Found {
  readonly kind: string;
  readonly personId: number;
  readonly squadId: number;
  readonly matchId: number;
  readonly leagueId: number;
  readonly metric: string;
  readonly page: string;
}

/** The table of `query`. */
interface QueryTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly rowPage?: string;
  readonly page: string;
}

/** A row of a table: its cells by column, the values of its statistics, and its page. */
interface QueryRow {
  readonly cells: Readonly<Record<string, string | number | null>>;
  readonly values: readonly number[];
  readonly page: string;
}

function rowsOf({ columns, rows, rowPage, page }: QueryTable): readonly QueryRow[] {
  return rows.map((row) => {
    const cells = Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null]));
    return {
      cells,
      values: columns.flatMap((column, at) => (/^[A-Z\d_]+\./u.test(column) ? [Number(row[at])] : [])),
      page: rowPage?.replaceAll(/\{(\w+)\}/gu, (_, column: string) => String(cells[column])) ?? page,
    };
  });
}

/** An assistant that calls tools by a script. */
class Assistant {
  constructor(private readonly ask: Ask) {}

  async call(name: string, args: object): Promise<Readonly<Record<string, unknown>>> {
    const result = (await this.ask('tools/call', { name, arguments: args })) as ToolResult;
    expect(result.isError ?? false, result.content[0]?.text).to.equal(false);
    return result.structuredContent ?? {};
  }

  async refusal(name: string, args: object): Promise<string> {
    const result = (await this.ask('tools/call', { name, arguments: args })) as ToolResult;
    expect(result.isError).to.equal(true);
    return result.content[0]?.text ?? '';
  }

  async first(args: object): Promise<Found> {
    const { results } = (await this.call('find', args)) as { readonly results: readonly Found[] };
    const [found] = results;
    if (found === undefined) throw new Error(`nothing is found by ${JSON.stringify(args)}`);
    return found;
  }

  async rows(args: object): Promise<readonly QueryRow[]> {
    return rowsOf((await this.call('query', args)) as unknown as QueryTable);
  }
}

/** Returns the answer of the API to the query of a page of the hub. */
async function valuesOfPage(page: string): Promise<readonly (readonly number[])[]> {
  const url = new URL(page);
  expect(url.origin).to.equal(serverUrl());
  expect(url.pathname).to.equal('/questions/');
  const { level, ...parameters } = Object.fromEntries(url.searchParams);
  const id = level === 'squads' ? 'getSquadsAcrossMatches' : 'getPlayersAcrossMatches';
  const { rows } = await client().call(id, parameters);
  return rows.map(({ statistics }) => statistics.map(({ value }) => value));
}

const questions: Readonly<Record<string, (assistant: Assistant) => Promise<void>>> = {
  'who had the most disposals a match in 2025': async (assistant) => {
    const rows = await assistant.rows({ metric: 'DISPOSAL', measure: 'perMatch', seasonId: 2025, limit: 3 });
    const expected = await client().seasonStats('DISPOSAL', 2025, { measure: 'perMatch', limit: 3 });
    expect(rows.map(({ cells }) => cells.personId)).to.deep.equal(expected.map(({ person_id: id }) => id));
    expect(rows.map(({ values }) => values[0])).to.deep.equal(expected.map((row) => row.DISPOSAL_per_match));
  },
  'how many kicks had a player, named in parts, in each match': async (assistant) => {
    const [top] = await client().seasonStats('KICK', 2025, { limit: 1 });
    const name = String(top?.person_fullname).toLowerCase();
    const { personId } = await assistant.first({ name, kind: 'person' });
    expect(personId).to.equal(top?.person_id);
    const season = { leagueId: 1, levelId: 1, seasonId: 2025 };
    const rows = await assistant.rows({ metric: 'KICK', personId, ...season, by: 'match' });
    expect(rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).to.equal(top?.KICK);
  },
  'which match do two squads play': async (assistant) => {
    const match = (await client().fixture(2026)).find(({ match_id: id }) => id === MATCH);
    const name = `${match?.home_squad_code} v ${match?.away_squad_code}`;
    expect((await assistant.first({ name, kind: 'match', seasonId: 2026 })).matchId).to.equal(MATCH);
  },
  'what is a metric called, and what does it mean': async (assistant) => {
    const { metric } = await assistant.first({ name: 'inside 50s', kind: 'metric' });
    expect(metric).to.equal('INSIDE_50');
    const meaning = await assistant.call('explain', { metric });
    expect(meaning).to.include({ metric: 'INSIDE_50' }).and.to.have.property('formula').that.is.not.empty;
  },
  'which metric do other words and a wrong letter mean, ranked as in the search of the hub': async (assistant) => {
    const found = ['xg', 'minutes played', 'contested possession', 'clearence'].map((name) =>
      assistant.first({ name, kind: 'metric' }),
    );
    const codes = ['POINTS_EXPECTED', 'TIME_ON_GROUND', 'POSSESSION_CONTESTED', 'CLEARANCE'];
    expect((await Promise.all(found)).map(({ metric }) => metric)).to.deep.equal(codes);
  },
  'which squad leads by inside 50s, for and against': async (assistant) => {
    const [row] = await assistant.rows({ of: 'squads', metric: 'INSIDE_50', context: 'Diff', seasonId: 2025 });
    expect((await valuesOfPage(row?.page ?? ''))[0]?.[0]).to.equal(row?.values[0]);
  },
  'what were the goals of each quarter of a match': async (assistant) => {
    const rows = await assistant.rows({ of: 'squads', metric: 'GOAL', matchId: MATCH, by: 'squad,period' });
    const [score] = await client().rows('getMatchScore', { matchId: MATCH });
    const goals = rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
    expect(goals).to.equal(Number(score?.home_goals) + Number(score?.away_goals));
  },
  'why is a value what it is': async (assistant) => {
    const [row] = await assistant.rows({ metric: 'DISPOSAL', matchId: MATCH, limit: 1 });
    const evidence = await assistant.call('explain', {
      metric: 'DISPOSAL',
      matchId: MATCH,
      personId: row?.cells.personId,
      limit: 200,
    });
    expect(evidence.value).to.equal(row?.values[0]);
    expect(evidence.terms).to.have.length(Number(evidence.value));
  },
  'what is left out by a filter': async (assistant) => {
    const [row] = await assistant.rows({ of: 'squads', metric: 'KICK', matchId: MATCH, period: '4', limit: 1 });
    const evidence = await assistant.call('explain', {
      metric: 'KICK',
      matchId: MATCH,
      squadId: row?.cells.squadId,
      period: 4,
    });
    expect(evidence.value).to.equal(row?.values[0]);
    expect(evidence).to.have.nested.property('excluded[0].parameter', 'period');
    expect(evidence).to.have.nested.property('excluded[0].acts').that.is.greaterThan(0);
  },
  'what does a misspelt metric mean': async (assistant) => {
    expect(await assistant.refusal('query', { metric: 'DISPOSL' })).to.contain('DISPOSAL');
    expect(await assistant.refusal('query', { metric: 'KICK', by: 'perso' })).to.contain('person');
  },
  'what happened in a match that has not begun': async (assistant) => {
    const args = { metric: 'KICK', matchId: SCHEDULED, personId: 110591 };
    expect(await assistant.refusal('explain', args)).to.match(/^40[34]: /u);
    expect(await assistant.refusal('explain', { metric: 'KICK', matchId: SCHEDULED })).to.contain('personId');
  },
};

function suite(open: () => Promise<Ask>): void {
  let assistant: Assistant;
  before(async () => {
    assistant = new Assistant(await open());
  });

  for (const [question, answer] of Object.entries(questions)) it(`answers ${question}`, () => answer(assistant));

  it('links each row to a page of the hub with the same numbers', async () => {
    const rows = [
      ...(await assistant.rows({ metric: 'KICK,MARK', measure: 'perMatch,total', seasonId: 2025, limit: 3 })),
      ...(await assistant.rows({ metric: 'GOAL', by: 'person,period', seasonId: 2025, limit: 3 })),
      ...(await assistant.rows({ of: 'squads', metric: 'KICK', by: 'squad,venue', seasonId: 2025, limit: 3 })),
      ...(await assistant.rows({ metric: 'KICK', last: 2, by: 'person,period', personId: 110060, limit: 3 })),
    ];
    for (const { page, values } of rows) expect(await valuesOfPage(page), page).to.deep.equal([values]);
  });

  it('links rows of the last matches that are chosen further to the page of the whole query', async () => {
    const args = { metric: 'KICK', last: 2, by: 'person,opponent', personId: 110130, limit: 3 };
    const rows = await assistant.rows(args);
    const all = rows.map(({ values }) => values);
    for (const { page } of rows) expect(await valuesOfPage(page), page).to.deep.equal(all);
    expect(rows).to.have.length.greaterThan(1);
  });
}

describe('the tools of assistants over HTTP', () => {
  suite(() => Promise.resolve(overHttp('sandbox-transactional')));

  it('are listed in fewer than 2,000 tokens', async () => {
    const { tools } = (await overHttp('sandbox-basic')('tools/list')) as { readonly tools: readonly object[] };
    expect(tools.map((tool) => (tool as { readonly name: string }).name)).to.deep.equal([
      'find',
      'query',
      'explain',
      'ladder',
      'fixture',
      'score',
      'forecast',
    ]);
    // The encodings of OpenAI have four characters a token here; three is a bound for others.
    expect(JSON.stringify(tools).length / 3).to.be.lessThan(2000);
  });

  it('forecast a match with its greatest swings, and a season', async () => {
    const assistant = new Assistant(overHttp('sandbox-basic'));
    const { now, pregame } = await client().forecast(MATCH);
    const match = await assistant.call('forecast', { matchId: MATCH });
    expect([match.now, match.pregame]).to.deep.equal([now, pregame]);
    const swings = match.swings as readonly { readonly change: number }[];
    expect(swings.map(({ change }) => Number(change.toFixed(9)) === change)).to.deep.equal(Array(5).fill(true));
    const { squads } = (await assistant.call('forecast', { seasonId: 2025 })) as { readonly squads: readonly object[] };
    expect(squads).to.have.length((await client().ladder(2025)).length);
  });

  it('give an account no more than its licence', async () => {
    const basic = new Assistant(overHttp('sandbox-basic'));
    const evidence = await basic.call('explain', { metric: 'KICK', matchId: MATCH, squadId: 50 }).catch(String);
    expect(JSON.stringify(evidence)).to.not.contain('transactionId');
    expect(await basic.refusal('query', { metric: 'PLAYER_RATING', seasonId: 2025 })).to.match(/^403: /u);
  });

  it('name the limit of a result that would be too large, and of arguments that are too long', async () => {
    const assistant = new Assistant(overHttp('sandbox-basic'));
    expect(await assistant.refusal('query', { metric: 'KICK,MARK,GOAL', measure: 'total,max', limit: 1000 })).to.equal(
      'limit=1000 with 6 statistics a row is more than 2000 statistics. Use a limit of 333 or less, or fewer metrics ' +
        'or measures. In a result, next is the cursor of the next page.',
    );
    const { rows } = await assistant.call('query', { metric: 'KICK,MARK', seasonId: 2025, limit: 1000 });
    expect(rows).to.have.length.greaterThan(100);
    expect(await assistant.refusal('query', { metric: 'K'.repeat(10_000) })).to.equal(
      'The arguments are 10013 characters long as JSON; at most 8000 are allowed.',
    );
    expect(await assistant.refusal('query', { metric: Array(1500).fill('KICK').join(), limit: 1 })).to.match(/^4/u);
    const long = await assistant.refusal('find', { name: 'x'.repeat(201), kind: 'squad' });
    expect(long).to.equal('name is 201 characters long; at most 200 are allowed.');
  });

  it('have schemas whose types are one name each, which every model takes', async () => {
    const { tools } = (await overHttp('sandbox-basic')('tools/list')) as { readonly tools: readonly object[] };
    expect(JSON.stringify(tools))
      .to.contain('"type":"string"')
      .and.to.not.match(/"type":\[/u);
  });

  it('return ten metrics by two measures in 20 rows in fewer than 2,500 tokens', async () => {
    const metric = 'KICK,HANDBALL,MARK,TACKLE,GOAL,BEHIND,DISPOSAL,INSIDE_50,CLEARANCE,REBOUND_50';
    const assistant = new Assistant(overHttp('sandbox-basic'));
    const args = { metric, measure: ['total', 'perMatch'], seasonId: 2025, limit: 20 };
    const result = await assistant.call('query', args);
    expect(result.rows).to.have.length(20);
    // Encodings of OpenAI have a token for three digits, and for a comma or a point between them.
    const pieces = JSON.stringify(result).match(/\d{1,3}|[A-Za-z]{1,4}|[^\dA-Za-z]{1,2}/gu) ?? [];
    expect(pieces.length).to.be.lessThan(2500);
  });

  it('take lists and texts with commas alike, and names in place of ids', async () => {
    const assistant = new Assistant(overHttp('sandbox-transactional'));
    const match = await client().getMatch({ matchId: MATCH });
    const name = `${match.home.code} ${match.away.code} R${match.roundNumber} 2026`;
    const [home] = await client().playerStats(MATCH, { metric: 'KICK', team: 'home' });
    const byId = { metric: 'KICK,MARK', matchId: MATCH, personId: home?.person_id, period: '1,2' };
    const byName = { metric: ['kicks', 'MARK'], matchId: name, personId: home?.person_fullname, period: [1, 2] };
    expect(await assistant.call('query', byName)).to.deep.equal(await assistant.call('query', byId));
    expect((await assistant.first({ name, kind: 'match' })).matchId).to.equal(MATCH);
    const { personId: _, ...ofSquad } = byId;
    const squads = { ...ofSquad, of: 'squads' };
    expect(await assistant.call('query', { ...squads, squadId: match.home.name, seasonId: 2026 })).to.deep.equal(
      await assistant.call('query', { ...squads, squadId: match.home.id, seasonId: 2026 }),
    );
    expect(await assistant.refusal('query', { metric: 'KICK', personId: 'nobody at all' })).to.contain(
      "'nobody at all'",
    );
  });

  it('return the ladder, the fixture and the score by period', async () => {
    const assistant = new Assistant(overHttp('sandbox-basic'));
    const ladder = await assistant.call('ladder', { seasonId: 2025, round: 2 });
    const expected = await client().ladder(2025, 2);
    expect(ladder.rows).to.deep.equal(
      expected.map((row) => [
        row.position,
        row.squad_id,
        row.squad_name,
        row.matches_played,
        row.matches_win,
        row.matches_loss,
        row.matches_draw,
        row.scores_for,
        row.scores_against,
        row.ladder_percentage,
        row.ladder_points,
      ]),
    );
    const fixture = (await assistant.call('fixture', { seasonId: 2026, round: 1 })) as unknown as QueryTable;
    expect(fixture.rows.map(([id]) => id)).to.include(MATCH);
    expect((await assistant.call('fixture', { seasonId: 2026 })).rows).to.have.length.at.most(20);
    const score = await assistant.call('score', { matchId: MATCH });
    const match = await client().getMatch({ matchId: MATCH });
    expect(score).to.have.nested.property('home.points', match.home.score?.points);
    expect(score).to.have.nested.property('status.code', match.status.code);
    const periods = await client().periodScores(MATCH);
    expect(score)
      .to.have.nested.property('periods.rows')
      .with.length(new Set(periods.map(({ period }) => period)).size);
  });

  it('return the cursor of the next page, up to the last one', async () => {
    const assistant = new Assistant(overHttp('sandbox-transactional'));
    const query = { metric: 'KICK', matchId: MATCH, limit: 40 };
    const first = await assistant.call('query', query);
    const second = await assistant.call('query', { ...query, cursor: first.next });
    const both = await assistant.call('query', { ...query, limit: 80 });
    expect([first.rows, second.rows].flat()).to.deep.equal(both.rows);
    expect(second).to.not.have.property('next');
    const [personId] = (first.rows as readonly (readonly unknown[])[])[0] ?? [];
    const evidence = { metric: 'DISPOSAL', matchId: MATCH, personId };
    const all = await assistant.call('explain', { ...evidence, limit: 200 });
    const part = await assistant.call('explain', { ...evidence, limit: 3 });
    const rest = await assistant.call('explain', { ...evidence, limit: 200, cursor: part.next });
    expect([part.terms, rest.terms].flat()).to.deep.equal(all.terms);
    expect(part.terms).to.have.length(3);
    for (const page of [all, rest]) expect(page).to.not.have.property('next');
  });

  const refusals: readonly (readonly [tool: string, args: object, text: string])[] = [
    ['query', { metrics: 'KICK' }, "query has no argument 'metrics'. Did you mean metric?"],
    ['query', {}, 'query needs metric.'],
    ['query', { metric: 'KICK', of: 'coaches' }, "of 'coaches' is not one of players, squads."],
    ['query', { metric: 'KICK', period: [] }, 'period is an empty list. Leave it out to select everything.'],
    ['query', { metric: { code: 'KICK' } }, 'metric {"code":"KICK"} is not a text, a number or a list.'],
    ['find', { name: 'x', kind: 'club' }, "kind 'club' is not one of league, person, squad, match, metric."],
    ['find', { name: 'x', limit: 0 }, 'limit 0 is not a whole number from 1 to 50.'],
    ['ladder', { seasonId: 'this year' }, "seasonId 'this year' is not a whole number from 0 to 2147483647."],
    [
      'query',
      { metric: 'KICK', personId: Array(11).fill('X') },
      'personId has 11 names; at most 10 are allowed. Use ids that find returns.',
    ],
    ['score', { matchId: ['1', '2'] }, 'matchId ["1","2"] is not a single text or number.'],
  ];
  for (const [tool, args, text] of refusals)
    it(`name argument, value and what is allowed: ${text}`, async () => {
      expect(await new Assistant(overHttp('sandbox-basic')).refusal(tool, args)).to.equal(text);
    });
});

describe('goalsquare mcp', () => {
  let session: Awaited<ReturnType<typeof overStdio>>;
  suite(async () => {
    session = await overStdio();
    return session.ask;
  });

  it('ends with its input', async () => {
    expect(await session.close()).to.equal(0);
  });

  it('refuses a token that is none, in one line', async () => {
    const { code, err } = await goalsquare(['mcp'], { env: { GOALSQUARE_TOKEN: 'Zoë' } });
    expect(code).to.equal(1);
    expect(err).to.match(/^goalsquare: The token has invalid characters\.[^\n]*\n$/u);
  });
});
