import { expect } from 'chai';
import type { ClientEnvironment, ClientPart } from '../../clients/part.js';
import { isWell, runParts, summary, type ClientServer, type Outcome } from '../../clients/run-parts.js';

const environment: ClientEnvironment = {
  GOALSQUARE_URL: 'http://server.test',
  GOALSQUARE_TOKEN: 'a',
  GOALSQUARE_TOKEN_ADVANCED: 'b',
  GOALSQUARE_TOKEN_BASIC: 'c',
};
const silent = (): void => undefined;

const part = (name: string, code: number | Error, reason?: string): ClientPart => ({
  name,
  prepare: () => reason,
  run: () => (typeof code === 'number' ? Promise.resolve(code) : Promise.reject(code)),
});

function server(): { readonly start: () => Promise<ClientServer>; readonly said: string[] } {
  const said: string[] = [];
  return {
    said,
    start: () => {
      said.push('start');
      return Promise.resolve({
        environment,
        stop: () => {
          said.push('stop');
          return Promise.resolve();
        },
      });
    },
  };
}

describe('the suites of the clients', () => {
  const cases: readonly (readonly [
    string,
    readonly ClientPart[],
    readonly string[],
    { readonly anywhere: boolean; readonly ci: boolean },
  ])[] = [
    ['all pass', [part('A', 0), part('B', 0)], ['A: passed', 'B: passed'], { anywhere: true, ci: true }],
    [
      'one fails, and the next is run',
      [part('A', 3), part('B', 0)],
      ['A: failed', 'B: passed'],
      { anywhere: false, ci: false },
    ],
    [
      'one cannot be started',
      [part('A', new Error('no such program'))],
      ['A: failed, no such program'],
      { anywhere: false, ci: false },
    ],
    [
      'one cannot run here',
      [part('A', 1, 'needs B'), part('C', 0)],
      ['skipped: A, needs B', 'C: passed'],
      { anywhere: true, ci: false },
    ],
    ['none can run here', [part('A', 1, 'needs B')], ['skipped: A, needs B'], { anywhere: true, ci: false }],
  ];

  for (const [what, parts, lines, { anywhere, ci }] of cases) {
    it(`are listed and judged if ${what}`, async () => {
      const outcomes = await runParts(parts, server().start, silent);
      expect(summary(outcomes)).to.deep.equal(lines);
      expect([isWell(outcomes, false), isWell(outcomes, true)]).to.deep.equal([anywhere, ci]);
    });
  }

  const served: readonly (readonly [string, ClientPart, readonly string[]])[] = [
    ['stops', part('A', 0), ['start', 'stop']],
    ['stops after a failure', part('A', new Error('x')), ['start', 'stop']],
    ['is not started for nothing', part('A', 0, 'needs B'), []],
  ];

  for (const [what, one, said] of served) {
    it(`have a server that ${what}`, async () => {
      const known = server();
      await runParts([one], known.start, silent);
      expect(known.said).to.deep.equal(said);
    });
  }

  it('are given the server', async () => {
    const given: ClientEnvironment[] = [];
    const asks: ClientPart = {
      name: 'A',
      prepare: () => undefined,
      run: (known) => {
        given.push(known);
        return Promise.resolve(0);
      },
    };
    const outcomes: readonly Outcome[] = await runParts([asks], server().start, silent);
    expect([given, outcomes]).to.deep.equal([[environment], [{ name: 'A', verdict: 'passed' }]]);
  });
});
