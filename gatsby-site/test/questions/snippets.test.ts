import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import fc from 'fast-check';
import { readQuery } from '../../src/questions/address.js';
import { callOfQuery } from '../../src/questions/call.js';
import { pathOf } from '../../src/questions/paths.js';
import { snippetKinds, snippetOf, type SnippetKind } from '../../src/questions/snippets.js';
import { queries } from './query.js';

const BASE = 'http://localhost:8080';
const KEY = 'sandbox-transactional';
const { query } = readQuery(
  '?level=squads&seasonId=2025&result=won&period=3,4&area=goal(0-40%20m)&metric=GOAL,BEHIND&measure=perMatch&limit=20',
);
const textOf = (kind: SnippetKind): string => snippetOf(kind, BASE, KEY, callOfQuery(query));

/** What a shell gives to curl. */
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

  it('sends the same request in JavaScript', async () => {
    const sent: unknown[] = [];
    const send = (url: string, init: unknown): Promise<unknown> => {
      sent.push([url, init]);
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ rows: [] }) });
    };
    await run(textOf('javascript'), { fetch: send });
    expect(JSON.parse(JSON.stringify(sent))).to.deep.equal([
      [BASE + pathOf(query), { headers: { Authorization: `Bearer ${KEY}` } }],
    ]);
  });

  it('names every parameter in Python, R and Excel, as the language spells it', () => {
    expect(textOf('python')).to.include('season_id=2025').and.include('period=[3, 4]').and.include('of="squads"');
    expect(textOf('r')).to.include('season_id = 2025').and.include('period = c(3, 4)').and.include('of = "squads"');
    expect(textOf('excel'))
      .to.include('RelativePath = "v1/statistics/squads"')
      .and.include('seasonId = "2025"')
      .and.include('period = "3,4"')
      .and.include('area = "goal(0-40 m)"');
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
