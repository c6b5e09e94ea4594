import { appendFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { growingLines } from '../../src/tail/growing-lines.js';
import type { LineSource } from '../../src/tail/line-source.js';
import { streamLines } from '../../src/tail/stream-lines.js';
import { folders } from '../support/folder.js';

describe('the lines of a file that grows', () => {
  const folderWith = folders();
  let source: LineSource | undefined;
  const close = (): void => {
    source?.close();
    source = undefined;
  };
  afterEach(close);

  const following = (text: string): { readonly file: string; readonly lines: LineSource } => {
    const file = path.join(folderWith({ 'a.ndjson': text }), 'a.ndjson');
    return { file, lines: (source = growingLines(file, { ends: 'never' })) };
  };

  it('are those there are, so many at a time, and then those that come', async () => {
    const { file, lines } = following('one\ntwo\nthree\n');
    expect(await lines.next(2)).to.deep.equal({ lines: ['one', 'two'] });
    expect(await lines.next(2)).to.deep.equal({ lines: ['three'] });
    const next = lines.next(9);
    appendFileSync(file, 'four\nfi');
    expect(await next).to.deep.equal({ lines: ['four'] });
  });

  it('wait for their ends, in the midst of a character too', async () => {
    const { file, lines } = following('');
    const next = lines.next(9);
    const bytes = Buffer.from('é\n');
    appendFileSync(file, bytes.subarray(0, 1));
    appendFileSync(file, bytes.subarray(1));
    expect(await next).to.deep.equal({ lines: ['é'] });
  });

  it('start again if the file is cut short', async () => {
    const { file, lines } = following('one\ntwo\n');
    await lines.next(9);
    truncateSync(file);
    appendFileSync(file, 'a\n');
    expect(await lines.next(9)).to.deep.equal({ lines: ['a'], restarted: true });
    appendFileSync(file, 'b\n');
    expect(await lines.next(9)).to.deep.equal({ lines: ['b'] });
  });

  it('start again if the file is replaced, after the rest of the old one', async () => {
    const { file, lines } = following('one\n');
    await lines.next(9);
    appendFileSync(file, 'two\nhalf');
    renameSync(file, `${file}.1`);
    writeFileSync(file, 'a\nb\n');
    expect(await lines.next(9)).to.deep.equal({ lines: ['two'] });
    expect(await lines.next(9)).to.deep.equal({ lines: ['a', 'b'], restarted: true });
  });

  it('wait where there is no file for a while', async () => {
    const { file, lines } = following('one\n');
    await lines.next(9);
    renameSync(file, `${file}.1`);
    const next = lines.next(9);
    writeFileSync(file, 'a\n');
    expect(await next).to.deep.equal({ lines: ['a'], restarted: true });
  });

  it('end at the end of the file where they are to, and when they are given up', async () => {
    const file = path.join(folderWith({ 'a.ndjson': 'one\nhalf' }), 'a.ndjson');
    source = growingLines(file, { ends: 'at end of file' });
    expect([await source.next(9), await source.next(9), await source.next(9)]).to.deep.equal([
      { lines: ['one'] },
      { lines: ['half'] },
      undefined,
    ]);
    close();
    const controller = new AbortController();
    source = growingLines(file, { ends: 'never', signal: controller.signal });
    await source.next(9);
    const next = source.next(9);
    controller.abort();
    expect(await next).to.equal(undefined);
  });

  it('refuse a file that is not there, bytes that are no UTF-8, and a line without end', async () => {
    expect(() => growingLines(path.join(folderWith(), 'none'), { ends: 'never' })).to.throw('ENOENT');
    for (const [bytes, message] of [
      [Buffer.from([0xff, 0x0a]), 'a:1: the line: found nothing, allowed is UTF-8'],
      [Buffer.alloc(1024 * 1024 + 1, 'a'), 'a:1: the line: found nothing, allowed is at most 1048576 bytes'],
    ] as const) {
      const file = path.join(folderWith({ a: bytes }), 'a');
      source = growingLines(file, { ends: 'never' });
      const error: unknown = await source.next(9).catch((reason: unknown) => reason);
      expect((error as Error).message).to.contain(message);
      close();
    }
  });
});

describe('the lines of a stream', () => {
  const all = async (pieces: readonly (string | Buffer)[]): Promise<readonly string[]> => {
    const source = streamLines('-', Readable.from(pieces.map((piece) => Buffer.from(piece))));
    const lines: string[] = [];
    for (let piece = await source.next(2); piece !== undefined; piece = await source.next(2))
      lines.push(...piece.lines);
    return lines;
  };

  it('are put together from what comes, the last also without an end', async () => {
    expect(await all(['on', 'e\ntwo\nthr', 'ee\nfour'])).to.deep.equal(['one', 'two', 'three', 'four']);
    expect(await all([])).to.deep.equal([]);
  });

  it('end when they are given up', async () => {
    const controller = new AbortController();
    const stream = new Readable({ read: () => undefined });
    const source = streamLines('-', stream, controller.signal);
    const next = source.next(1);
    controller.abort();
    expect(await next).to.equal(undefined);
    expect(stream.destroyed).to.equal(true);
  });
});
