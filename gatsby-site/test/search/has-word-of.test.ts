import { expect } from 'chai';
import { hasWordOf } from '../../src/search/has-word-of.js';

const has = (excerpt: string, query: string): boolean => hasWordOf({ excerpt, sections: [] }, query);

describe('a page of the full text', () => {
  it('is found if it has a word of the query, or most of a long one', () => {
    expect(has('words such as <mark>xg.</mark>', 'xg')).to.equal(true);
    expect(has('<mark>POINTS_xG</mark>', 'xg')).to.equal(true);
    expect(has('<mark>lastXSeconds</mark>', 'seconds')).to.equal(true);
    expect(has('<mark>clearances</mark>', 'clearanced')).to.equal(true);
    expect(has('<mark>brand</mark>', 'branding')).to.equal(true);
    expect(has('<mark>score.</mark>', 'scoring')).to.equal(true);
  });

  it('is not if a short word is only inside of another, or too little of a word is left', () => {
    expect(has('<mark>"v1,25swZ2xg4aIaGKw="</mark>', 'xg')).to.equal(false);
    expect(has('<mark>sandbox</mark>', 'box')).to.equal(false);
    expect(has('<mark>brand</mark>', 'brandlist')).to.equal(false);
    expect(has('<mark>quarter</mark>', 'qzxwvkj')).to.equal(false);
    expect(has('<mark>a</mark>', '')).to.equal(false);
    expect(has('<mark>W</mark>', 'wing')).to.equal(false);
  });
});
