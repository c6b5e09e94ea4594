import { constants } from 'node:os';
import { expect } from 'chai';
import { StorageError, storageCauseOf, storageFaultOf } from '@goalsquare/data';

describe('a fault of the disk', () => {
  const cases: readonly (readonly [string | number, string | undefined, string | undefined])[] = [
    ['ENOSPC', 'disk-full', 'make room on it, or set X on another disk'],
    [constants.errno.ENOSPC, 'disk-full', 'make room on it, or set X on another disk'],
    [-30_792, 'disk-full', 'make room on it, or set X on another disk'],
    [constants.errno.EACCES, 'read-only', 'permit that, run as its owner, or set X that this user owns'],
    ['EROFS', 'read-only', 'set X that can be written'],
    [-30_795, 'disk-failed', 'restore a backup on another disk: set X there'],
    ['EMFILE', undefined, undefined],
    ['ENOENT', undefined, undefined],
  ];
  for (const [code, cause, remedy] of cases)
    it(`is ${cause ?? 'none'} for ${code}`, () => {
      const error = Object.assign(new Error('failed'), { code });
      expect([storageCauseOf(error), storageFaultOf(error)?.remedy('set X')]).to.deep.equal([cause, remedy]);
    });

  it('is that of a write that was refused', () => {
    for (const reason of ['disk-full', 'read-only', 'disk-failed'] as const)
      expect(storageFaultOf(new StorageError(reason, 'refused'))?.cause).to.equal(reason);
  });
});
