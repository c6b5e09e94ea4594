import { EventEmitter } from 'node:events';
import { expect } from 'chai';
import { logWarnings } from '../../../src/features/operations/log-warnings.js';

describe('warnings of Node', () => {
  it('are lines of the log, and nothing else prints them', () => {
    const lines: unknown[] = [];
    const source = new EventEmitter();
    source.on('warning', () => lines.push('printed'));
    const write =
      (level: string) =>
      (members: object, message?: string): void => {
        lines.push([level, members, message]);
      };
    logWarnings({ debug: write('debug'), warn: write('warn') } as never, source);
    source.emit('warning', Object.assign(new Error('old'), { name: 'DeprecationWarning', code: 'DEP0169' }));
    source.emit('warning', Object.assign(new Error('many'), { name: 'MaxListenersExceededWarning' }));
    expect(lines).to.deep.equal([
      ['debug', { warning: 'DeprecationWarning', code: 'DEP0169' }, 'old'],
      ['warn', { warning: 'MaxListenersExceededWarning' }, 'many'],
    ]);
  });
});
