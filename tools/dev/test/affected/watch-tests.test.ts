import { expect } from 'chai';
import { TestWatch } from '../../affected/watch-tests.js';
import { Fixture } from './fixture.js';

/** A run of tests. It ends when the test or the watch ends it. */
interface Run {
  readonly tests: readonly string[];
  readonly signal: AbortSignal;
  readonly end: () => void;
}

describe('watching tests', () => {
  let fixture: Fixture, watched: TestWatch, lines: string[];
  let runs: Run[], awaited: ((run: Run) => void)[];

  /** The next run of tests. */
  const nextRun = (): Promise<Run> =>
    new Promise((resolve) => {
      const run = runs.shift();
      if (run === undefined) awaited.push(resolve);
      else resolve(run);
    });

  async function begin(...only: readonly string[]): Promise<void> {
    [lines, runs, awaited] = [[], [], []];
    watched = new TestWatch({
      root: fixture.root,
      only,
      say: (line) => {
        lines.push(line);
      },
      run: (tests, signal) =>
        new Promise<void>((resolve) => {
          const run = {
            tests,
            signal,
            end: () => {
              resolve();
            },
          };
          signal.addEventListener('abort', run.end);
          const take = awaited.shift();
          if (take === undefined) runs.push(run);
          else take(run);
        }),
    });
    await watched.start();
  }

  beforeEach(() => {
    fixture = new Fixture();
  });
  afterEach(async () => {
    await watched.close();
    fixture.remove();
  });

  it('runs the tests a change affects, and says why', async () => {
    await begin();
    fixture.write('docs/limits.md', 'changed');
    const run = await nextRun();
    expect(run.tests).to.deep.equal(['server/test/docs.test.ts']);
    expect(lines).to.deep.equal([
      '1 of 9 test files is affected by 1 changed file',
      '  server/test/docs.test.ts  uses docs/limits.md',
    ]);
    run.end();
  });

  it('ends a run at the next change, and runs the tests of both', async () => {
    await begin();
    fixture.write('docs/limits.md', 'changed');
    const first = await nextRun();
    fixture.write('server/test/answer.test.ts', 'export {};');
    const second = await nextRun();
    expect(first.signal.aborted).to.equal(true);
    expect(second.tests).to.deep.equal(['server/test/answer.test.ts', 'server/test/docs.test.ts']);
    second.end();
  });

  it('forgets a change once its tests have run, and runs them again when asked to', async () => {
    await begin();
    fixture.write('docs/limits.md', 'changed');
    (await nextRun()).end();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    fixture.write('server/test/answer.test.ts', 'export {};');
    const second = await nextRun();
    expect(second.tests).to.deep.equal(['server/test/answer.test.ts']);
    second.end();
    watched.again();
    expect((await nextRun()).tests).to.deep.equal(second.tests);
  });

  it('runs tests that are named at once, and no others after a change', async () => {
    await begin('engine/test/add.test.ts');
    const first = await nextRun();
    expect(first.tests).to.deep.equal(['engine/test/add.test.ts']);
    first.end();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    fixture.write('engine/src/add.ts', 'export const add = (): number => 2;');
    expect((await nextRun()).tests).to.deep.equal(['engine/test/add.test.ts']);
  });

  it('shows the fault of a source that cannot be read, and runs its tests once it can', async () => {
    await begin();
    const shown = new Promise<void>((resolve) => {
      lines.push = (line) => {
        if (line.includes('server/src/answer.ts:1:13')) resolve();
        return 0;
      };
    });
    fixture.write('server/src/answer.ts', 'export const = 1;');
    await shown;
    fixture.write('server/src/answer.ts', 'export const answer = 1;');
    expect((await nextRun()).tests).to.include('server/test/answer.test.ts');
  });
});
