import { expect } from 'chai';
import { folderWith, polars, type Attempt } from '../../clients/optional-modules.js';

const folder = '/somewhere/polars';

/** Plays an interpreter: says in turn how each attempt went, and takes note of what was tried. */
function played(...outcomes: readonly (string | undefined)[]): { readonly tried: Attempt; readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    tried: (_, words, { PYTHONPATH } = {}) => {
      asked.push(`${words[1] === 'pip' ? 'install' : 'import'}${PYTHONPATH === undefined ? '' : ' there'}`);
      return outcomes[asked.length - 1];
    },
  };
}

describe('an optional module for the suite of Python', () => {
  const cases: readonly (readonly [
    string,
    readonly (string | undefined)[],
    readonly string[],
    string | undefined,
    number,
  ])[] = [
    ['is not installed where the interpreter has it', [undefined], ['import'], undefined, 0],
    ['is not installed twice', ['none', undefined], ['import', 'import there'], folder, 0],
    [
      'is installed into the folder',
      ['none', 'none', undefined, undefined],
      ['import', 'import there', 'install', 'import there'],
      folder,
      0,
    ],
    [
      'is left out, with a message, if it cannot be installed',
      ['none', 'none', 'ERROR: offline'],
      ['import', 'import there', 'install'],
      undefined,
      1,
    ],
    [
      'is done without where it does not run once installed',
      ['none', 'none', undefined, 'no such processor'],
      ['import', 'import there', 'install', 'import there'],
      undefined,
      1,
    ],
  ];

  for (const [what, outcomes, asked, found, lines] of cases) {
    it(what, () => {
      const { tried, asked: done } = played(...outcomes);
      const said: string[] = [];
      expect(folderWith(polars, 'python3', folder, (line) => said.push(line), tried)).to.equal(found);
      expect(done).to.deep.equal(asked);
      expect(said).to.have.length(lines);
      for (const line of said)
        expect(line)
          .to.include(String(outcomes.at(-1)))
          .and.to.include('skipped');
    });
  }

  it('gives up within a while where there is no interpreter', () => {
    const said: string[] = [];
    expect(folderWith(polars, '/no/such/python3', folder, (line) => said.push(line))).to.equal(undefined);
    expect(said).to.have.length(1);
  });
});
