import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import fc from 'fast-check';
import { readQuery } from '../../src/query/read-query.js';
import { callOfCareer, callOfQuery, callOfSeason, type Call } from '../../src/query/call.js';
import { pathOf } from '../../src/query/paths.js';
import { snippetKinds, snippetOf, sqlPath, type SnippetKind } from '../../src/query/snippets.js';
import { queries } from './query.js';

const BASE = 'http://localhost:8080';
const KEY = 'sandbox-transactional';
const { query } = readQuery(
  '?level=squads&seasonId=2025&result=won&period=3,4&area=goal(0-40%20m)&metric=GOAL,BEHIND&measure=perMatch&limit=20',
);
const season = { leagueId: 1, levelId: 2, seasonId: 2025 } as const;
const textOf = (kind: SnippetKind): string => snippetOf(kind, BASE, KEY, callOfQuery(query));

/** The arguments that a shell passes to curl. */
const argumentsOf = (call: string): readonly string[] =>
  execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }\n${call}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

/** Runs code with `await` at its top. */
const run = (code: string, globals: object): Promise<void> =>
  runInNewContext(`(async () => {${code}})()`, { ...globals }) as Promise<void>;

describe('the call of a query across matches', () => {
  it('is one call of curl with the key and the address', () => {
    expect(argumentsOf(textOf('curl'))).to.deep.equal(['-H', `Authorization: Bearer ${KEY}`, BASE + pathOf(query)]);
  });

  it('is one call of the client in JavaScript', async () => {
    const sent: unknown[] = [];
    class API {
      constructor(options: unknown) {
        sent.push(options);
      }

      seasonStats(...given: readonly unknown[]): Promise<readonly unknown[]> {
        sent.push(given);
        return Promise.resolve([]);
      }
    }
    const [, ...lines] = textOf('javascript').split('\n');
    await run(lines.join('\n'), { API, console: { log: () => undefined } });
    expect(JSON.parse(JSON.stringify(sent))).to.deep.equal([
      { token: KEY, environment: BASE },
      [
        ['GOAL', 'BEHIND'],
        2025,
        { of: 'squads', result: 'won', period: [3, 4], area: 'goal(0-40 m)', measure: 'perMatch', limit: 20 },
      ],
    ]);
  });

  it('names every parameter in Python, R and Excel, as the language spells it', () => {
    expect(textOf('python')).to.include('season_id=2025').and.include('period=[3, 4]').and.include('of="squads"');
    expect(textOf('r')).to.include('season_id = 2025').and.include('period = c(3, 4)').and.include('of = "squads"');
    expect(textOf('excel')).to.equal(
      'GoalsquareQuestions(\n  [seasonId = 2025, result = "won", period = {3, 4}, area = "goal(0-40 m)", ' +
        'metric = {"GOAL", "BEHIND"}, measure = "perMatch", limit = 20],\n  "squads"\n)',
    );
  });

  const others: readonly (readonly [Call, SnippetKind, string])[] = [
    [
      callOfCareer(7, { seasonId: ['2025'], metric: ['DISPOSAL', 'GOAL'], limit: ['500'] }),
      'javascript',
      `api.gameLog(7, ['DISPOSAL', 'GOAL'], 2025, { limit: 500 })`,
    ],
    [
      callOfCareer(7, { seasonId: ['2025'], metric: ['DISPOSAL'] }),
      'excel',
      'GoalsquareQuestions([personId = 7, by = {"match", "opponent"}, sort = "match", seasonId = 2025, metric = "DISPOSAL"])',
    ],
    [callOfSeason('fixture', season, 30), 'python', 'api.fixture(2025, league_id=1, level_id=2, squad=30)'],
    [callOfSeason('fixture', season, 30), 'r', 'gs_fixture(2025, league_id = 1, level_id = 2, squad = 30)'],
    [callOfSeason('ladder', season), 'javascript', 'api.ladder(2025, undefined, { leagueId: 1, levelId: 2 })'],
    [callOfSeason('fixture', season, 30), 'javascript', 'api.fixture(2025, { leagueId: 1, levelId: 2, squad: 30 })'],
    [
      callOfSeason('fixture', season, 30),
      'excel',
      'Goalsquare("getLevelFixture", [leagueId = 1, levelId = 2, seasonId = 2025, squadId = 30])',
    ],
  ];
  for (const [call, kind, text] of others)
    it(`is ${text}`, () => {
      expect(snippetOf(kind, BASE, KEY, call)).to.include(text);
    });

  it('is a path of SQL if it is a query across matches, and has none otherwise', () => {
    expect(sqlPath(callOfQuery(query), 'spark')).to.equal(`${pathOf(query)}&format=sql&dialect=spark`);
    expect(sqlPath(callOfSeason('ladder', season), 'duckdb')).to.equal(undefined);
  });

  it('can be written for any query in any language', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(...(Object.keys(snippetKinds) as readonly SnippetKind[])), (one, kind) => {
        const text = snippetOf(kind, BASE, KEY, callOfQuery(one));
        for (const code of one.values.metric ?? []) expect(text).to.include(code);
      }),
    );
  });
});
