import { expect } from 'chai';
import { describeFileError, naming } from '../../src/store/file-error.js';

const errorOf = (members: object): Error => Object.assign(new Error('failed'), members);

describe('an error of the file system', () => {
  const cases: readonly (readonly [string, Error, string | undefined])[] = [
    ['names its file', errorOf({ code: 'ENOSPC', path: '/a/b' }), '/a/b cannot be used: its disk is full (ENOSPC).'],
    [
      'names where a file goes',
      errorOf({ code: 'EROFS', path: '/a', dest: '/b' }),
      '/b cannot be used: its disk is read-only',
    ],
    ['names what the command wrote', errorOf({ code: 'ENOSPC' }), 'logs cannot be used: its disk is full (ENOSPC).'],
    ['says what to do', errorOf({ code: 'EMFILE', path: '/a' }), 'Raise the limit, for example with ulimit -n 4096.'],
    ['is found below another error', new Error('x', { cause: errorOf({ code: 'EACCES', path: '/a' }) }), '/a cannot'],
    ['is not made of another error', errorOf({ code: 'ERR_PARSE_ARGS' }), undefined],
    ['is not made of an inherited name', errorOf({ code: 'toString' }), undefined],
  ];
  for (const [what, error, expected] of cases)
    it(what, () => {
      const text = describeFileError(error, 'logs');
      if (expected === undefined) expect(text).to.equal(undefined);
      else expect(text).to.include(expected);
    });

  it('gets the name of a file that it lacks, and keeps one that it has', () => {
    const failing = (error: Error) => () =>
      naming('/named', () => {
        throw error;
      });
    expect(failing(errorOf({ code: 'ENOSPC' })))
      .to.throw()
      .with.property('path', '/named');
    expect(failing(errorOf({ code: 'ENOSPC', path: '/own' })))
      .to.throw()
      .with.property('path', '/own');
  });
});
