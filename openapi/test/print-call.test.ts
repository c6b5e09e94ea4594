import { expect } from 'chai';
import { printCall, printCurl, printFunction, type CallLanguage, type ProgramCall } from '../src/print-call.js';

const server = { url: 'http://localhost:8080', token: 'key' };
const call: ProgramCall = { name: 'ladder', positional: [2025, undefined], named: [['leagueId', 1]] };
const streams: ProgramCall = {
  name: 'stat_changes',
  positional: [7],
  named: [['of', 'squads']],
  batch: [
    [
      ['metric', 'GOAL'],
      ['lastXSeconds', 60],
    ],
    [['period', [1, 2]]],
  ],
  follows: 'answer',
};

describe('a printed call', () => {
  const programs: readonly (readonly [CallLanguage, ProgramCall, readonly string[]])[] = [
    [
      'javascript',
      call,
      [
        `import { API } from '@goalsquare/client';`,
        '',
        `const api = new API({ token: 'key', environment: 'http://localhost:8080' });`,
        `console.log(await api.ladder(2025, undefined, { leagueId: 1 }));`,
      ],
    ],
    [
      'python',
      call,
      [
        'from goalsquare import API',
        '',
        'api = API(token="key", environment="http://localhost:8080")',
        'print(api.ladder(2025, None, league_id=1))',
      ],
    ],
    [
      'r',
      call,
      [
        'library(goalsquare)',
        '',
        'gs_connect(token = "key", environment = "http://localhost:8080")',
        'gs_ladder(2025, NULL, league_id = 1)',
      ],
    ],
    [
      'javascript',
      { ...streams, name: 'statChanges' },
      [
        `import { API, Batch } from '@goalsquare/client';`,
        '',
        `const api = new API({ token: 'key', environment: 'http://localhost:8080' });`,
        `const batch = new Batch().add('GOAL', { lastXSeconds: 60 }).add(undefined, { period: [1, 2] });`,
        `for await (const answer of api.statChanges(7, batch, { of: 'squads' })) console.log(answer);`,
      ],
    ],
    [
      'python',
      streams,
      [
        'from goalsquare import API, Batch',
        '',
        'api = API(token="key", environment="http://localhost:8080")',
        'batch = Batch()',
        'batch.add(metric="GOAL", last_x_seconds=60)',
        'batch.add(period=[1, 2])',
        'for answer in api.stat_changes(7, batch, of="squads"):',
        '    print(answer)',
      ],
    ],
    [
      'r',
      streams,
      [
        'library(goalsquare)',
        '',
        'gs_connect(token = "key", environment = "http://localhost:8080")',
        'gs_stat_changes(7, list(',
        '  gs_request(metric = "GOAL", last_x_seconds = 60),',
        '  gs_request(period = c(1, 2))',
        '), function(event) print(event$data), of = "squads")',
      ],
    ],
  ];
  for (const [language, one, lines] of programs)
    it(`is a program in ${language}: ${one.name}`, () => {
      expect(printCall(language, server, one).split('\n')).to.deep.equal(lines);
    });

  it('prints data of an event only', () => {
    const events = { ...call, follows: 'event' } as const;
    expect(printCall('python', server, events)).to.match(/print\(event\.data\)$/u);
    expect(printCall('javascript', server, events)).to.match(/console\.log\(event\.data\);$/u);
  });

  it('is an expression in Power Query, and long arguments have a line each', () => {
    expect(printFunction('excel', call)).to.equal('ladder(2025, null, [leagueId = 1])');
    expect(printFunction('r', { name: 'f', positional: ['a'.repeat(60), 'b'.repeat(60)], named: [] })).to.equal(
      `f(\n  "${'a'.repeat(60)}",\n  "${'b'.repeat(60)}"\n)`,
    );
  });

  it('is a command of the shell', () => {
    expect(printCurl(server, { path: '/v1/leagues' })).to.equal(
      `curl -H 'Authorization: Bearer key' \\\n  'http://localhost:8080/v1/leagues'`,
    );
    expect(printCurl(server, { path: '/a', method: 'post', body: `{"a":"it's"}`, answers: 'stream' })).to.equal(
      `curl -N -H 'Authorization: Bearer key' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"a":"it'\\''s"}' \\\n  'http://localhost:8080/a'`,
    );
    expect(printCurl(server, { path: '/a', method: 'delete', answers: 'file' })).to.contain('curl -OJ -X DELETE -H');
  });
});
