import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';

const root = new URL('../../../../', import.meta.url);

/** The rows of the tables: the cells of each, without the heads. */
const rows = readFileSync(new URL('docs/reliability.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[ -]+\|/u.test(line) && !line.startsWith('| fault'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the fault matrix', () => {
  it('has at least 40 rows with four cells each', () => {
    expect(rows).to.have.length.of.at.least(40);
    for (const cells of rows)
      expect(
        cells.filter((cell) => cell !== ''),
        cells[0],
      ).to.have.length(4);
  });

  for (const [fault = '', , , test = ''] of rows)
    it(`names a test that exists, or a command: ${fault}`, () => {
      const [, file = ''] = /^`(.+\.test\.ts)`$/u.exec(test) ?? [];
      if (file === '') {
        expect(test).to.match(/^`\S+ .+`/u);
        return;
      }
      expect(existsSync(new URL(file, root)), file).to.equal(true);
      expect(readFileSync(new URL(file, root), 'utf8')).to.match(/\bit\(/u);
    });
});
