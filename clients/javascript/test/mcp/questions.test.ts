import { expect } from 'chai';
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

interface QueryRow {
  readonly person?: { readonly personId: number; readonly recorded: Readonly<Record<string, string>> };
  readonly squad?: { readonly squadId: number };
  readonly period?: number;
  readonly statistics: readonly { readonly code: string; readonly measure: string; readonly value: number }[];
  readonly page: string;
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
    return (await this.call('query', args)).rows as readonly QueryRow[];
  }
}

/** Returns the answer of the API to the query of a page of the hub. */
async function valuesOfPage(page: string): Promise<readonly QueryRow[]> {
  const url = new URL(page);
  expect(url.origin).to.equal(serverUrl());
  expect(url.pathname).to.equal('/questions/');
  const { level, ...parameters } = Object.fromEntries(url.searchParams);
  const id = level === 'squads' ? 'getSquadsAcrossMatches' : 'getPlayersAcrossMatches';
  return (await client().call(id, parameters)).rows as unknown as readonly QueryRow[];
}

const questions: Readonly<Record<string, (assistant: Assistant) => Promise<void>>> = {
  'who had the most disposals a match in 2025': async (assistant) => {
    const rows = await assistant.rows({ metric: 'DISPOSAL', measure: 'perMatch', seasonId: 2025, limit: 3 });
    const expected = await client().seasonStats('DISPOSAL', 2025, { measure: 'perMatch', limit: 3 });
    expect(rows.map(({ person }) => person?.personId)).to.deep.equal(expected.map(({ person_id: id }) => id));
    expect(rows.map(({ statistics }) => statistics[0]?.value)).to.deep.equal(
      expected.map((row) => row.DISPOSAL_per_match),
    );
  },
  'how many kicks had a player, named in parts, in each match': async (assistant) => {
    const [top] = await client().seasonStats('KICK', 2025, { limit: 1 });
    const name = String(top?.person_fullname).toLowerCase();
    const { personId } = await assistant.first({ name, kind: 'person' });
    expect(personId).to.equal(top?.person_id);
    const season = { leagueId: 1, levelId: 1, seasonId: 2025 };
    const rows = await assistant.rows({ metric: 'KICK', personId, ...season, by: 'match' });
    expect(rows.reduce((sum, { statistics }) => sum + (statistics[0]?.value ?? 0), 0)).to.equal(top?.KICK);
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
  'which squad leads by inside 50s, for and against': async (assistant) => {
    const [row] = await assistant.rows({ of: 'squads', metric: 'INSIDE_50', context: 'Diff', seasonId: 2025 });
    expect(await valuesOfPage(row?.page ?? ''))
      .to.have.nested.property('[0].statistics[0].value')
      .that.equals(row?.statistics[0]?.value);
  },
  'what were the goals of each quarter of a match': async (assistant) => {
    const rows = await assistant.rows({ of: 'squads', metric: 'GOAL', matchId: MATCH, by: 'squad,period' });
    const [score] = await client().rows('getMatchScore', { matchId: MATCH });
    const goals = rows.reduce((sum, { statistics }) => sum + (statistics[0]?.value ?? 0), 0);
    expect(goals).to.equal(Number(score?.home_goals) + Number(score?.away_goals));
  },
  'why is a value what it is': async (assistant) => {
    const [row] = await assistant.rows({ metric: 'DISPOSAL', matchId: MATCH, limit: 1 });
    const evidence = await assistant.call('explain', {
      metric: 'DISPOSAL',
      matchId: MATCH,
      personId: row?.person?.personId,
      limit: 200,
    });
    expect(evidence.value).to.equal(row?.statistics[0]?.value);
    expect(evidence.terms).to.have.length(Number(evidence.value));
  },
  'what is left out by a filter': async (assistant) => {
    const [row] = await assistant.rows({ of: 'squads', metric: 'KICK', matchId: MATCH, period: '4', limit: 1 });
    const evidence = await assistant.call('explain', {
      metric: 'KICK',
      matchId: MATCH,
      squadId: row?.squad?.squadId,
      period: 4,
    });
    expect(evidence.value).to.equal(row?.statistics[0]?.value);
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
    for (const { page, statistics } of rows) {
      const shown = await valuesOfPage(page);
      expect(shown, page).to.have.length(1);
      expect(shown[0]?.statistics.map(({ value }) => value)).to.deep.equal(statistics.map(({ value }) => value));
    }
  });

  it('links rows of the last matches that are chosen further to the page of the whole query', async () => {
    const args = { metric: 'KICK', last: 2, by: 'person,opponent', personId: 110060, limit: 3 };
    const rows = await assistant.rows(args);
    const values = (of: readonly QueryRow[]) => of.map(({ statistics }) => statistics.map(({ value }) => value));
    for (const { page } of rows) expect(values(await valuesOfPage(page)), page).to.deep.equal(values(rows));
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
    expect(match.swings).to.have.length(5);
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
    expect(long).to.contain('name must NOT have more than 200 characters');
  });

  it('reject arguments that the schema does not have', async () => {
    const ask = overHttp('sandbox-basic');
    const { isError, content } = (await ask('tools/call', {
      name: 'query',
      arguments: { metrics: 'KICK' },
    })) as ToolResult;
    expect(isError).to.equal(true);
    expect(content[0]?.text).to.contain('metric');
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
});
