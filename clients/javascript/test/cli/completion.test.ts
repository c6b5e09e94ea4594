import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { goalsquare } from '../support/command-line.js';

/** Completes a line of words in bash by the script that the command prints. */
function completed(script: string, words: readonly string[]): readonly string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const program = `${script}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _goalsquare; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, status, stderr } = spawnSync('bash', ['-c', program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((word) => word !== '');
}

describe('goalsquare completion', () => {
  it('completes commands and their options in bash', async () => {
    const { out } = await goalsquare(['completion', 'bash']);
    expect(completed(out, ['goalsquare', 'la'])).to.deep.equal(['ladder']);
    expect(completed(out, ['goalsquare', 'ladder', '--r'])).to.deep.equal(['--round']);
    expect(completed(out, ['goalsquare', 'questions', '--min'])).to.deep.equal(['--min-matches']);
  });

  for (const [shell, command] of [
    ['zsh', "'ladder:The ladder of a season, now or after a round'"],
    ['fish', "-a ladder -d 'The ladder of a season, now or after a round'"],
  ] as const)
    it(`lists commands for ${shell}`, async () => {
      const { code, out } = await goalsquare(['completion', shell]);
      expect(code).to.equal(0);
      expect(out).to.include(command);
    });

  it('names the shells that it has', async () => {
    const { code, err } = await goalsquare(['completion', 'tcsh']);
    expect({ code, err }).to.deep.equal({ code: 2, err: 'goalsquare: Name a shell: bash, zsh, fish.\n' });
  });
});
