import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { jsonFiles, readJson } from '../../src/import/afl-json/files.js';
import { DataError } from '../../src/log/fault.js';
import { thrownFaults } from '../support/faults.js';
import { gathering, importingJson, matchItem, roster, type Json } from '../support/afl-json.js';
import { folders } from '../support/folder.js';

const newFolder = folders();
const MOST_BYTES = 64 * 1024 * 1024;

/** Reads a file, and returns its fault: line, value and expectation. */
function faultOf(content: string | Uint8Array): readonly unknown[] {
  const folder = newFolder({ 'item.json': content });
  return thrownFaults(() => readJson(path.join(folder, 'item.json'), [])).flatMap(
    ({ file, line, field, value, allowed }) => [`${file}:${line}:${field}`, value, allowed],
  );
}

describe('the files of an import of JSON', () => {
  it('are those named, and the JSON files of folders, each once in the order of their names', () => {
    const folder = newFolder({
      'b.json': '',
      'a.JSON.GZ': '',
      'deep/er/c.json.gz': '',
      'd.json.txt': '',
      'e.jsonl': '',
      json: '',
      fjson: '',
      'g.json.zip': '',
    });
    const within = (...names: readonly string[]): readonly string[] => names.map((name) => path.join(folder, name));
    expect(jsonFiles([folder])).to.deep.equal(within('a.JSON.GZ', 'b.json', 'deep/er/c.json.gz'));
    expect(jsonFiles([...within('e.jsonl', 'b.json'), folder, ...within('b.json')])).to.deep.equal(
      within('a.JSON.GZ', 'b.json', 'deep/er/c.json.gz', 'e.jsonl'),
    );
  });

  it('are at least one, unless none is allowed', () => {
    const [one, other] = [newFolder({ 'a.txt': '' }), newFolder()];
    expect(() => jsonFiles([one, other])).to.throw(
      DataError,
      `${one}, ${other}: the file: found nothing, allowed is at least one file whose name ends with .json or .json.gz`,
    );
    expect(jsonFiles([one], true)).to.deep.equal([]);
    expect(jsonFiles([], true)).to.deep.equal([]);
  });

  it('can be read', () => {
    const missing = path.join(newFolder(), 'missing.json');
    for (const mayBeNone of [false, true])
      expect(() => jsonFiles([missing], mayBeNone)).to.throw(
        DataError,
        /missing\.json: the file: found nothing, allowed is a file or folder that can be read; ENOENT/u,
      );
  });

  it('have at most 64 MiB', () => {
    const blank = (bytes: number): Uint8Array => Buffer.alloc(bytes, ' ');
    expect(faultOf(blank(MOST_BYTES + 1))).to.deep.equal([
      'item.json:0:',
      MOST_BYTES + 1,
      `at most ${MOST_BYTES} bytes`,
    ]);
    expect(faultOf(gzipSync(blank(MOST_BYTES + 1), { level: 1 }))[2]).to.match(/^gzip of at most 67108864 bytes; /u);
    const largest = blank(MOST_BYTES);
    largest.set(Buffer.from('{}'));
    expect(faultOf(largest)).to.deep.equal([]);
  });

  const cut = 'JSON; the file is truncated or not JSON';
  const oneOf = 'one object of the AFL per file';
  const unpublished = (code: string): string => `an object; the file contains the error ${code}: not published yet`;
  const text = JSON.stringify;
  const faults: readonly (readonly [string, string, line: number, value: unknown, allowed: string])[] = [
    ['JSON that is cut short in its third line', '{\n"a":\n', 3, undefined, cut],
    ['a missing comma in the third line', '{"some": "thing",\n"a": 1\n"b": 2}\n\n', 3, undefined, cut],
    ['a page, in a line that is not known', '<html>\n<p>Sorry.</p>\n</html>', 0, undefined, cut],
    ['null', 'null', 0, null, 'an object; the file contains null: not published yet'],
    ['a list', '[]', 0, 'a list', oneOf],
    ['a text', '"x"', 0, 'string', oneOf],
    ['a number', '5', 0, 'number', oneOf],
    ['the code of unpublished data', text({ code: 'CFSSDS001' }), 0, undefined, unpublished('CFSSDS001')],
    ['that code in a message', text({ message: 'It is CFSSDS001.' }), 0, undefined, unpublished('CFSSDS001')],
    ['that code beside a match', text({ ...matchItem(), x: 'CFSSDS001' }), 0, undefined, unpublished('CFSSDS001')],
    ['another code', text({ code: 'E1', techMessage: 'E2' }), 0, undefined, unpublished('E1')],
    ['a code in an error', text({ code: 404, error: { code: 'E3' } }), 0, undefined, unpublished('E3')],
    ['a text as error', text({ error: 'Sorry' }), 0, undefined, unpublished('Sorry')],
    ['a technical message', text({ code: 500, techMessage: 'E4' }), 0, undefined, unpublished('E4')],
  ];
  for (const [what, content, line, value, allowed] of faults)
    it(`are refused with ${what}`, () => {
      expect(faultOf(content)).to.deep.equal([`item.json:${line}:`, value, allowed]);
    });

  it('can have a code, an error or a message beside a match', () => {
    for (const more of [{ code: 'E1' }, { error: { code: 'E2' } }, { error: 'E3' }, { techMessage: 'E4' }])
      expect(faultOf(text({ ...matchItem(), ...more }))).to.deep.equal([]);
    expect(faultOf(text({ items: [], code: 200, error: null }))).to.deep.equal([]);
  });

  it('are recognised by their members, and a file of another kind is refused', () => {
    const readingOf = (json: Json): string => {
      try {
        return gathering(newFolder(), { 'x.json': json }).rows().join('; ');
      } catch (error) {
        return error instanceof DataError ? error.message : String(error);
      }
    };
    const squiggle = 'files of the AFL; this is Squiggle JSON: use --format squiggle-json';
    const allowed = 'a match item, round items, player statistics, a roster, interchange or a ladder of the AFL';
    const expected: readonly (readonly [Json, string])[] = [
      [{ games: [] }, `x.json: the file: found nothing, allowed is ${squiggle}`],
      [{ standings: [] }, `x.json: the file: found nothing, allowed is ${squiggle}`],
      [{ other: 1 }, `x.json: the file: found nothing, allowed is ${allowed}`],
      [{ commentaryEvent: [] }, 'x.json: commentary, 1, 0, 1 commentary'],
      [{ items: [] }, 'x.json: round items, 0, 0'],
      [{ items: [matchItem()] }, 'x.json: round items, 1, 1'],
      [roster(), 'x.json: roster, 1, 1'],
      [matchItem(), 'x.json: match item, 1, 1'],
    ];
    for (const [json, expectation] of expected) expect(readingOf(json)).to.equal(expectation);
  });

  it('are named in findings about two matches', async () => {
    const away = { awayTeamId: 'CD_T903', awayTeam: { name: 'Ravens', teamId: 'CD_T903' } };
    const { match, ...rest } = matchItem('SCHEDULED', [], []);
    const other = { ...rest, match: { ...(match as Json), ...away, matchId: 'CD_M90310140102' } };
    const { complaints } = await importingJson(newFolder(), { '1.json': matchItem(), '2.json': other });
    expect(complaints).to.match(
      /^2\.json: home: found "[^"]+", allowed is one match per squad, round and day; the match of 1\.json has another for round 1;/mu,
    );
  });
});
