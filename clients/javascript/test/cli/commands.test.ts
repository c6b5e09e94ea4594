import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import getPort, { portNumbers } from 'get-port';
import { startCountingProxy } from '../../../tasks/counting-proxy.js';
import { goalsquare, goalsquareHere, program } from '../support/command-line.js';
import { client, fetchPatiently, MATCH, serverUrl } from '../support/server.js';

const rowsOf = (csv: string): readonly Readonly<Record<string, string>>[] => parse(csv, { columns: true });

describe('goalsquare', () => {
  it('prints CSV into a pipe, with every column', async () => {
    const { code, out, err } = await goalsquareHere(['ladder', '--season', '2025', '--round', '2']);
    expect({ code, err }).to.deep.equal({ code: 0, err: '' });
    const ladder = await client().ladder(2025, 2);
    expect(rowsOf(out)).to.deep.equal(
      ladder.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell === null ? '' : String(cell)])),
      ),
    );
  });

  it('prints a table with the columns that fit', async () => {
    const { out } = await goalsquareHere(['ladder', '--season', '2025', '--format', 'table']);
    const [head = '', rule = '', ...rows] = out.trimEnd().split('\n');
    expect(head).to.match(/^position {2}squad_name +matches_played/u);
    expect(rule).to.match(/^[- ]+$/u);
    expect(rows).to.have.lengthOf((await client().ladder(2025)).length);
    expect(Math.max(...rows.map(({ length }) => length))).to.be.below(140);
  });

  it('prints JSON and lines of JSON, with the columns you name', async () => {
    const words = ['ladder', '--season', '2025', '--columns', 'position,squad_code'];
    const json: unknown = JSON.parse((await goalsquareHere([...words, '--format', 'json'])).out);
    const lines = (await goalsquareHere([...words, '--format', 'ndjson'])).out.trimEnd().split('\n');
    expect(json).to.deep.equal(lines.map((line): unknown => JSON.parse(line)));
    expect(Object.keys((json as object[])[0] ?? {})).to.deep.equal(['position', 'squad_code']);
  });

  it('shows statistics of a match with a column for each metric, by code or name', async () => {
    const { out } = await goalsquareHere(['stats', String(MATCH), '--metric', 'KICK,inside 50s', '--period', '4']);
    const rows = rowsOf(out);
    const stats = await client().playerStats(MATCH, { metric: 'INSIDE_50', period: 4 });
    expect(rows).to.have.lengthOf(46);
    for (const { person_id: id, value } of stats)
      expect(Number(rows.find((row) => row.person_id === String(id))?.INSIDE_50)).to.equal(value);
  });

  it('forecasts a match at every score and minute, and the squads of a season', async () => {
    const points = rowsOf((await goalsquareHere(['forecast', String(MATCH)])).out);
    expect(points.map(({ home }) => Number(home))).to.deep.equal(
      (await client().forecast(MATCH)).points.map(({ home }) => home),
    );
    const squads = rowsOf((await goalsquareHere(['forecast', '--season', '2025', '--runs', '100'])).out);
    expect(squads).to.have.lengthOf((await client().ladder(2025)).length);
  });

  it('finds a match by its squads, and says which', async () => {
    const match = await client().getMatch({ matchId: MATCH });
    const { out, err } = await goalsquareHere([
      'stats',
      match.home.code,
      match.away.name,
      '--metric',
      'GOAL',
      '--squads',
      '--season',
      '2026',
    ]);
    expect(err).to.include('Match: ');
    expect(rowsOf(out).map(({ squad_code: code }) => code)).to.have.members([match.home.code, match.away.code]);
  });

  it('finds a match by its squads, round and season, with or without a v', async () => {
    const fixture = await client().fixture(2025);
    const [match] = fixture.filter(({ round_number: round }) => round === 2);
    const { home_squad_code: home, away_squad_name: away } = match ?? { home_squad_code: '', away_squad_name: '' };
    const note = new RegExp(`\\(${match?.match_id}\\)\\n$`, 'u');
    for (const words of [
      [home, away, 'R2', '2025'],
      [home, 'v', ...away.toLowerCase().split(' '), 'R2', '2025'],
    ])
      expect((await goalsquareHere(['stats', ...words, '--metric', 'GOAL', '--squads'])).err).to.match(note);
  });

  for (const [what, words, requests] of [
    ['codes of metrics', ['stats', String(MATCH), '--metric', 'KICK,GOAL', '--tidy'], 1],
    ['a name of a metric', ['stats', String(MATCH), '--metric', 'KICK,inside 50s', '--tidy'], 2],
    ['codes of metrics of leaders', ['leaders', '--season', '2025', '--metric', 'GOAL'], 1],
    [
      'the code of a squad in the last of several seasons',
      ['questions', 'GOAL', '--squads', '--squad', 'BRI', '--season', '2025,2026'],
      2,
    ],
  ] as const)
    it(`asks no more than it needs for ${what}`, async () => {
      const { url, taken, stop } = await startCountingProxy(serverUrl());
      const { code, err } = await goalsquareHere(words, { env: { GOALSQUARE_URL: url } });
      await stop();
      expect({ code, err, requests: taken() }).to.deep.equal({ code: 0, err: '', requests });
    });

  it('lists the acts of a statistic, which add up to it', async () => {
    const [top] = (await client().playerStats(MATCH, { metric: 'DISPOSAL' })).toSorted((a, b) => b.value - a.value);
    const { out } = await goalsquareHere([
      'evidence',
      String(MATCH),
      '--person',
      String(top?.person_id),
      '--metric',
      'DISPOSAL',
    ]);
    expect(
      rowsOf(out).reduce((sum, { sign, weight, amount }) => sum + Number(sign) * Number(weight) * Number(amount), 0),
    ).to.equal(top?.value);
  });

  it('answers a batch of questions from the standard input, as a list or as lines', async () => {
    const questions = ['GOAL', 'KICK'].map((metric) => ({ id: metric, metricCodes: [metric], periods: [4] }));
    const lines = questions.map((question) => JSON.stringify(question)).join('\n');
    const words = ['stats', String(MATCH), '--batch', '-'];
    const { out } = await goalsquare(words, { input: lines });
    expect((await goalsquare(words, { input: JSON.stringify(questions, undefined, 1) })).out).to.equal(out);
    const expected = await client().playerStats(MATCH, { metric: ['GOAL', 'KICK'], period: 4 });
    expect(
      rowsOf(out).map(({ request_id: id, person_id: person, value }) => [id, Number(person), Number(value)]),
    ).to.have.deep.members(expected.map(({ metric_code: code, person_id: person, value }) => [code, person, value]));
  });

  it('takes the last matches of a player whole', async () => {
    const words = ['questions', 'DISPOSAL', '--person', '110023', '--by', 'match', '--last', '3', '--measure', 'total'];
    const { out } = await goalsquareHere(words);
    const form = await client().form(110023, 'DISPOSAL', { last: 3 });
    expect(form).to.have.lengthOf(3);
    expect(rowsOf(out).map((row) => [Number(row.match_id), Number(row.DISPOSAL)])).to.deep.equal(
      form.map(({ match_id: match, DISPOSAL: total }) => [match, total]),
    );
    const cut = rowsOf((await goalsquareHere([...words, '--last-x-seconds', '5'])).out);
    expect(Math.max(...cut.map(({ seconds }) => Number(seconds)))).to.equal(5);
  });

  it('answers questions across matches with any filter of the contract', async () => {
    const words = [
      'questions',
      'DISPOSAL',
      '--season',
      '2025',
      '--min-matches',
      '2',
      '--result',
      'won',
      '--period',
      '3,4',
    ];
    const { out } = await goalsquareHere([...words, '--limit', '5', '--format', 'json']);
    const rows = await client().seasonStats('DISPOSAL', 2025, {
      minMatches: 2,
      result: 'won',
      period: [3, 4],
      limit: 5,
    });
    expect(JSON.parse(out)).to.deep.equal(rows);
  });

  it('takes the names of players and squads in questions', async () => {
    const person = await goalsquareHere([
      'questions',
      'GOAL',
      '--season',
      '2025',
      '--person',
      'eddie koravnich',
      '--format',
      'json',
    ]);
    expect((JSON.parse(person.out) as { person_fullname: string }[]).map((row) => row.person_fullname)).to.deep.equal([
      'Eddie Koravnich',
    ]);
    const squad = await goalsquareHere([
      'questions',
      'GOAL',
      '--squads',
      '--season',
      '2025',
      '--squad',
      'BRI',
      '--format',
      'json',
    ]);
    expect((JSON.parse(squad.out) as { squad_code: string }[]).map((row) => row.squad_code)).to.deep.equal(['BRI']);
  });

  it('lists leaders of a season and of a match', async () => {
    const season = await goalsquareHere(['leaders', '--season', '2025', '--metric', 'GOAL', '--limit', '3']);
    expect(rowsOf(season.out)[0]).to.include({ metric_code: 'GOAL', rank: '1' });
    const match = await goalsquareHere(['leaders', String(MATCH)]);
    expect(rowsOf(match.out)).to.have.lengthOf((await client().leaders(MATCH)).length);
  });

  it('finds players and metrics', async () => {
    expect((await goalsquareHere(['find', 'koravnitch'])).out).to.include('Eddie Koravnich');
    expect(rowsOf((await goalsquareHere(['metrics', 'clearance'])).out).map((row) => row.metric_code)).to.include(
      'CLEARANCE',
    );
  });

  it('calls any operation that reads', async () => {
    const rows = await goalsquareHere(['call', 'getMatchScore', `matchId=${MATCH}`, '--table', 'periods']);
    expect(rowsOf(rows.out)).to.have.lengthOf(8);
    const json = await goalsquareHere(['call', 'getMatchCoverage', `matchId=${MATCH}`]);
    expect(JSON.parse(json.out)).to.have.property('matchId', MATCH);
  });

  it('makes a permalink and prints it where there is no browser', async () => {
    const { code, out } = await goalsquareHere(['open', 'ladder', '--season', '2025', '--round', '2']);
    expect(code).to.equal(0);
    const csv = await (await fetchPatiently(out.trim())).text();
    expect(csv).to.equal(await (await fetchPatiently(out.trim())).text());
    expect(rowsOf(csv).map(({ position }) => position)).to.include('1');
  });

  it('prints help with examples for each command, and the version', async () => {
    const { out } = await goalsquareHere(['--help']);
    const names = [...out.matchAll(/^ {2}(\w+) {2}/gmu)].map(([, name = '']) => name);
    expect(names).to.include.members(['ladder', 'stats', 'questions', 'leaders', 'download', 'watch', 'open', 'login']);
    for (const name of names) expect((await goalsquareHere([name, '--help'])).out).to.include(`Examples:\n  `);
    expect((await goalsquareHere(['--version'])).out).to.match(/^\d+\.\d+\.\d+\n$/u);
  });
});

describe('the faults of goalsquare', () => {
  for (const [what, words, code, message] of [
    [
      'evidence of nobody',
      ['evidence', String(MATCH)],
      2,
      /Name the player with --person, or the squad with --squad\.\n$/u,
    ],
    [
      'a filter beside a batch',
      ['stats', String(MATCH), '--batch', '-', '--period', '4'],
      2,
      /--period is for one question: each question in --batch has its own filters/u,
    ],
    ['an unknown command', ['laddr'], 2, /^goalsquare: Unknown command 'laddr'. Did you mean ladder\?\n$/u],
    ['an unknown option', ['ladder', '--seson', '2025'], 2, /Unknown option --seson. Did you mean --season/u],
    ['a number that is none', ['ladder', '--season', 'last'], 2, /--season 'last' is not a whole number/u],
    ['a number below the least', ['leaders', '--limit', '-1'], 2, /--limit '-1' is not a whole number from 1 up\.\n$/u],
    ['a short option with such a number', ['leaders', '-n', '-1'], 2, /--limit '-1' is not a whole number from 1 up/u],
    ['a short option that is unknown', ['ladder', '-x'], 2, /^goalsquare: Unknown option -x\.\n$/u],
    ['an option without its value', ['ladder', '--format'], 2, /^goalsquare: --format needs a value\.\n$/u],
    [
      'a period that is none',
      ['stats', String(MATCH), '--period', 'GOAL'],
      2,
      /--period 'GOAL' is not a whole number/u,
    ],
    ['a year', ['ladder', '2025'], 2, /ladder does not take the word '2025'\. Did you mean --season 2025\?\n$/u],
    ['a squad', ['fixture', 'CAL'], 2, /does not take the word 'CAL'\. Did you mean --squad CAL\?/u],
    ['a word beside an id', ['stats', String(MATCH), 'late'], 2, /A match id takes no other words: 'late'\.\n$/u],
    ['no command to link', ['open'], 2, /link to: ladder, fixture, stats, questions, leaders, call\.\n$/u],
    [
      'an option that another needs',
      ['questions', 'KICK', '--measure', 'matchesOver'],
      2,
      /^goalsquare: --threshold is missing, and matchesOver needs it\.\n$/u,
    ],
    ['a descending sort', ['questions', 'KICK', '--sort', '-FOO'], 2, /^goalsquare: --sort '-FOO' is not /u],
    ['a word too many', ['completion', 'bash', 'zsh'], 2, /completion does not take the word 'zsh'\.\n$/u],
    ['a word of a linked command', ['open', 'ladder', '2025'], 2, /ladder does not take the word '2025'/u],
    ['options of a replay alone', ['watch', String(MATCH), '--from', 'Q4:00:00'], 2, /--from needs --replay\.\n$/u],
    ['a moment that is none', ['watch', String(MATCH), '--replay', '--from', 'Q9'], 2, /--from 'Q9' is not a moment/u],
    [
      'options of seasons for a match',
      ['leaders', String(MATCH), '--metric', 'KICK'],
      2,
      /--metric is for the leaders of a season, not of a match/u,
    ],
    [
      'a server that is none',
      ['ladder', '--server', 'nonsense'],
      2,
      /^goalsquare: --server 'nonsense' is not the URL of a server, such as https:\/\/api\.example\.\n$/u,
    ],
    [
      'a value that the server rejects',
      ['questions', '--last', '0'],
      2,
      /^goalsquare: --last '0' is not a whole number/u,
    ],
    ['a call without a parameter', ['call', 'getMatchScore'], 2, /getMatchScore needs matchId/u],
    ['an unknown format', ['ladder', '--format', 'xml'], 2, /--format 'xml' is not one of table, csv, json, ndjson/u],
    [
      'an unknown column',
      ['ladder', '--columns', 'squad_nam'],
      2,
      /There is no column 'squad_nam'. Did you mean squad_name/u,
    ],
    [
      'an unknown metric',
      ['stats', String(MATCH), '--metric', 'forward fifties'],
      1,
      /There is no metric 'forward fifties'/u,
    ],
    [
      'an unknown code of a metric',
      ['stats', String(MATCH), '--metric', 'GAOL'],
      2,
      /^goalsquare: .*GAOL.*\bGOAL\b.*\n$/u,
    ],
    [
      'a value that only the server checks',
      ['questions', 'KICK', '--last', 'many'],
      2,
      /^goalsquare: --last 'many' is/u,
    ],
    ['an option before the command', ['--server', 'x', 'ladder'], 2, /^goalsquare: Write --server after the command/u],
    ['an unknown squad', ['fixture', '--squad', 'Nowhere'], 1, /Cannot identify squad 'Nowhere' in season/u],
    ['an unknown match', ['stats', '1', '--metric', 'GOAL'], 1, /^goalsquare: .+\n$/u],
    ['a key that is none', ['ladder', '--token', 'nobody'], 1, /Run goalsquare login, or set GOALSQUARE_TOKEN/u],
    ['no match', ['stats'], 2, /Name a match by its id, or by its squads/u],
    ['a season without a dataset', ['download', '--season', '1999'], 2, /has no dataset of season 1999/u],
  ] as const)
    it(`of ${what} are one line on the standard error`, async () => {
      const run = await goalsquareHere([...words]);
      expect(run).to.include({ code, out: '' });
      expect(run.err).to.match(message);
      expect(run.err.trimEnd().split('\n')).to.have.lengthOf(1);
    });

  it('of the variable that names the server name it', async () => {
    const { code, err } = await goalsquareHere(['ladder'], { env: { GOALSQUARE_URL: 'nonsense' } });
    expect({ code, err }).to.deep.equal({
      code: 2,
      err: "goalsquare: GOALSQUARE_URL 'nonsense' is not the URL of a server, such as https://api.example.\n",
    });
  });

  it('of a server that is down come after three attempts', async () => {
    const port = await getPort({ port: portNumbers(10_000, 20_000) });
    const { code, out, err } = await goalsquareHere(['ladder'], {
      env: { GOALSQUARE_URL: `http://127.0.0.1:${port}` },
    });
    expect({ code, out, err }).to.deep.equal({
      code: 1,
      out: '',
      err: `goalsquare: http://127.0.0.1:${port} could not be reached: ECONNREFUSED.\n`,
    });
  });

  it('of a standard output on a full disk say so', function fullDisk() {
    if (!existsSync('/dev/full')) this.skip();
    const { status, stderr } = spawnSync('sh', ['-c', '"$0" "$1" --help > /dev/full', process.execPath, program], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).to.deep.equal({
      status: 1,
      stderr:
        'goalsquare: The standard output cannot be written: its disk is full (ENOSPC). Make room on it, or name a ' +
        'folder on another disk.\n',
    });
  });
});
