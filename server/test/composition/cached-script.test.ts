import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { runCached } from '../../src/composition/cached-script.js';

/** What the script of these tests exports. */
interface Exports {
  readonly twice: (value: number) => number;
  readonly of: readonly string[];
  readonly isModule: boolean;
  readonly join: (...parts: readonly string[]) => string;
  readonly load: () => Promise<{ readonly sep: string }>;
}

const text = `(function (exports, require, module, filename, dirname, url, importPackage) {
  module.exports = {
    twice: function (value) { return 2 * value; },
    of: [filename, dirname, url],
    isModule: module.exports === exports,
    join: require('node:path').join,
    load: () => importPackage('node:path'),
  };
})`;

describe('a script with saved code', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'cached-script-'));
    file = path.join(folder, 'script-1.cjs');
    writeFileSync(file, text);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const run = () => runCached<Exports>(pathToFileURL(file));
  const files = (): readonly string[] => readdirSync(folder).filter((name) => name !== 'script-1.cjs');
  const save = (): string => {
    const { exports, saveCode } = run();
    // V8 compiles a function when it is first called.
    exports.twice(1);
    saveCode();
    return path.join(folder, files()[0] ?? '');
  };

  for (const isSaved of [false, true])
    it(`is run as a module of CommonJS ${isSaved ? 'from its code' : 'without code'}`, async () => {
      if (isSaved) save();
      const { exports } = run();
      expect(exports.twice(21)).to.equal(42);
      expect(exports.of).to.deep.equal([file, folder, pathToFileURL(file).href]);
      expect(exports.isModule).to.equal(true);
      expect(exports.join('a', 'b')).to.equal(path.join('a', 'b'));
      expect((await exports.load()).sep).to.equal(path.sep);
    });

  it('saves code in one file beside it, and nothing before', () => {
    const { saveCode } = run();
    expect(files()).to.deep.equal([]);
    saveCode();
    expect(files()).to.have.length(1);
    expect(files()[0]).to.match(/^script-1\.cjs\.\d+\.code$/u);
  });

  it('reads saved code: another text of the same length is not compiled', () => {
    save();
    writeFileSync(file, text.replace('2 * value', '3 * value'));
    expect(run().exports.twice(21)).to.equal(42);
  });

  it('compiles again what V8 rejects, and saves that', () => {
    const code = save();
    const whole = readFileSync(code);
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(100) ^ 4, 100);
    const damaged = [Buffer.alloc(0), Buffer.from('no code'), whole.subarray(0, 100), whole.subarray(0, -1), changed];
    damaged.forEach((bytes, at) => {
      // V8 does not read the code of a text that it has compiled in this process.
      writeFileSync(file, text.replace('2 * value', `${3 + at} * value`));
      writeFileSync(code, bytes);
      const { exports, saveCode } = run();
      expect(exports.twice(4)).to.equal(4 * (3 + at));
      saveCode();
      expect(readFileSync(code).length).to.be.above(100);
    });
  });

  it('saves code that V8 would drop otherwise', () => {
    const sizeAfter = (work: () => void): number => {
      const { exports, saveCode } = run();
      exports.twice(1);
      work();
      saveCode();
      const [name = ''] = files();
      const { length } = readFileSync(path.join(folder, name));
      rmSync(path.join(folder, name));
      return length;
    };
    const collect = (): void => {
      setFlagsFromString('--expose-gc');
      setFlagsFromString('--stress-flush-code');
      for (let n = 0; n < 3; n += 1) (runInNewContext('gc') as () => void)();
      setFlagsFromString('--no-stress-flush-code');
    };
    expect(sizeAfter(collect)).to.equal(sizeAfter(() => undefined));
  });

  it('does not save code that it has read', () => {
    const code = save();
    writeFileSync(file, text.replace('2 * value', '9 * value'));
    const { exports, saveCode } = run();
    expect(exports.twice(2)).to.equal(4);
    rmSync(code);
    saveCode();
    expect(files()).to.deep.equal([]);
  });

  it('is run where its folder does not take a file, and leaves nothing', () => {
    const { exports, saveCode } = run();
    // A folder of the name of the code cannot be replaced by a file.
    const name = path.basename(save());
    rmSync(path.join(folder, name));
    mkdirSync(path.join(folder, name, 'inner'), { recursive: true });
    saveCode();
    expect(exports.twice(1)).to.equal(2);
    expect(files()).to.deep.equal([name]);
    expect(run().exports.twice(1)).to.equal(2);
  });

  it('has its address in the stack of an error', () => {
    writeFileSync(
      file,
      `(function (exports, require, module) { module.exports = { fail() { throw new Error('x'); } }; })`,
    );
    const { exports } = runCached<{ readonly fail: () => void }>(pathToFileURL(file));
    expect(exports.fail).to.throw(Error).with.property('stack').that.includes(pathToFileURL(file).href);
  });
});
