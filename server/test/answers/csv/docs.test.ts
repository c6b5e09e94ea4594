import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { appForSuite } from '../../support/app.js';
import { smallWorld } from '../../support/small-world.js';

const page = readFileSync(new URL('../../../../docs/csv.md', import.meta.url), 'utf8');

/** The calls of the page: a path, whether the header asks for CSV, and the body of a batch. */
const calls = [...page.matchAll(/^curl (?:.+ \\\n)*.+$/gmu)].map(([command]) => ({
  path: /localhost:8080(\/[^\s']+)/u.exec(command)?.[1] ?? '',
  accept: /Accept: ([^']+)/u.exec(command)?.[1] ?? '*/*',
  body: /-d '([^']+)'/u.exec(command)?.[1],
}));

describe('the page on CSV', () => {
  const app = appForSuite(smallWorld);

  it('shows calls of each kind', () => {
    expect(calls.map(({ body }) => body !== undefined)).to.deep.equal([false, false, false, true]);
  });

  for (const { path, accept, body } of calls) {
    it(`shows a call of ${path} that is answered with rows`, async () => {
      const { status, headers, text } = await (body === undefined ? app.get(path) : app.post(path, body)).set(
        'Accept',
        accept,
      );
      expect([status, headers['content-type']]).to.deep.equal([200, 'text/csv; charset=utf-8; header=present']);
      expect((parse(text) as readonly unknown[]).length).to.be.above(1);
    });
  }

  it('has pandas take empty cells alone for missing, as that of permalinks has', () => {
    const permalinks = readFileSync(new URL('../../../../docs/permalinks.md', import.meta.url), 'utf8');
    const reads = [...`${page}${permalinks}`.matchAll(/pandas\.read_csv\(.*/gu)].map(([call]) => call);
    expect(reads).to.have.lengthOf(2);
    for (const call of reads) expect(call).to.match(/, keep_default_na=False, na_values=""\)$/u);
  });
});
