import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { DataError } from '@goalsquare/data';
import { readRegister, writeRegister } from '../../src/register/register-file.js';
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
  });

  describe('edges', () => {
    it('is empty in a folder without a file, or in none', () => {
      expect(readRegister(newFolder())).to.equal(Register.empty);
      expect(readRegister('/no/such/folder')).to.equal(Register.empty);
    });

    it('is the same object if nothing is new', () => {
      expect(some.with([person('CD_I1', 1, 'Ada Brook'), person('CD_I2', 2)]).register).to.equal(some);
    });
  });
});
