import { inspect } from 'node:util';
import { expect } from 'chai';
import { lazy } from '../src/domain/lazy.js';

describe('what is made once', () => {
  for (const value of [{ name: 'a list' }, 0, '', null, undefined]) {
    it(`gives ${inspect(value)} and keeps it`, () => {
      let made = 0;
      const given = lazy(() => {
        made += 1;
        return value;
      });
      expect([given(), given(), given()]).to.deep.equal([value, value, value]);
      expect(made).to.equal(1);
    });
  }

  it('is the same thing each time', () => {
    const given = lazy(() => ({}));
    expect(given()).to.equal(given());
  });

  it('is not made before it is asked for', () => {
    let made = 0;
    const given = lazy(() => {
      made += 1;
    });
    expect(made).to.equal(0);
    given();
    expect(made).to.equal(1);
  });

  it('is tried again where making it throws', () => {
    let tries = 0;
    const given = lazy(() => {
      tries += 1;
      if (tries < 3) throw new Error(`try ${tries}`);
      return tries;
    });
    expect(given).to.throw('try 1');
    expect(given).to.throw('try 2');
    expect([given(), given()]).to.deep.equal([3, 3]);
  });
});
