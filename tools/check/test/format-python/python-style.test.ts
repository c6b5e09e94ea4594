import { expect } from 'chai';
import { pythonStyle } from '../../format-python/python-style.js';

const { format, findings } = pythonStyle(`
[tool.ruff]
line-length = 40

[tool.ruff.lint]
select = ["E", "F", "I", "D103"]

[tool.ruff.lint.per-file-ignores]
"tests/**" = ["D1"]
"docs/generate.py" = ["E402"]
`);

describe('the style of Python', () => {
  for (const [name, source, formatted] of [
    ['layout', "x = {  'a':1}\n", 'x = {"a": 1}\n'],
    ['imports', 'import sys\nimport os\n\nos, sys\n', 'import os\nimport sys\n\nos, sys\n'],
    [
      'imports in several places, after characters of two units',
      'import sys\nimport os\n\nx = "😀"\n\nimport sys\nimport abc\n',
      'import os\nimport sys\n\nx = "😀"\n\nimport abc\nimport sys\n',
    ],
    [
      'the line length',
      `f(${'a'.repeat(20)}, ${'b'.repeat(20)})\n`,
      `f(\n    ${'a'.repeat(20)},\n    ${'b'.repeat(20)},\n)\n`,
    ],
    ['nothing of source that does not parse', 'def f(:\n', 'def f(:\n'],
  ] as const)
    it(`formats ${name}`, () => {
      expect(format(source)).to.equal(formatted);
      expect(format(formatted)).to.equal(formatted);
    });

  it('lists findings by row', () => {
    expect(findings('src/a.py', `x = 1\ndef f():\n    y = "${'z'.repeat(40)}"\nimport os\n`)).to.deep.equal([
      'src/a.py:2:5 D103 Missing docstring in public function',
      'src/a.py:3:5 F841 Local variable `y` is assigned to but never used',
      'src/a.py:3:41 E501 Line too long (50 > 40)',
      'src/a.py:4:1 E402 Module level import not at top of file',
      'src/a.py:4:8 F401 `os` imported but unused',
    ]);
  });

  it('lists what does not parse', () => {
    expect(findings('src/a.py', 'def f(:\n')[0]).to.match(/^src\/a\.py:1:7 invalid-syntax /u);
  });

  for (const [path, codes] of [
    ['src/a.py', ['E402', 'D103']],
    ['tests/deep/a.py', ['E402']],
    ['docs/generate.py', ['D103']],
    ['docs/other.py', ['E402', 'D103']],
  ] as const)
    it(`leaves out what is ignored in ${path}`, () => {
      const source = 'x = 1\nimport os\n\nos\n\n\ndef f():\n    pass\n';
      expect(findings(path, source).map((line) => line.split(' ')[1])).to.deep.equal(codes);
    });
});
