import { expect } from 'chai';
import { changeOf, type Change } from '../../server/change-of.js';
import { coalesced } from '../../server/coalesced.js';
import { gatsbyLines, type GatsbyOutput } from '../../server/gatsby-lines.js';

describe('changes of files', () => {
  const cases: readonly (readonly [string, Change | undefined])[] = [
    ['server/src/endpoints/score.ts', 'source'],
    ['engine/src/index.ts', 'source'],
    ['data/simulator/src/names.json', 'source'],
    ['openapi/src/types.ts', 'source'],
    ['openapi/openapi.json', 'source'],
    ['openapi/openapi.yaml', 'contract'],
    ['openapi/operator.yaml', 'contract'],
    ['openapi/paths/matches.yaml', 'contract'],
    ['openapi/components/examples/score.json', 'contract'],
    ['openapi/redocly.yaml', undefined],
    ['openapi/README.md', undefined],
    ['server/src/endpoints/score.ts~', undefined],
  ];
  for (const [file, change] of cases)
    it(`${file}: ${change ?? 'nothing to do'}`, () => {
      expect(changeOf(file)).to.equal(change);
    });
});

describe('a coalesced task', () => {
  it('runs once more after the run during which it was asked for, however often', async () => {
    let runs = 0;
    let end = (): void => undefined;
    const task = coalesced(async () => {
      runs += 1;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    const first = task();
    const others = [task(), task(), task()];
    expect(runs).to.equal(1);
    end();
    await first;
    await Promise.resolve();
    expect(runs).to.equal(2);
    end();
    await Promise.all(others);
    const again = task();
    expect(runs).to.equal(3);
    end();
    await again;
  });

  it('runs again after a run that failed', async () => {
    const outcomes = [Promise.reject(new Error('once')), Promise.resolve()];
    const task = coalesced(() => outcomes.shift() ?? Promise.resolve());
    expect(await task().catch((error: unknown) => (error as Error).message)).to.equal('once');
    await task();
  });
});

describe('the output of Gatsby', () => {
  const read = (...lines: readonly string[]): readonly GatsbyOutput[] => lines.map(gatsbyLines());

  it('gives each step, and when the pages are ready', () => {
    expect(read('success createPages - 12.313s', 'success Building development bundle - 35.6s')).to.deep.equal([
      { step: 'createPages' },
      { step: 'Building development bundle', isReady: true },
    ]);
  });

  it('shows what was built again, and errors and warnings with the lines below them', () => {
    const lines = [
      'success Re-building development bundle - 1.2s',
      ' ERROR  UNKNOWN',
      '  layout.tsx: Unexpected token',
      'info changed file',
      'below the information',
      'warn The page is large',
    ];
    expect(read(...lines).map(({ shown }) => shown)).to.deep.equal([
      lines[0],
      lines[1],
      lines[2],
      undefined,
      undefined,
      lines[5],
    ]);
  });

  it('leaves out in which order style sheets could not be put', () => {
    expect(read('warning chunk commons [mini-css-extract-plugin]', 'Conflicting order.')).to.deep.equal([{}, {}]);
  });
});
