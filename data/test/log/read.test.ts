import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { headerRule, openMatch, partsOf } from '@goalsquare/engine';
import { DataError, faultLine, readMatchLog, writeMatchLog, type Fault } from '@goalsquare/data';
import { readMatchLogInSteps } from '../../src/log/read.js';
import { thrownFaults } from '../support/faults.js';
import { bytesOf, header, lines, textOf } from '../support/small-log.js';
import { invalidByHeader, invalidLines } from './invalid-lines/index.js';

const FILE = 'round-1/77.ndjson';

const faultsOf = (bytes: Uint8Array): readonly Fault[] => thrownFaults(() => readMatchLog(FILE, bytes));

const put = (line: number, content: unknown): readonly unknown[] =>
  lines.map((original, at) => (at === line - 1 ? content : original));

describe('readMatchLog', () => {
  it('reads every line of a good log', () => {
    const { log, state } = readMatchLog(FILE, bytesOf(lines));
    expect(log).to.deep.equal({ header, entries: lines.slice(1) });
    expect(state.revision).to.equal(lines.length - 1);
    expect([...state.transactions].map(({ id }) => id)).to.have.members([1, 2, 3, 4, 5, 6, 7]);
  });

  describe('names file, line, field, value and what is allowed', () => {
    for (const [name, line, content, faults] of invalidLines) {
      it(`of ${name}`, () => {
        expect(faultsOf(bytesOf(put(line, content)))).to.deep.equal(
          faults.map(([field, value, allowed]) => ({ file: FILE, line, field, value, allowed })),
        );
      });
    }

    for (const [name, bent, line, [field, value, allowed]] of invalidByHeader) {
      it(`of ${name}`, () => {
        expect(faultsOf(bytesOf([bent, ...lines.slice(1)]))).to.deep.equal([
          { file: FILE, line, field, value, allowed },
        ]);
      });
    }

    it('of a log whose first line is an entry', () => {
      const faults = faultsOf(bytesOf(lines.slice(1)));
      expect(faults[0]).to.deep.equal({
        file: FILE,
        line: 1,
        field: 'kind',
        value: 'status',
        allowed: 'one of header',
      });
      expect(faults.filter(({ value }) => value === undefined).map(({ field }) => field)).to.deep.equal(
        Object.keys(headerRule.required).filter((member) => member !== 'kind'),
      );
    });
  });

  it('reads logs in steps one after another, also after one that is wrong', async () => {
    const read: string[] = [];
    const reading = [lines, lines.slice(1), lines, lines.slice(1)].map((content, n) =>
      readMatchLogInSteps(FILE, bytesOf(content)).then(
        ({ state }) => read.push(`${n}: ${state.revision}`),
        (error: unknown) => read.push(`${n}: ${(error as Error).name}`),
      ),
    );
    await Promise.all(reading);
    const revision = lines.length - 1;
    expect(read).to.deep.equal([`0: ${revision}`, '1: DataError', `2: ${revision}`, '3: DataError']);
  });

  it('knows at least forty ways to be wrong', () => {
    expect(invalidLines.length).to.be.at.least(40);
    expect(new Set(invalidLines.map(([name]) => name)).size).to.equal(invalidLines.length);
  });

  it('reads nothing of a file with a fault in its last line', () => {
    expect(faultsOf(bytesOf([...lines, '{'])).map(({ line }) => line)).to.deep.equal([lines.length + 1]);
  });
});

describe('writeMatchLog', () => {
  it('writes the lines a log was read from, plain or gzip, and reads back what it wrote', () => {
    for (const bytes of [bytesOf(lines), gzipSync(bytesOf(lines))]) {
      const { log } = readMatchLog(FILE, bytes);
      expect(writeMatchLog(log)).to.equal(textOf(lines));
      expect(readMatchLog(FILE, gzipSync(writeMatchLog(log))).log).to.deep.equal(log);
    }
  });

  it('writes a log without entries as its header alone', () => {
    expect(writeMatchLog(readMatchLog(FILE, bytesOf([header])).log)).to.equal(textOf([header]));
  });
});

describe('ways to write the same log', () => {
  const plain = readMatchLog(FILE, bytesOf(lines)).log;
  const columns = partsOf(openMatch(plain)).columns;
  const cases: readonly (readonly [string, Uint8Array])[] = [
    ['lines that end in CR LF', new TextEncoder().encode(textOf(lines).replaceAll('\n', '\r\n'))],
    ['no end of line after the last', new TextEncoder().encode(textOf(lines).slice(0, -1))],
    ['a byte order mark', new TextEncoder().encode(`\uFEFF${textOf(lines)}`)],
    ['gzip', gzipSync(bytesOf(lines))],
    ['gzip in two members', Buffer.concat([gzipSync(bytesOf(lines.slice(0, 4))), gzipSync(bytesOf(lines.slice(4)))])],
    ['members in another order', bytesOf(lines.map((line) => Object.fromEntries(Object.entries(line).reverse())))],
  ];
  for (const [name, bytes] of cases) {
    it(`reads ${name} alike`, () => {
      const { log } = readMatchLog(FILE, bytes);
      expect(log).to.deep.equal(plain);
      expect(partsOf(openMatch(log)).columns).to.deep.equal(columns);
    });
  }
});

describe('files without a match log', () => {
  const whole = (value: unknown, allowed: string) => [{ file: FILE, line: 0, field: '', value, allowed }];

  it('refuses an empty file, naming line 1', () => {
    expect(faultsOf(new Uint8Array())).to.deep.equal([
      { file: FILE, line: 1, field: '', value: '', allowed: 'one JSON object' },
    ]);
  });

  it('refuses broken gzip whole', () => {
    const bytes = gzipSync(bytesOf(lines));
    expect(faultsOf(bytes.subarray(0, bytes.length - 12))).to.deep.equal(
      whole(undefined, 'gzip of at most 67108864 bytes; unexpected end of file'),
    );
    expect(faultsOf(Uint8Array.of(0x1f, 0x8b, 1, 2, 3))[0]?.allowed).to.match(/^gzip of at most 67108864 bytes; /u);
  });

  it('refuses gzip that unpacks to more than 64 MB, without unpacking it', () => {
    const bomb = gzipSync(Buffer.alloc(65 * 1024 * 1024));
    expect(bomb.length).to.be.below(100_000);
    expect(faultsOf(bomb)[0]).to.include({ line: 0, field: '' });
    expect(faultsOf(bomb)[0]?.allowed).to.match(/^gzip of at most 67108864 bytes; /u);
  });

  it('refuses a plain file of more than 64 MB', () => {
    const size = 64 * 1024 * 1024 + 1;
    expect(faultsOf(new Uint8Array(size))).to.deep.equal(whole(size, 'at most 67108864 bytes'));
  });
});

describe('faultLine', () => {
  const fault = (field: string, value: unknown): Fault => ({
    file: 'a.ndjson',
    line: 3,
    field,
    value,
    allowed: 'a thing',
  });
  const cases: readonly (readonly [Fault, string])[] = [
    [fault('x', 121), 'a.ndjson:3: x: found 121, allowed is a thing'],
    [fault('', 'words'), 'a.ndjson:3: the line: found "words", allowed is a thing'],
    [fault('id', undefined), 'a.ndjson:3: id: found nothing, allowed is a thing'],
    [fault('phase', null), 'a.ndjson:3: phase: found null, allowed is a thing'],
    [fault('set', { a: [1] }), 'a.ndjson:3: set: found {"a":[1]}, allowed is a thing'],
    [fault('name', 'n'.repeat(90)), `a.ndjson:3: name: found "${'n'.repeat(76)}..., allowed is a thing`],
  ];
  for (const [input, expected] of cases) {
    it(`writes ${expected.slice(0, 60)}`, () => {
      expect(faultLine(input)).to.equal(expected);
    });
  }

  it('is the message of an error, which counts the others', () => {
    expect(new DataError([fault('x', 1)]).message).to.equal('a.ndjson:3: x: found 1, allowed is a thing');
    expect(new DataError([fault('x', 1), fault('y', 2), fault('z', 3)]).message).to.equal(
      'a.ndjson:3: x: found 1, allowed is a thing (and 2 more)',
    );
  });
});
