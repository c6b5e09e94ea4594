import { expect } from 'chai';
import { areaBounds as serverBounds } from '../../../../server/src/answers/statistics/area-text.js';
import { areaBounds } from '../../../src/features/questions/area.js';

describe('the bounds of an area in the form', () => {
  it('are those of the server', () => {
    expect(areaBounds).to.deep.equal(serverBounds);
  });
});
