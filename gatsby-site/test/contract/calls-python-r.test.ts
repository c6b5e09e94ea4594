import { spawnSync } from 'node:child_process';
import { callsOf } from '../../src/contract/calls.js';
import { operations } from '../../src/contract/operations.js';

const codesIn = (wanted: string): readonly string[] =>
  operations.map(({ operationId }) => callsOf(operationId).find(({ language }) => language === wanted)?.code ?? '');

/** Runs a program on a text. **Throws** if it fails. */
function run(program: string, args: readonly string[], input: string): void {
  const { status, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

/** Returns `describe` if a program is installed or `CI` is set, otherwise `describe.skip`. */
const needing = (program: string): Mocha.SuiteFunction | Mocha.PendingSuiteFunction =>
  spawnSync(program, ['--version']).status === 0 || process.env.CI !== undefined ? describe : describe.skip;

needing('python3')('the call of an operation in Python', () => {
  it('is sound', () => {
    run(
      'python3',
      ['-c', 'import ast, json, sys\nfor code in json.load(sys.stdin): ast.parse(code)'],
      JSON.stringify(codesIn('python')),
    );
  });
});

needing('Rscript')('the call of an operation in R', () => {
  it('is sound', function parse() {
    this.timeout(60_000);
    run('Rscript', ['--vanilla', '-e', 'invisible(parse(file("stdin")))'], codesIn('r').join('\n'));
  });
});
