import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { expect } from 'chai';
import { DataError } from '@goalsquare/data';
import { readRegister, registerOf, writeRegister } from '../../src/register/register-file.js';
import { Register, type FoundId } from '../../src/register/register.js';
import { folders } from '../support/folder.js';

const person = (externalId: string, id: number, name?: string): FoundId => ({
  kind: 'person',
  source: 'afl',
  externalId,
  id,
  ...(name !== undefined && { name }),
});
const some = Register.empty.with([person('CD_I1', 1, 'Ada Brook'), person('CD_I2', 2, 'Ada Brook')]).register;
const newFolder = folders();

describe('the register of external ids', () => {
  describe('answers', () => {
    it('gives each external id one id, and keeps all its names', () => {
      const { register, conflicts } = some.with([person('CD_I1', 1, 'Ada Marsh')]);
      expect(register.idOf('person', 'afl', 'CD_I1')).to.equal(1);
      expect(register.ids[0]?.names).to.deep.equal(['Ada Brook', 'Ada Marsh']);
      expect(conflicts).to.deep.equal([]);
    });

    it('leads both ids of a merged person to one, whatever files say later', () => {
      const merged = some.merging({ from: 2, to: 1 });
      expect(merged.idOf('person', 'afl', 'CD_I2')).to.equal(1);
      expect(merged.with([person('CD_I2', 2, 'Ada Brook')])).to.deep.equal({ register: merged, conflicts: [] });
      const twice = merged.merging({ from: 1, to: 7 });
      expect([1, 2, 7].map((id) => twice.personOf(id))).to.deep.equal([7, 7, 7]);
      expect(twice.taken('person')).to.include.members([1, 2, 7]);
    });

    it('keeps the merged ids of each kind apart', () => {
      const merged = some.merging({ from: 2, to: 1 }).merging({ kind: 'squad', from: 2, to: 3 });
      expect([merged.personOf(2), merged.currentId('squad', 2), merged.currentId('venue', 2)]).to.deep.equal([1, 3, 2]);
      expect([merged.taken('squad'), merged.taken('venue')]).to.deep.equal([[2], []]);
      const folder = newFolder({ 'register.jsonl': writeRegister(merged) });
      expect(readRegister(folder).merged).to.deep.equal(merged.merged);
    });

    it('is read as it was written', () => {
      const folder = newFolder({ 'register.jsonl': writeRegister(some.merging({ from: 2, to: 1 })) });
      const { ids, merged } = readRegister(folder);
      expect(ids).to.deep.equal(some.merging({ from: 2, to: 1 }).ids);
      expect(merged).to.deep.equal([{ from: 2, to: 1 }]);
    });
  });

  describe('refuses', () => {
    it('to give an external id to something else, and reports it', () => {
      const { register, conflicts } = some.with([person('CD_I1', 5, 'Ada Brook')]);
      expect(register.idOf('person', 'afl', 'CD_I1')).to.equal(1);
      expect(conflicts.map(({ found }) => found.id)).to.deep.equal([5]);
    });

    const text = writeRegister(some);
    const damaged: readonly (readonly [string, string])[] = [
      ['cut short', text.slice(0, -20)],
      ['changed', text.replace('Ada', 'Eve')],
      ['of another format', '{"format":"x","version":1,"lines":0,"crc32":0}\n'],
      ['without a line', ''],
    ];
    for (const [what, content] of damaged)
      it(`a file ${what}, with what to do`, () => {
        const folder = newFolder();
        writeFileSync(path.join(folder, 'register.jsonl'), content);
        expect(() => readRegister(folder))
          .to.throw(DataError, /^register\.jsonl(?::1)?:/u)
          .with.property('advice', 'restore it from a backup, or remove it and import the files again');
      });

    /** Returns the bytes of a register with these lines, and the head that they have if none is given. */
    const fileOf = (lines: readonly string[], head: object = {}): Buffer => {
      const body = lines.map((line) => `${line}\n`).join('');
      const own = JSON.parse(text.split('\n')[0] ?? '') as object;
      return Buffer.from(`${JSON.stringify({ ...own, lines: lines.length, crc32: crc32(body), ...head })}\n${body}`);
    };
    const [, first = ''] = text.split('\n');
    const faults: readonly (readonly [string, Buffer, string])[] = [
      [
        'a checksum that is not its own',
        fileOf([first], { crc32: 1 }),
        'a register that was not changed by hand; its checksum differs',
      ],
      ['fewer lines than its head says', fileOf([first], { lines: 2 }), '2 lines'],
      ['a line that is no JSON', fileOf([first, 'no JSON']), 'one JSON object'],
      ['a line that is no object', fileOf([first, 'null']), 'an object'],
      ['a line with a member that is wrong', fileOf([first.replace('"id":1', '"id":"one"')]), 'register.jsonl:2: id: '],
    ];
    for (const [what, bytes, allowed] of faults)
      it(`a file with ${what}, and names the line`, () => {
        const folder = newFolder();
        writeFileSync(path.join(folder, 'register.jsonl'), bytes);
        try {
          readRegister(folder);
        } catch (error) {
          expect(error).to.be.instanceOf(DataError);
          expect(String(error)).to.include(allowed);
          return;
        }
        expect.fail('it was read');
      });

    it('a folder that cannot be read, other than by being empty', () => {
      const folder = newFolder();
      mkdirSync(path.join(folder, 'register.jsonl'));
      expect(() => readRegister(folder)).to.throw(/EISDIR/u);
    });
  });

  describe('edges', () => {
    it('is empty in a folder without a file, or in none', () => {
      expect(readRegister(newFolder())).to.equal(Register.empty);
      expect(readRegister('/no/such/folder')).to.equal(Register.empty);
      const file = path.join(newFolder(), 'file');
      writeFileSync(file, '');
      expect(readRegister(file)).to.equal(Register.empty);
    });

    it('lists the external ids of a person, of all sources, and of no other kind', () => {
      const { register } = some.with([
        { ...person('P-1', 1), source: 'own' },
        { ...person('S-1', 1), kind: 'squad' },
      ]);
      expect(register.ofPerson(1).map(({ source, externalId }) => `${source} ${externalId}`)).to.deep.equal([
        'afl CD_I1',
        'own P-1',
      ]);
      expect(register.ofPerson(2).map(({ externalId }) => externalId)).to.deep.equal(['CD_I2']);
      expect(register.ofPerson(9)).to.deep.equal([]);
    });

    it('is read in steps of many lines', () => {
      const many = Array.from({ length: 4500 }, (_, n) => person(`CD_I${n}`, n + 1));
      const steps = registerOf(Buffer.from(writeRegister(Register.empty.with(many).register)));
      let turns = 0;
      for (let step = steps.next(); step.done !== true; step = steps.next()) turns += 1;
      expect(turns).to.equal(2);
    });

    it('is the same object if nothing is new', () => {
      expect(some.with([person('CD_I1', 1, 'Ada Brook'), person('CD_I2', 2)]).register).to.equal(some);
    });
  });
});
