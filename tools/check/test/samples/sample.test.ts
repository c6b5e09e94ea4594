import { expect } from 'chai';
import { holds } from '../../samples/holds.js';
import { samplesOf } from '../../samples/sample.js';
import { scriptOf } from '../../samples/script.js';

const page = [
  '# Title',
  '',
  '```bash run',
  'echo one',
  '```',
  '',
  '```text answer',
  'one',
  '```',
  '',
  '1. In a list',
  '',
  '   ```python run',
  '   print(2)',
  '   ```',
  '',
  '```json',
  '{}',
  '```',
  '',
].join('\n');

describe('samples of written pages', () => {
  it('are the blocks marked run, each with the answer that follows it', () => {
    expect(samplesOf(page)).to.deep.equal([
      { language: 'bash', line: 3, code: 'echo one', refused: false, expected: { kind: 'text', text: 'one' } },
      { language: 'python', line: 13, code: 'print(2)', refused: false },
    ]);
  });

  for (const [text, fault] of [
    ['```ruby run\nx\n```', 'line 1: ruby is not run; bash, python, r, typescript are'],
    ['```text answer\nx\n```', 'line 1: an answer must follow a block that is run'],
    [
      '```r run refused\nx\n```',
      'line 1: only samples in bash can be marked as refused; in other languages, catch the error',
    ],
    ['text\n\n```bash run\nx\n', 'line 3: the code block is not closed'],
  ] as const) {
    it(`are refused where ${fault}`, () => {
      expect(() => samplesOf(text)).to.throw(fault);
    });
  }

  it('stand in a script on the lines they have in the page', () => {
    const lines = scriptOf('bash', samplesOf(page)).split('\n');
    expect(lines[0]).to.equal('set -eu -o pipefail');
    expect(lines[3]).to.equal('echo one');
    expect(scriptOf('python', samplesOf(page).slice(1)).split('\n')[13]).to.equal('print(2)');
  });

  it('fail if they are marked as refused and are not, unless their answer shows the refusal', () => {
    const [alone = '', answered = ''] = [
      '```bash run refused\ncurl x\n```',
      '```bash run refused\ncurl x\n```\n\n```text answer\n404\n```',
    ].map((text) => scriptOf('bash', samplesOf(`\n${text}`)));
    expect(alone).to.include('nothing was refused');
    expect(answered).not.to.include('nothing was refused');
    for (const script of [alone, answered]) expect(script.split('\n')[2]).to.equal('curl x');
  });

  for (const [kind, shown, said, expected] of [
    ['text', 'a\nb', 'a  \nb\n\n', true],
    ['text', 'a', 'b', false],
    ['json', '{"a":1}', '{"b":2,"a":1}', true],
    ['json', '{"a":[{"b":1}]}', '{"a":[{"b":1,"c":2},{}]}', true],
    ['json', '{"a":[1,2]}', '{"a":[1]}', false],
    ['json', '{"a":{}}', '{"a":[]}', false],
    ['json', '{"a":null}', '{}', false],
    ['json', '{}', 'not JSON', false],
  ] as const) {
    it(`say ${said.trim()}, which ${expected ? 'is' : 'is not'} the ${kind} ${shown}`, () => {
      expect(holds({ kind, text: shown }, said)).to.equal(expected);
    });
  }
});
