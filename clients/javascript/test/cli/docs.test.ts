import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { goalsquare } from '../support/command-line.js';

const page = readFileSync(new URL('../../../../docs/command-line.md', import.meta.url), 'utf8');

/** The commands in the page, with what they print. */
const samples = [...page.matchAll(/^```console\n\$ goalsquare (.+)\n([^]*?)^```$/gmu)].map(
  ([, words = '', printed = '']) => ({ words, printed }),
);

/** Splits words as a shell does, with double quotes. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain = '']) => quoted ?? plain);

describe('docs/command-line.md', () => {
  it('has samples', () => {
    expect(samples).to.have.length.above(2);
  });

  for (const { words, printed } of samples)
    it(`shows what goalsquare ${words} prints`, async () => {
      const { out, err } = await goalsquare(wordsOf(words));
      expect(`${out}${err}`).to.equal(printed);
    });

  it('lists every command', async () => {
    const { out } = await goalsquare(['--help']);
    const names = [...out.matchAll(/^ {2}(\w+) {2}/gmu)].map(([, name = '']) => name);
    expect([...page.matchAll(/^\| `(\w+)` /gmu)].map(([, name = '']) => name)).to.have.members(
      names.filter((name) => name !== 'goalsquare'),
    );
  });
});
